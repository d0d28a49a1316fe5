import type { Level, LuckScale, RatingScale } from '@waybill/bots';
import { type Game, Sfc32 } from '@waybill/kernel';
import { NEWCOMER, type Rating, rate } from '../../packages/server/src/ratings/formula.ts';
import { rateMatch } from '../../packages/server/src/ratings/rate-match.ts';
import type { Run } from './deserved.ts';
import type { Sample } from './measure.ts';

/** In so many leagues of all the order has to be right. */
const SURE = 0.75;
const MOST_ROUNDS = 200;
/** … and on average over so many rounds from there on: one round alone is chance. */
const WINDOW = 10;
/** Of players who meet each other: that far from one to the next. */
const APART = 100;
const PLAYERS = 5;

/** What a simulation of one kind of match found. */
export interface LeagueFound {
  /** Who played. */
  readonly of: string;
  /** Matches of each player until the order is right in three leagues of four; null where that never was. */
  readonly plain: number | null;
  readonly without: number | null;
  /** How far the first and the last are apart at the end, as a share of how far they should be: plain, and without luck. */
  readonly spread: readonly [plain: number, without: number];
  /** Rating points between where a player's ratings end on average and where they should, of the one furthest from it. */
  readonly furthest: readonly [plain: number, without: number];
}

type Ways<T> = readonly [plain: T, without: T];

const inOrder = (ratings: readonly Rating[]) =>
  ratings.every(({ rating }, i) => i === 0 || rating > ratings[i - 1].rating);

/** Counts, round by round, in how many leagues the order is right. */
class Tally {
  private readonly right = [0, 1].map(() => Array<number>(MOST_ROUNDS).fill(0));

  constructor(private readonly leagues: number) {}

  note(way: number, round: number, ratings: readonly Rating[]): void {
    if (inOrder(ratings)) this.right[way][round]++;
  }

  /** The first round from which on it is right often enough. */
  rounds(way: number): number | null {
    const counts = this.right[way];
    const enough = SURE * this.leagues;
    const first = counts.findIndex(
      (right, round) => right >= enough && mean(counts.slice(round, round + WINDOW)) >= enough,
    );
    return first < 0 ? null : first;
  }
}

/** Synthetic players of known strength; results and luck come together as they do in real matches of two. */
export function duelLeagues(whose: string, samples: readonly Sample[], scale: LuckScale, leagues: number): LeagueFound {
  const truth = Array.from({ length: PLAYERS }, (_, i) => NEWCOMER.rating + APART * (i - (PLAYERS - 1) / 2));
  const rng = new Sfc32('leagues');
  const lucks: Ways<readonly number[]> = [lucksOf(samples, 0), lucksOf(samples, 1)];
  const tally = new Tally(leagues);
  const ends = [0, 1].map(() => truth.map(() => 0));
  for (let league = 0; league < leagues; league++) {
    const ratings = [0, 1].map(() => truth.map((): Rating => NEWCOMER));
    for (let round = 0; round < MOST_ROUNDS; round++) {
      // Everybody has two matches, against neighbours in a circle that is shuffled anew.
      const circle = shuffled(PLAYERS, rng);
      for (const [i, a] of circle.entries()) {
        const b = circle[(i + 1) % PLAYERS];
        const { result, luck } = draw(truth[a] - truth[b], lucks, rng);
        for (const [way, all] of ratings.entries()) {
          const score = way === 0 ? result : result - scale.share * luck;
          const weight = way === 0 ? scale.plain : scale.weight;
          const [before, other] = [all[a], all[b]];
          all[a] = rate(before, other, score, weight);
          all[b] = rate(other, before, 1 - score, weight);
        }
      }
      for (const [way, all] of ratings.entries()) tally.note(way, round, all);
    }
    addEnds(ends, ratings, leagues);
  }
  const matches = (way: number) => {
    const rounds = tally.rounds(way);
    return rounds === null ? null : 2 * (rounds + 1);
  };
  const of = `five, ${APART} apart${whose}`;
  // Among themselves only distances can be told.
  const around = ends.map((all) => all.map((end) => end - mean(all) + NEWCOMER.rating));
  return { of, plain: matches(0), without: matches(1), ...biasOf(around, truth) };
}

/** Where everybody's ratings end, as the mean over all leagues. */
function addEnds(ends: number[][], ratings: readonly (readonly Rating[])[], leagues: number): void {
  for (const [way, all] of ratings.entries())
    for (const [who, { rating }] of all.entries()) ends[way][who] += rating / leagues;
}

/** How the ends of both ways are to the truth. */
function biasOf(
  [plain, without]: readonly (readonly number[])[],
  truth: readonly number[],
): Pick<LeagueFound, 'spread' | 'furthest'> {
  const wide = (all: readonly number[]) => (all.at(-1) ?? 0) - all[0];
  const spread = (all: readonly number[]) => wide(all) / wide(truth);
  const furthest = (all: readonly number[]) => Math.max(...all.map((end, who) => Math.abs(end - truth[who])));
  return { spread: [spread(plain), spread(without)], furthest: [furthest(plain), furthest(without)] };
}

const lucksOf = (samples: readonly Sample[], won: number) =>
  samples.flatMap(({ result, luck }) => (result === won ? [luck] : []));

/** Luck as it was where the result was the same, less its mean at these odds: which is 0 in truth, by construction. */
function draw(apart: number, [lost, won]: Ways<readonly number[]>, rng: Sfc32): Sample {
  const chance = 1 / (1 + 10 ** (-apart / 400));
  const isWin = rng.below(1_000_000) < chance * 1_000_000;
  const of = isWin ? won : lost;
  const expected = chance * mean(won) + (1 - chance) * mean(lost);
  return { result: isWin ? 1 : 0, luck: of[rng.below(of.length)] - expected };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function shuffled(count: number, rng: Sfc32): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** A player of a game for one, and what they scored in real matches. */
export interface Soloist {
  readonly name: string;
  readonly matches: readonly Run[];
}

/** Players alone, the weakest first, whose matches are drawn from those that bots really played. */
export function soloLeagues(game: Game, scale: RatingScale, players: readonly Soloist[], leagues: number): LeagueFound {
  const rng = new Sfc32('leagues');
  const tally = new Tally(leagues);
  const ends = [0, 1].map(() => players.map(() => 0));
  for (let league = 0; league < leagues; league++) {
    const ratings = [0, 1].map(() => players.map((): Rating => NEWCOMER));
    for (let round = 0; round < MOST_ROUNDS; round++) {
      for (const [who, { matches }] of players.entries()) {
        const { score, luck } = matches[rng.below(matches.length)];
        for (const [way, all] of ratings.entries()) {
          const seat = { person: 'somebody', bot: null as Level | null, score, won: 0, left: false };
          const result = { how: 'played', seats: [seat], unrated: null };
          const [rated] = rateMatch(game, scale, result, way === 0 ? null : [luck], () => all[who]);
          if (rated) all[who] = rated.after;
        }
      }
      for (const [way, all] of ratings.entries()) tally.note(way, round, all);
    }
    addEnds(ends, ratings, leagues);
  }
  const matches = (way: number) => {
    const rounds = tally.rounds(way);
    return rounds === null ? null : rounds + 1;
  };
  // Of players nobody knows the true rating of: what plain results come to is taken for it.
  const [truth] = ends;
  const gaps = truth.slice(1).map((end, i) => Math.round(end - truth[i]));
  const of = `${players.length === 5 ? 'five' : 'three'}, ${Math.min(...gaps)} to ${Math.max(...gaps)} apart`;
  return { of, plain: matches(0), without: matches(1), ...biasOf(ends, truth) };
}
