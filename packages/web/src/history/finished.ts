import { canonical, isFlaw, type Result, readSetup, replay, type Seat, usualValue } from '@waybill/kernel';
import { loadRules } from '../games/load-rules.ts';
import { findEntry } from '../games/registry.ts';
import type { Kept } from '../match/store/matches.ts';

/** What became of the person who played it on this device. */
export type PersonalResult = 'won' | 'shared' | 'lost';

/** A match that is over, with what a history asks about it. */
export interface Finished {
  readonly kept: Kept;
  readonly result: Result;
  /** The seat of the one person; null where several, or nobody, sat at this device. */
  readonly seat: Seat | null;
  readonly outcome: PersonalResult | null;
  readonly score: number | null;
  /** Whether it was played by the standard rules on the standard sheet: only such scores compare. */
  readonly standard: boolean;
  readonly best: 'highest' | 'lowest';
}

/** Null for what is not over, for lessons, and for what this version can't replay. */
export async function readFinished(kept: Kept): Promise<Finished | null> {
  if (kept.next !== 'over' || kept.lesson || !findEntry(kept.match.game)) return null;
  const game = await loadRules(kept.match.game);
  const setup = readSetup(game, kept.match);
  if (isFlaw(setup)) return null;
  const { play, refused } = replay(game, setup, kept.match);
  const result = refused ? null : game.result(play.state);
  if (!result) return null;
  const seat = onlyPerson(kept);
  const usual = game.options.every((spec) => (setup.options[spec.key] ?? spec.default) === usualValue(spec));
  const ownSheet = game.sheet !== null && canonical(setup.sheet) !== canonical(game.sheet.standard);
  return {
    kept,
    result,
    seat,
    outcome: seat === null ? null : outcomeOf(result, seat),
    score: seat === null ? null : result.scores[seat],
    standard: usual && !ownSheet,
    best: game.best,
  };
}

function onlyPerson({ sitters }: Kept): Seat | null {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : null;
}

function outcomeOf({ winners }: Result, seat: Seat): PersonalResult {
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** One line of the table of bests: all matches of a game by one person, with the same number of seats. */
export interface Best {
  readonly game: string;
  readonly seats: number;
  readonly played: number;
  readonly won: number;
  /** The best score by the standard rules, and the match it was made in. */
  readonly record: Finished | null;
}

export function bestsOf(all: readonly Finished[]): Best[] {
  const groups = new Map<string, Finished[]>();
  for (const one of all) {
    const { game, seats } = one.kept.match;
    const key = `${game} ${seats.length}`;
    if (one.seat !== null) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .map((group): Best => {
      const { game, seats } = group[0].kept.match;
      return {
        game,
        seats: seats.length,
        played: group.length,
        won: group.filter(({ outcome }) => outcome !== 'lost').length,
        record: group.filter(countsForRecord).reduce<Finished | null>(better, null),
      };
    })
    .toSorted((a, b) => b.played - a.played || a.game.localeCompare(b.game) || a.seats - b.seats);
}

/** What was taken back, or rolled by hand, may have been tried until it was good. */
const countsForRecord = ({ standard, kept }: Finished) => standard && kept.takenBack === 0 && !kept.byHand;

function better(record: Finished | null, one: Finished): Finished {
  if (!record) return one;
  const ahead = one.best === 'highest' ? one.score! > record.score! : one.score! < record.score!;
  return ahead ? one : record;
}

export interface Filter {
  /** A game's id; empty for all. */
  readonly game: string;
  readonly outcome: PersonalResult | '';
  readonly against: 'alone' | 'bots' | 'people' | '';
}

export const NO_FILTER: Filter = { game: '', outcome: '', against: '' };

export function passes({ kept, outcome }: Finished, filter: Filter): boolean {
  return (
    (filter.game === '' || kept.match.game === filter.game) &&
    (filter.outcome === '' || outcome === filter.outcome) &&
    (filter.against === '' || againstOf(kept) === filter.against)
  );
}

function againstOf({ sitters }: Kept): Filter['against'] {
  if (sitters.length === 1) return 'alone';
  return sitters.filter(({ kind }) => kind !== 'bot').length > 1 ? 'people' : 'bots';
}
