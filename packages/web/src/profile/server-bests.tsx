import type { PastMatch } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { loadRules } from '../games/load-rules.ts';
import { findEntry } from '../games/registry.ts';
import { outcomeOf } from './past-matches.tsx';
import { t } from './words.ts';

interface Best {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Of the matches that counted for the rating. */
  readonly score: number | null;
}

async function bestOf(game: string, matches: readonly PastMatch[]): Promise<Best> {
  const { best } = await loadRules(game);
  const own = matches.filter((match) => match.game === game);
  const scores = own.flatMap(({ seat, seats, unrated }) => (unrated === null ? (seats[seat]?.score ?? []) : []));
  const top = best === 'highest' ? Math.max(...scores) : Math.min(...scores);
  const won = own.filter((match) => outcomeOf(match) !== 'lost').length;
  return { game, played: own.length, won, score: scores.length > 0 ? top : null };
}

/** How often one has played and won each game, and one's best score. */
export function ServerBests({ matches }: { matches: readonly PastMatch[] }) {
  const [bests, setBests] = useState<readonly Best[]>([]);
  useEffect(() => {
    const games = [...new Set(matches.map(({ game }) => game))].filter((game) => findEntry(game));
    void Promise.all(games.map((game) => bestOf(game, matches))).then(setBests);
  }, [matches]);
  if (bests.length === 0) return null;
  return (
    <table class="ratings">
      <thead>
        <tr>
          <th scope="col">{t('ratings.game')}</th>
          <th scope="col">{t('bests.played')}</th>
          <th scope="col">{t('bests.won')}</th>
          <th scope="col">{t('bests.score')}</th>
        </tr>
      </thead>
      <tbody>
        {bests.map(({ game, played, won, score }) => (
          <tr key={game}>
            <th scope="row">{findEntry(game)?.title}</th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{score ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
