import { LEVELS } from '@waybill/bots';
import type { LeagueFound } from './league.ts';
import type { LuckFound, Measured } from './measure.ts';

/** All that was found out about a game. */
export interface GameFound extends Measured {
  readonly title: string;
  readonly alone: boolean;
  readonly leagues: readonly LeagueFound[];
}

const BEGIN = '<!-- written by npm run bench ratings -- --write: from here -->';
const END = '<!-- to here -->';

/** The page with what stands between the marks written anew. */
export function withFound(page: string, found: readonly GameFound[], matches: number, leagues: number): string {
  const [before, after] = [page.split(BEGIN)[0], page.split(END)[1] ?? ''];
  return `${before}${BEGIN}\n\n${tables(found, matches, leagues)}\n${END}${after}`;
}

function tables(found: readonly GameFound[], matches: number, leagues: number): string {
  return [
    `From ${matches} matches of bots (\`docs/ratings/matches.jsonl\`) and ${leagues} simulated leagues of each kind. ± is one standard error.`,
    '',
    '### Bots',
    '',
    `| game | ${LEVELS.join(' | ')} |`,
    `| --- |${LEVELS.map(() => ' --- |').join('')}`,
    ...found.map(
      ({ title, scale, botErrors }) =>
        `| ${title} | ${LEVELS.map((level) => figureOf(scale.bots[level], botErrors[level])).join(' | ')} |`,
    ),
    '',
    '### Luck',
    '',
    '| game | seats | results | mean luck | share taken off | variance, times smaller | counts as |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...found.flatMap(({ title, found: all, alone }) => all.map((one) => luckRow(title, one, alone))),
    '',
    '### Leagues',
    '',
    '| game | players | plain results | without luck | times fewer | spread, plain | without luck | furthest off, plain | without luck |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...found.flatMap(({ title, leagues: all }) => all.map((one) => leagueRow(title, one))),
    '',
  ].join('\n');
}

const figureOf = (rating: number | undefined, error: number | undefined) =>
  rating === undefined ? '–' : `${rating} ± ${Math.round(error ?? 0)}`;

function luckRow(title: string, one: LuckFound, alone: boolean): string {
  const digits = alone ? 2 : 3;
  const luck = `${one.mean.toFixed(digits)} ± ${one.error.toFixed(digits)}`;
  const ratio = `${one.ratio.toFixed(2)} ± ${one.ratioError.toFixed(2)}`;
  const counts = one.plain === 1 ? `${one.weight}` : `${one.weight} (plain: ${one.plain})`;
  return `| ${title} | ${one.of} | ${one.count} | ${luck} | ${one.share} | ${ratio} | ${counts} |`;
}

function leagueRow(title: string, { of, plain, without, spread, furthest }: LeagueFound): string {
  const times = plain !== null && without !== null ? (plain / without).toFixed(1) : '–';
  const told = [plain, without].map((matches) => matches ?? 'not in 200 rounds');
  const bias = [...spread.map((one) => one.toFixed(2)), ...furthest.map((one) => one.toFixed(0))];
  return `| ${[title, of, ...told, times, ...bias].join(' | ')} |`;
}

/** What the game's folder says about it. */
export function scaleModule({ scale }: GameFound): string {
  const text = JSON.stringify(scale, null, 2);
  return `import type { RatingScale } from '@waybill/bots';\n\n/** Written by \`npm run bench ratings -- --write\`. */\nexport const ratingScale: RatingScale = ${text};\n`;
}
