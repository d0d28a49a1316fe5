import { commitment } from '@waybill/kernel';
import type { DealPage as Page } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { lookForServer, person } from '../frame/server.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import { notify } from '../look/notice.ts';
import { Invite } from '../online/invite.tsx';
import { t as app, language } from '../words/catalogue.ts';
import { bringDeal, playDeal } from './requests.ts';
import { Results } from './results.tsx';
import { t } from './words.ts';
import '../online/online.css';
import './deals.css';

interface Found {
  readonly deal: Page;
  readonly opened: Opened;
}

type Missing = 'missing' | 'no-server';

async function find(id: string): Promise<Found | Missing> {
  if (!(await lookForServer())) return 'no-server';
  const deal = await bringDeal(id);
  const opened = await openGame(deal.game);
  return opened ? { deal, opened } : 'missing';
}

/** Results of others come in, and what an analysis says of them: looked at again now and then. */
const AGAIN_MS = 5000;

/** A deal: what it is, one's own match, and what came of it for everybody. */
export function DealPage({ id }: { id: string }) {
  const [found, setFound] = useState<Found | Missing | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async () => {
      const next = await find(id).catch((): Missing => 'missing');
      if (gone) return;
      setFound((old) => (typeof next === 'string' && typeof old === 'object' && old ? old : next));
      timer = setTimeout(() => void look(), AGAIN_MS);
    };
    setFound(null);
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, person.value?.id]);
  if (found === null || typeof found === 'string')
    return (
      <Frame title="">
        <p class="nothing" role="status">
          {found === null ? app('loading') : t(found)}
        </p>
      </Frame>
    );
  const { deal, opened } = found;
  return (
    <Frame title={opened.entry.title} accent={opened.entry.accent}>
      <div class="deal">
        <About deal={deal} />
        {deal.results ? (
          <Results deal={deal} results={deal.results} opened={opened} />
        ) : (
          <p class="note">
            {t('played', { played: deal.played })} {t('sealed')}
          </p>
        )}
        <p class="note">
          {t('duplicate.why')} <a href={`/duplicate/${deal.game}`}>{t('duplicate.make')}</a>
        </p>
      </div>
    </Frame>
  );
}

const dayWords = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString(language(), { day: 'numeric', month: 'long', year: 'numeric' });

const timeWords = (at: number) =>
  new Date(at).toLocaleString(language(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

function About({ deal }: { deal: Page }) {
  const { kind, day = '', seats, mine } = deal;
  const people = seats.filter((bot) => bot === null).length;
  const over = Date.now() >= deal.ends;
  return (
    <section class="box deal-about" aria-labelledby="deal">
      <h2 id="deal">{t(`kind.${kind}`, { day: kind === 'duplicate' ? '' : dayWords(day) })}</h2>
      <p>
        {t(`words.${kind}`)}{' '}
        {people > 1 ? t('tables', { people }) : seats.length === 1 ? t('alone') : t('bots', { bots: seats.length - 1 })}
      </p>
      <p>{over ? t('over') : t('ends', { when: timeWords(deal.ends) })}</p>
      {mine?.over && !mine.counts && <p>{t('late')}</p>}
      <Way deal={deal} over={over} />
      {kind === 'duplicate' && !over && (
        <Invite path={`/deal/${deal.id}`} title={t('kind.duplicate')} words={t('share')} />
      )}
      {kind !== 'open' && <p class="proof">{promiseWords(deal)}</p>}
    </section>
  );
}

/** This device checks for itself whether a seed is the one that was promised. */
function promiseWords({ seed, commit }: Page): string {
  const facts = { seed: seed ?? '', commit: commit.slice(0, 16) };
  if (seed === undefined) return t('promise', facts);
  return t(commitment(seed) === commit ? 'told' : 'told.wrong', facts);
}

/** To one's own match: begun, going on or over. */
function Way({ deal: { id, kind, mine }, over }: { deal: Page; over: boolean }) {
  const [busy, setBusy] = useState(false);
  const play = () => {
    setBusy(true);
    void playDeal(id)
      .then(
        (table) => route(`/table/${table}`),
        () => notify(t('failed')),
      )
      .finally(() => setBusy(false));
  };
  if (mine)
    return (
      <a class={mine.over ? 'button' : 'button main'} href={`/table/${mine.table}`}>
        {t(mine.over ? 'yours' : 'go-on')}
      </a>
    );
  if (over || kind === 'open') return null;
  return (
    <button type="button" class="main" aria-busy={busy} onClick={play}>
      {t('play')}
    </button>
  );
}
