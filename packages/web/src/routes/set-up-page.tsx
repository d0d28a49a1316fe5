import type { Game } from '@waybill/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { loadRules } from '../games/load-rules.ts';
import { type Entry, findEntry } from '../games/registry.ts';
import { lazy } from '../look/lazy.tsx';
import { type Draft, draftFor, planOf } from '../match/set-up/draft.ts';
import { OptionFields } from '../match/set-up/options.tsx';
import { SeatFields } from '../match/set-up/seats.tsx';
import { create } from '../match/store/create.ts';
import { t } from '../words/catalogue.ts';
import '../match/set-up/set-up.css';

const SheetField = lazy(async () => (await import('../editor/sheet-field.tsx')).SheetField);

/** Table set-up: everything that can be chosen before a match, all of it with a default. */
export function SetUp({ game: id, query }: { game: string; query?: { here?: string; sheet?: string } }) {
  const entry = findEntry(id);
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (entry) void loadRules(id).then(setGame);
  }, [id]);
  if (!entry)
    return (
      <Frame title={t('missing.title')}>
        <p>{t('missing.page')}</p>
      </Frame>
    );
  return (
    <Frame title={entry.title} accent={entry.accent}>
      {game ? (
        <Form entry={entry} game={game} here={Number(query?.here ?? 1)} sheet={query?.sheet} />
      ) : (
        <p class="nothing">{t('loading')}</p>
      )}
    </Frame>
  );
}

interface FormProps {
  readonly entry: Entry;
  readonly game: Game;
  readonly here: number;
  /** The id of a sheet of one's own to begin with. */
  readonly sheet: string | undefined;
}

function Form({ entry, game, here, sheet }: FormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(game, here));
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  useEffect(() => {
    if (sheet) void ownSheet(game, sheet).then((own) => change({ sheet: own }));
  }, [sheet]);
  const start = (submit: SubmitEvent) => {
    submit.preventDefault();
    route(`/match/${create(game, planOf(draft)).id}`);
  };
  return (
    <form class="set-up sheet" onSubmit={start}>
      <h2>{t('set-up')}</h2>
      <SeatFields game={game} draft={draft} onChange={change} />
      <OptionFields game={game} draft={draft} onChange={change} />
      <fieldset class="box">
        <legend class="caption">{t('set-up.dice')}</legend>
        <label class="check">
          <input type="checkbox" checked={draft.byHand} onChange={() => change({ byHand: !draft.byHand })} />
          <span>
            {t('set-up.by-hand')} <small>{t('set-up.by-hand.words')}</small>
          </span>
        </label>
        <label>
          <span>
            {t('set-up.seed')} <small>{t('set-up.seed.words')}</small>
          </span>
          <input
            type="text"
            maxLength={100}
            value={draft.seed}
            onInput={(input) => change({ seed: input.currentTarget.value })}
          />
        </label>
      </fieldset>
      {game.sheet && <SheetField game={game} sheet={draft.sheet} onSheet={(own) => change({ sheet: own })} />}
      <div class="row">
        <button type="submit" class="main">
          {t('set-up.start')}
        </button>
        <a class="button quiet" href={`/rules/${entry.id}`}>
          {t('rules')}
        </a>
      </div>
    </form>
  );
}

async function ownSheet(game: Game, id: string): Promise<unknown> {
  const { playableSheet } = await import('../editor/sheet-store.ts');
  return playableSheet(game, id);
}
