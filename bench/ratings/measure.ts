import { LEVELS, type Level, type LuckScale, type RatingScale } from '@waybill/bots';
import { ratings } from '@waybill/bots/statistics';
import type { Game } from '@waybill/kernel';
import { NEWCOMER } from '../../packages/server/src/ratings/formula.ts';
import { shareBeaten } from '../../packages/server/src/ratings/scale.ts';
import type { PlayedMatch, Player } from './play.ts';
import { pointsIn } from './strength.ts';

/** Results of one kind of seat, with the luck it had. */
export interface Sample {
  readonly result: number;
  readonly luck: number;
}

/** How much luck there is in the results of a game, for so many seats or beside a level. */
export interface LuckFound extends LuckScale {
  readonly of: string;
  readonly count: number;
  /** The mean of luck and its standard error: 0 unless something is wrong. */
  readonly mean: number;
  readonly error: number;
  /** How many times smaller the variance is without luck, with a standard error by the jackknife over matches. */
  readonly ratio: number;
  readonly ratioError: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Above this other things than luck make results differ, such as a good day. */
const MOST_WEIGHT = 8;
/** Of a result that is won or lost between equals. */
const EVEN = 0.25;

interface Sums {
  readonly n: number;
  readonly rr: number;
  readonly rl: number;
  readonly ll: number;
}

/** Squares and products around the means of each group, added up over groups. */
function sumsOf(groups: readonly (readonly Sample[])[]): Sums {
  let [n, rr, rl, ll] = [0, 0, 0, 0];
  for (const group of groups) {
    const result = mean(group.map((one) => one.result));
    const luck = mean(group.map((one) => one.luck));
    for (const one of group) {
      rr += (one.result - result) ** 2;
      rl += (one.result - result) * (one.luck - luck);
      ll += (one.luck - luck) ** 2;
    }
    n += group.length - 1;
  }
  return { n, rr, rl, ll };
}

const ratioOf = ({ rr, rl, ll }: Sums) => rr / (rr - rl ** 2 / ll);

export function luckIn(of: string, groups: readonly (readonly Sample[])[], alone: boolean): LuckFound {
  const sums = sumsOf(groups);
  const lucks = groups.flat().map(({ luck }) => luck);
  const share = sums.rl / sums.ll;
  const ratio = ratioOf(sums);
  const left = groups.flatMap((group, g) =>
    group.map((_, i) => ratioOf(sumsOf(groups.map((other, o) => (o === g ? group.toSpliced(i, 1) : other))))),
  );
  const spread = left.reduce((sum, one) => sum + (one - mean(left)) ** 2, 0);
  const variance = sums.rr / sums.n;
  const ratioError = Math.sqrt(((left.length - 1) / left.length) * spread);
  // What may be chance is better left in.
  const helps = ratio - ratioError > 1;
  const plain = alone ? Math.max(1, Math.floor(EVEN / variance)) : 1;
  return {
    of,
    count: lucks.length,
    mean: mean(lucks),
    error: Math.sqrt(mean(lucks.map((luck) => luck ** 2)) / lucks.length),
    ratio,
    ratioError,
    share: helps ? Number(share.toPrecision(3)) : 0,
    plain,
    weight: helps ? Math.min(MOST_WEIGHT, Math.max(1, Math.floor(plain * ratio))) : plain,
  };
}

const isBot = ({ slips }: Player) => slips === 0;

/** The samples of each kind of table and seat: by who plays. */
export function groupsOf(
  matches: readonly PlayedMatch[],
  result: (match: PlayedMatch, seat: number) => number,
): Sample[][] {
  const groups = new Map<string, Sample[]>();
  for (const match of matches) {
    for (const [seat, { level, slips }] of match.players.entries()) {
      const table = match.key.split(' ')[1];
      const key = `${table} ${level} ${slips}`;
      const sample = { result: result(match, seat), luck: match.luck[seat] };
      groups.set(key, [...(groups.get(key) ?? []), sample]);
    }
  }
  return [...groups.values()].filter((group) => group.length > 2);
}

export interface Measured {
  readonly scale: RatingScale;
  readonly found: readonly LuckFound[];
  readonly botErrors: { readonly [level in Level]?: number };
}

/** All there is to know about a game before anybody can be rated in it. */
export function measure(game: Game, matches: readonly PlayedMatch[]): Measured {
  return game.seats.max === 1 ? measureAlone(game, matches) : measureTogether(game, matches);
}

/** Fewer matches of a level tell nothing. */
const ENOUGH = 5;

function measureAlone({ best }: Game, matches: readonly PlayedMatch[]): Measured {
  const of = (level: Level) => matches.filter(({ players: [player] }) => player.level === level && isBot(player));
  const levels = LEVELS.filter((level) => of(level).length >= ENOUGH);
  const sign = best === 'highest' ? 1 : -1;
  const sorted = levels.map((level) =>
    of(level)
      .map(({ scores }) => scores[0])
      .toSorted((a, b) => sign * (a - b)),
  );
  // Who plays at random has little to do with anybody's luck.
  const groups = levels.flatMap((level, i) =>
    level === 'random'
      ? []
      : [of(level).map(({ scores: [score], luck: [luck] }) => ({ result: shareBeaten(score, sorted[i], best), luck }))],
  );
  const named = levels.filter((level) => level !== 'random');
  const found = [
    luckIn('alone', groups, true),
    ...named.map((level, i) => luckIn(`alone: ${level}`, [groups[i]], true)),
  ];
  const points = sorted.map((mine, a) =>
    sorted.map((theirs, b) => (a === b ? 0 : mine.reduce((sum, score) => sum + shareBeaten(score, theirs, best), 0))),
  );
  const { bots, botErrors } = botsBy(points, levels);
  const scores = Object.fromEntries(levels.map((level, i) => [level, sorted[i]]));
  const luck = luckOf(levels.map((level) => ({ ...found[0], of: level })));
  return { botErrors, found, scale: { bots, luck, scores } };
}

function measureTogether({ title }: Game, matches: readonly PlayedMatch[]): Measured {
  const counts = [...new Set(matches.map(({ players }) => players.length))].toSorted((a, b) => a - b);
  const won = (match: PlayedMatch, seat: number) => match.won[seat];
  const found = counts.map((seats) => {
    const there = matches.filter(({ players }) => players.length === seats);
    // Of two, what one has the other has not: one of them tells everything.
    const groups = groupsOf(there, won);
    return luckIn(String(seats), seats === 2 ? groups.filter((_, i) => i % 2 === 0) : groups, false);
  });
  const { bots, botErrors } = botsBy(pointsIn(title));
  return { botErrors, found, scale: { bots, luck: luckOf(found) } };
}

const luckOf = (found: readonly LuckFound[]): RatingScale['luck'] =>
  Object.fromEntries(found.map(({ of, share, plain, weight }) => [of, { share, plain, weight }]));

/** `medium` is where newcomers begin. */
function botsBy(
  points: readonly (readonly number[])[],
  levels: readonly Level[] = LEVELS,
): Pick<Measured, 'botErrors'> & Pick<RatingScale, 'bots'> {
  const found = ratings(points);
  const middle = found[levels.indexOf('medium')];
  return {
    bots: Object.fromEntries(
      levels.map((level, i) => [level, Math.round(NEWCOMER.rating + found[i].elo - middle.elo)]),
    ),
    botErrors: Object.fromEntries(levels.map((level, i) => [level, found[i].error])),
  };
}
