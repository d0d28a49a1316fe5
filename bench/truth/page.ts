import { LEVELS } from '@waybill/bots';
import { type Figure, figureOf } from '@waybill/bots/statistics';
import { games as everyGame, findGame } from '@waybill/games';
import { away, binsOf, doubtOf, NEAR, numberOf, ratedAbove, ratingsOf, seatFigures, wobble } from './figures.ts';
import type { Seating } from './jobs.ts';
import type { RatedMatch } from './ratings.ts';
import type { ToldMatch } from './tell.ts';

export interface Heard {
  readonly table: Seating;
  readonly matches: readonly RatedMatch[];
}

export interface GameHeard {
  readonly game: string;
  /** How much `expert` thought: its own, or so many iterations. */
  readonly expert: string;
  readonly heard: readonly Heard[];
}

const WANTED = 200;
/** A ± that is so much too small still tells what it should. */
const LARGEST = 1.25;
/** With fewer matches nothing is said. */
const FEWEST = 5;

/** `docs/truth.md`. */
export function page(games: readonly GameHeard[], strengths: readonly string[], seed: string): string {
  return `# Is it true?

What Waybill says about positions, beside what came of them. Written by \`npm run bench truth\`, which goes on where it stopped; what
it found match by match is kept in \`docs/truth/matches.jsonl\`.

**Method.** Fresh matches (seed \`${seed}\`), none of which was learned from. Each is played to its end and then analysed as the browser does it first:
a first pass, whose time stands below; Grand Prix by its exact values. Values are chances to win, or final scores where a game is for one or
counts places. \`±\` is one standard error, over matches. *Holds* means: within ${NEAR} standard errors, or on the right side of the mark;
with fewer than ${WANTED} matches there may only be something or nothing against it. What is said before several decisions of
one match is right or wrong together, so matches are counted, not states. Drift is what the analysis thinks differently of the next
moment than of the one before, with luck and errors taken out. Somebody who takes hints always makes the move that a hint at the strength of
\`expert\` puts first.

${games.filter(isMeasured).map(section).join('\n')}
${missing(games)}

## Against commit 9af74e2

${strengths.length > 0 ? against(strengths) : 'Not measured.'}
`;
}

/** Here ranges are 95 %. */
function against(strengths: readonly string[]): string {
  return `By \`npm run bench against -- --data docs/truth/against.jsonl\`; here ± is 95 % confidence.\n\n${strengths.join('\n')}`;
}

const isMeasured = ({ heard }: GameHeard) => heard.some(({ matches }) => matches.length >= FEWEST);

/** Nothing is claimed about these. */
function missing(games: readonly GameHeard[]): string {
  const left = everyGame
    .filter(({ id }) => games.filter(isMeasured).every(({ game }) => game !== id))
    .map(({ title }) => title);
  return left.length === 0 ? '' : `Not measured yet with the weights in use: ${left.join(', ')}.`;
}

function section({ expert, game, heard }: GameHeard): string {
  const all = heard.flatMap(({ matches }) => matches);
  const of = (kind: Seating['kind']) =>
    heard.filter(({ matches, table }) => table.kind === kind && matches.length >= FEWEST);
  const parts = [
    ...of('experts').map(experts),
    ratings(all),
    ...of('hints').map(({ matches, table }) => hints(matches, table, all)),
    dry(of('experts')),
    `An analysis took ${told(figureOf(all.map(({ took }) => took / 1000)), 1)} s of CPU time.`,
  ];
  return `## ${findGame(game)?.title ?? game}\n\n\`expert\` thinks ${expert}.\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}

const told = ({ error, mean }: Figure, digits = 3) => `${number(mean, digits)} ± ${number(error, digits)}`;
const number = (value: number, digits: number) => value.toFixed(digits).replace('-', '−');

/** Few matches prove nothing. */
function holds(isTrue: boolean, matches: number): string {
  if (matches < WANTED) return isTrue ? 'nothing against it' : '**speaks against it**';
  return isTrue ? 'holds' : '**does not hold**';
}

const errors = (figure: Figure) => `${number(away(figure), 1)} errors`;

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function experts({ matches, table }: Heard): string {
  const rows = Array.from({ length: table.seats }, (_, seat) => {
    const { final, luck, off, start } = seatFigures(matches, seat);
    return [
      `${seat + 1}`,
      number(start.mean, 3),
      told(final),
      `${errors(off)}: ${holds(Math.abs(away(off)) <= NEAR, matches.length)}`,
      told(luck),
      `${errors(luck)}: ${holds(Math.abs(away(luck)) <= NEAR, matches.length)}`,
    ];
  });
  const { drift, luck } = wobble(matches);
  const seats = table.seats === 1 ? 'alone' : `${table.seats} seats`;
  return [
    `**\`expert\`, ${seats}, ${matches.length} matches**`,
    grid(['seat', 'said at the start', 'came', 'apart', 'luck', 'from 0'], rows),
    `Drift: root mean square ${number(drift, 3)} a match beside ${number(luck, 3)} of luck, ${luck > 0 ? number(drift / luck, 2) : '0'} of it; at most a quarter: ${holds(drift <= luck / 4, matches.length)}.`,
    ...without(matches),
    ...calibration(matches),
  ].join('\n\n');
}

/** Nobody knows what a match without luck would have been; but among equals who make no errors it is what was expected at the start. */
function without(matches: readonly ToldMatch[]): string[] {
  const share = doubtOf(matches);
  if (share === 0) return [];
  return [
    `The ± of *without luck*: second thoughts are ${number(share, 2)} of it, root mean square; 1 would be right, at most ${LARGEST}: ${holds(share <= LARGEST, matches.length)}.`,
  ];
}

function calibration(matches: readonly ToldMatch[]): string[] {
  if (matches[0].bins.length === 0) return [];
  const bins = binsOf(matches);
  const rows = bins.flatMap(({ away: distance, came, count, matches: n, said }, bin) =>
    count === 0
      ? []
      : [
          [
            `${bin * 10}–${bin * 10 + 10} %`,
            `${count}`,
            `${n}`,
            number(said, 3),
            number(came, 3),
            `${number(distance, 1)} errors: ${holds(Math.abs(distance) <= NEAR, n)}`,
          ],
        ],
  );
  const brier = figureOf(matches.map((match) => match.brier));
  return [`Brier score ${told(brier)}.`, grid(['chance told', 'times', 'matches', 'mean told', 'came', 'apart'], rows)];
}

/** Levels are told apart at the smallest table: the more seats, the less a decision is worth. */
function ratings(all: readonly RatedMatch[]): string {
  const smallest = Math.min(...all.map(({ levels }) => levels.length));
  const matches = all.filter(({ levels }) => levels.length === smallest);
  const levels = LEVELS.map((level) => ({ level, rated: ratingsOf(matches, level) }));
  if (levels.some(({ rated }) => rated.length < FEWEST)) return '';
  const means = levels.map(({ rated }) => figureOf(rated));
  const fewest = Math.min(...levels.map((one) => one.rated.length));
  const rises = means.every(({ mean }, i) => i === 0 || mean > means[i - 1].mean);
  const meanOf = (level: string) => means[levels.findIndex((one) => one.level === level)]?.mean ?? Number.NaN;
  const pairs = [
    ['hard', 'easy'],
    ['expert', 'medium'],
  ].flatMap(([better, worse]) => {
    const shares = ratedAbove(matches, better, worse);
    if (shares.length === 0) return [];
    const { mean } = figureOf(shares);
    return [
      `\`${better}\` above \`${worse}\` in ${number(100 * mean, 0)} % of ${shares.length} matches (at least 90 %: ${holds(mean >= 0.9, shares.length)})`,
    ];
  });
  return [
    grid(
      ['level', 'mean rating', 'seats rated'],
      levels.map(({ rated, level }, i) => [level, told(means[i], 1), `${rated.length}`]),
    ),
    `Rises with every level: ${holds(rises, fewest)}. Random below 15: ${holds(meanOf('random') < 15, fewest)}. \`expert\` above 85: ${holds(meanOf('expert') > 85, fewest)}. ${pairs.join('; ')}.`,
  ].join('\n\n');
}

function hints(matches: readonly ToldMatch[], { seats }: Seating, all: readonly ToldMatch[]): string {
  if (seats > 1) {
    const shares = figureOf(matches.map(({ follower, won }) => won[follower]));
    const off = { ...shares, mean: shares.mean - 1 / seats };
    return `Taking every top hint against \`expert\`: ${told(shares)} of the wins in ${matches.length} matches (as strong: ${holds(Math.abs(away(off)) <= NEAR, matches.length)}).`;
  }
  const byExpert = new Map(
    all
      .filter(({ follower, levels }) => follower < 0 && levels[0] === 'expert')
      .map(({ key, scores }) => [numberOf(key), scores[0]]),
  );
  const pairs = matches.flatMap(({ key, scores }) => {
    const other = byExpert.get(numberOf(key));
    return other === undefined ? [] : [scores[0] - other];
  });
  if (pairs.length === 0) return '';
  const off = figureOf(pairs);
  return `Taking every top hint: ${told(off, 2)} beside \`expert\` in ${pairs.length} matches with the same dice (as strong: ${holds(Math.abs(away(off)) <= NEAR, pairs.length)}).`;
}

function dry(tables: readonly Heard[]): string {
  const lines = tables
    .filter(({ matches }) => matches.some(({ ending }) => ending !== undefined))
    .map(({ matches, table }) => {
      const ends = figureOf(matches.map(({ ending }) => (ending === 'dry' ? 1 : 0)));
      return `Ended by dry rounds with ${table.seats} seats: ${told(ends)} of ${matches.length} matches (at most 5 %: ${holds(ends.mean <= 0.05, matches.length)}).`;
    });
  return lines.join('\n');
}
