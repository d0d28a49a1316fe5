import { LEVELS, type Level, type LuckScale, type RatingScale } from '@waybill/bots';
import { ratings } from '@waybill/bots/statistics';
import type { Game } from '@waybill/kernel';
import { NEWCOMER } from '../../packages/server/src/ratings/formula.ts';
import { lessLuck, shareAt, shareBeaten } from '../../packages/server/src/ratings/scale.ts';
import { deservedBeside, runsOf } from './deserved.ts';
import type { PlayedMatch, Player } from './play.ts';
import { pointsIn } from './strength.ts';

/** Results of one kind of seat, with the luck it had. */
export interface Sample {
  readonly result: number;
  readonly luck: number;
}

/** A result as it was, and as it counts without luck. */
interface Compared {
  readonly result: number;
  readonly without: number;
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
const MOST_WEIGHT = 16;
/** Of a result that is won or lost between equals. */
const EVEN = 0.25;

/** Squares around the means of each group, added up over groups. */
function variance<T>(groups: readonly (readonly T[])[], of: (one: T) => number): number {
  const squares = groups.map((group) => {
    const middle = mean(group.map(of));
    return group.reduce((sum, one) => sum + (of(one) - middle) ** 2, 0);
  });
  return squares.reduce((sum, one) => sum + one, 0) / (groups.flat().length - groups.length);
}

/** Which part of a value goes with luck, within groups. */
export function shareOf<T>(
  groups: readonly (readonly T[])[],
  valueOf: (one: T) => number,
  luckOf: (one: T) => number,
): number {
  const [apart, luck] = [variance(groups, (one) => valueOf(one) - luckOf(one)), variance(groups, luckOf)];
  return (variance(groups, valueOf) + luck - apart) / (2 * luck);
}

const ratioOf = (groups: readonly (readonly Compared[])[]) =>
  variance(groups, ({ result }) => result) / variance(groups, ({ without }) => without);

/** What was found with this share of luck taken off. */
export function luckIn(
  of: string,
  lucks: readonly number[],
  share: number,
  groups: readonly (readonly Compared[])[],
  alone: boolean,
): LuckFound {
  const ratio = ratioOf(groups);
  const left = groups.flatMap((group, g) =>
    group.map((_, i) => ratioOf(groups.map((other, o) => (o === g ? group.toSpliced(i, 1) : other)))),
  );
  const spread = left.reduce((sum, one) => sum + (one - mean(left)) ** 2, 0);
  const ratioError = Math.sqrt(((left.length - 1) / left.length) * spread);
  // What may be chance is better left in.
  const helps = ratio - ratioError > 1;
  const told = alone ? EVEN / variance(groups, ({ result }) => result) : 1;
  const plain = Math.max(1, Math.round(told));
  return {
    of,
    count: lucks.length,
    mean: mean(lucks),
    error: Math.sqrt(mean(lucks.map((luck) => luck ** 2)) / lucks.length),
    ratio,
    ratioError,
    share: helps ? Number(share.toPrecision(3)) : 0,
    plain,
    weight: helps ? Math.min(MOST_WEIGHT, Math.max(1, Math.round(told * ratio))) : plain,
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
  const runs = levels.map((level) => runsOf(of(level)));
  // Who plays at random has little to do with anybody's luck.
  const named = levels.flatMap((level, i) => (level === 'random' ? [] : [i]));
  const share = shareOf(
    named.map((i) => runs[i]),
    ({ score }) => sign * score,
    ({ luck }) => luck,
  );
  const found = (name: string, which: readonly number[]) => {
    const groups = which.map((i) => {
      const curve = deservedBeside(sorted[i], runs.flat(), share, best);
      return runs[i].map(({ score, luck }) => ({
        result: shareBeaten(score, sorted[i], best),
        without: shareAt(curve, lessLuck(score, luck, share, best)),
      }));
    });
    const lucks = which.flatMap((i) => of(levels[i]).map(({ luck }) => luck[0]));
    return luckIn(name, lucks, share, groups, true);
  };
  const all = found('alone', named);
  // Every score of one beside every score of the other, as many points in all as the rarer one has matches.
  const points = sorted.map((mine, a) =>
    sorted.map((theirs, b) =>
      a === b ? 0 : Math.min(mine.length, theirs.length) * mean(mine.map((score) => shareBeaten(score, theirs, best))),
    ),
  );
  const { bots, botErrors } = botsBy(points, levels);
  const curves = sorted.map((scores) => deservedBeside(scores, runs.flat(), all.share, best));
  const byLevel = <T>(values: readonly T[]) => Object.fromEntries(levels.map((level, i) => [level, values[i]]));
  return {
    botErrors,
    found: [all, ...named.map((i) => found(`alone: ${levels[i]}`, [i]))],
    scale: {
      bots,
      luck: luckOf(levels.map((level) => ({ ...all, of: level }))),
      scores: byLevel(sorted),
      ...(all.share > 0 && { deserved: byLevel(curves) }),
    },
  };
}

function measureTogether({ title }: Game, matches: readonly PlayedMatch[]): Measured {
  const counts = [...new Set(matches.map(({ players }) => players.length))].toSorted((a, b) => a - b);
  const found = counts.map((seats) => {
    const there = matches.filter(({ players }) => players.length === seats);
    const share = shareOf(
      tellingGroups(there),
      ({ result }) => result,
      ({ luck }) => luck,
    );
    const tables = seats === 2 ? tablesOf(there) : [];
    return [
      luckAt(String(seats), there, share),
      ...tables.map(({ name, matches: own }) => luckAt(`${seats}: ${name}`, own, share)),
    ];
  });
  const { bots, botErrors } = botsBy(pointsIn(title));
  return { botErrors, found: found.flat(), scale: { bots, luck: luckOf(found.map(([all]) => all)) } };
}

function luckAt(of: string, matches: readonly PlayedMatch[], share: number): LuckFound {
  const groups = tellingGroups(matches);
  const lucks = groups.flat().map(({ luck }) => luck);
  const compared = groups.map((group) => group.map(({ result, luck }) => ({ result, without: result - share * luck })));
  return luckIn(of, lucks, share, compared, false);
}

/** Of two, what one has the other has not: one of them tells everything. */
function tellingGroups(matches: readonly PlayedMatch[]): Sample[][] {
  const all = groupsOf(matches, ({ won }, seat) => won[seat]);
  return matches[0].players.length === 2 ? all.filter((_, i) => i % 2 === 0) : all;
}

/** Matches by who sat at the table. */
export function tablesOf(
  matches: readonly PlayedMatch[],
): { readonly name: string; readonly matches: readonly PlayedMatch[] }[] {
  const tableOf = ({ key }: PlayedMatch) => key.split(' ')[1];
  return [...new Set(matches.map(tableOf))].map((table) => ({
    name: table.replaceAll('-', ' and '),
    matches: matches.filter((match) => tableOf(match) === table),
  }));
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
