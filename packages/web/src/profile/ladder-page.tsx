import { type BestPlayers, isBestPlayers, isRatings, type RatingFigure } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { lookForServer, person } from '../frame/server.ts';
import { findEntry } from '../games/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { ask } from '../online/http.ts';
import { t as app } from '../words/catalogue.ts';
import { t as online } from '../words/online.ts';
import { figure } from './rating-table.tsx';
import { t } from './words.ts';
import '../look/cards.css';
import './profile.css';

interface Rung extends Pick<RatingFigure, 'rating'> {
  readonly name: string;
  /** Of whoever shows themselves. */
  readonly handle: string | null;
  /** Null of a bot, whose rating stays. */
  readonly figure: string | null;
  readonly you: boolean;
}

async function bring(game: string): Promise<readonly Rung[]> {
  if (!(await lookForServer())) throw new Error('there is no server');
  const found = await ask(isBestPlayers, `/api/ratings/${game}`);
  return [...botsOf(found), ...(await peopleOf(found, game))].toSorted((a, b) => b.rating - a.rating);
}

const botsOf = ({ bots }: BestPlayers) =>
  Object.entries(bots ?? {}).map(([level, rating]): Rung => {
    const name = app(`level.${level}` as 'level.easy');
    return { name, handle: null, rating, figure: null, you: false };
  });

/** Those who show themselves, and oneself, who sees oneself in any case. */
async function peopleOf({ people }: BestPlayers, game: string): Promise<Rung[]> {
  const me = person.value;
  const mine = me ? (await ask(isRatings, '/api/me/ratings')).ratings.find((one) => one.game === game) : undefined;
  const others = people.filter(({ handle }) => handle === null || handle !== me?.handle);
  const rungs = others.map((one): Rung => {
    const { name, handle, rating } = one;
    return { name, handle, rating, figure: figure(one), you: false };
  });
  const own = { name: app('players.you'), handle: null, you: true };
  return mine ? [...rungs, { ...own, rating: mine.rating, figure: figure(mine) }] : rungs;
}

/** Everybody who shows themselves, the bots and oneself, on one scale. */
export function LadderPage({ game }: { game: string }) {
  const [rungs, setRungs] = useState<readonly Rung[] | string | null>(null);
  const entry = findEntry(game);
  useEffect(() => {
    if (!entry) return;
    void bring(game).then(setRungs, () => setRungs(online('no-server')));
  }, [game, person.value?.id]);
  const title = entry ? t('ladder', { game: entry.title }) : t('ratings');
  return (
    <Frame title={title}>
      {rungs === null || typeof rungs === 'string' ? (
        <p class="nothing" role="status">
          {entry ? (rungs ?? app('loading')) : t('ladder.missing')}
        </p>
      ) : (
        <section class="box" style={entry && accentStyle(entry.accent)}>
          <p>{t('ladder.words')}</p>
          <Rungs rungs={rungs} />
          <p class="note">{t('ladder.note')}</p>
        </section>
      )}
    </Frame>
  );
}

function Rungs({ rungs }: { rungs: readonly Rung[] }) {
  return (
    <table class="ratings ladder">
      <thead>
        <tr>
          <th scope="col">{t('ladder.who')}</th>
          <th scope="col">{t('ratings.rating')}</th>
        </tr>
      </thead>
      <tbody>
        {rungs.map(({ name, handle, rating, figure: told, you }) => (
          <tr key={`${name} ${handle}`} data-you={you ? '' : undefined}>
            <th scope="row">{handle === null ? name : <a href={`/people/${handle}`}>{name}</a>}</th>
            <td>{told ?? Math.round(rating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
