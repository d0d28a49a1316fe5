import { type Candidate, costOf, type Goal } from '@waybill/bots/improve';
import { escape } from '../page/escape.ts';
import { COLOURS, pageOf, tableOf } from '../page/page.ts';
import { across, drawing, element, label, scale, titleOf, upright } from '../page/svg.ts';
import { columns, fixed } from '../text.ts';

export interface Improved {
  readonly title: string;
  readonly goals: readonly Goal[];
  readonly first: Candidate;
  readonly front: readonly Candidate[];
  readonly files: readonly string[];
}

const figure = ({ kind }: Goal, value: number) =>
  kind === 'ends' || kind === 'seats' || kind === 'every' ? `${(value * 100).toFixed(1)} %` : fixed(value, 2);

/** The sheet it began with, then the front: what was measured for each goal, and how far all is from the wish. */
function rowsOf({ goals, first, front, files }: Improved): string[][] {
  const row = (name: string, one: Candidate) => [
    name,
    ...one.measured.map(({ value }, i) => figure(goals[i], value)),
    costOf(
      one.measured,
      goals.map(({ weight }) => weight),
    ).toFixed(3),
  ];
  return [
    ['', ...goals.map(({ words }) => words), 'off'],
    row('as it was', first),
    ...front.map((one, i) => row(files[i] ?? `sheet ${i + 1}`, one)),
  ];
}

export function improvedText(improved: Improved): string {
  const { title, first, front } = improved;
  const lines = columns(rowsOf(improved), 1);
  const found =
    front.length > 0
      ? 'no sheet below is worse than another by every goal; off is the distance from all goals'
      : 'nothing better was found: search longer (--rounds, --brood), or relax the goals';
  return `${title}: ${first.matches} matches a sheet; ${found}\n${lines.join('\n')}\n`;
}

/** One page with the trade-offs drawn, each two goals against each other. */
export function improvedHtml(improved: Improved): string {
  const { title, goals } = improved;
  const pairs = goals.flatMap((_, a) => goals.slice(a + 1).map((__, b) => [a, a + 1 + b] as const));
  const body = [
    `<h1>${escape(title)}: sheets by goal</h1>`,
    `<p>${improved.first.matches} matches a sheet, all with the same dice. Off is the distance from all goals together.</p>`,
    tableOf(rowsOf(improved)),
    ...pairs.map(([a, b]) => tradeOff(improved, a, b)),
  ];
  return pageOf(`${title}: sheets by goal`, 'circle { fill-opacity: .8; } svg { max-width: 40rem; }', body.join('\n'));
}

const [WIDTH, HEIGHT, EDGE] = [520, 320, 50];

/** How far each sheet is from one goal, and from another: the nearer to the corner, the better. */
function tradeOff({ goals, first, front }: Improved, a: number, b: number): string {
  const all = [first, ...front];
  const most = (goal: number) => Math.max(1e-9, ...all.map(({ measured }) => measured[goal].cost));
  const [right, top] = [most(a), most(b)];
  const [left, foot] = [EDGE, HEIGHT - EDGE];
  const x = scale([0, right], [left, WIDTH - EDGE]);
  const y = scale([0, top], [foot, EDGE]);
  const dots = all.map(({ measured }, i) => {
    const name = i === 0 ? 'as it was' : `sheet ${i}`;
    const words = `${name}: ${figure(goals[a], measured[a].value)}, ${figure(goals[b], measured[b].value)}`;
    const [cx, cy] = [x(measured[a].cost), y(measured[b].cost)];
    const isFarRight = cx > WIDTH / 2;
    return (
      element('circle', { cx, cy, r: 5, fill: COLOURS[i === 0 ? 1 : 0] }, titleOf(words)) +
      label(name, cx + (isFarRight ? -9 : 9), cy - 6, isFarRight ? 'end' : 'start')
    );
  });
  const title = `${goals[a].words} and ${goals[b].words}`;
  const axes = [
    across('grid', [left, WIDTH - EDGE], foot),
    upright('grid', left, [EDGE, foot]),
    label(`how far from ${goals[a].words}`, WIDTH / 2, HEIGHT - 20, 'middle'),
    label(`how far from ${goals[b].words}`, left, EDGE - 16, 'start'),
  ];
  return `<h2>${escape(title)}</h2>${drawing(title, WIDTH, HEIGHT, ...axes, ...dots)}`;
}
