import { endingsOf, lengthOf, partsOf, SHARES, type Tally, type Use } from '../trial/index.ts';

/** One thing that is wanted of a sheet. */
export interface Goal {
  /** As it is typed, without its weight: see `WISHES`. */
  readonly words: string;
  readonly weight: number;
  readonly kind: 'length' | 'seats' | 'every' | 'score' | 'ends' | 'exact';
  /** What the figure should be. */
  readonly target: number;
  /** `every`: the event and its field, such as `dock transports`; `ends`: the ending. */
  readonly of: string;
}

/** Text that is no wish; the message is for people. */
export class WishFlaw extends Error {}

/** What was measured for a goal, and how far that is from what is wanted: 0 is there. */
export interface Measured {
  readonly value: number;
  readonly cost: number;
}

const FORMS: readonly [RegExp, (found: string[]) => Pick<Goal, 'kind' | 'target' | 'of'>][] = [
  [/^length=(\d+(?:\.\d+)?)$/, ([n]) => ({ kind: 'length', target: Number(n), of: '' })],
  [/^score=(-?\d+(?:\.\d+)?)$/, ([n]) => ({ kind: 'score', target: Number(n), of: '' })],
  [/^exact=(-?\d+(?:\.\d+)?)$/, ([n]) => ({ kind: 'exact', target: Number(n), of: '' })],
  [/^seats$/, () => ({ kind: 'seats', target: 0, of: '' })],
  [/^every ([a-z]+)\.([A-Za-z.]+)$/, ([type, field]) => ({ kind: 'every', target: 1, of: `${type} ${field}` })],
  [/^ends ([a-z-]+)=(\d+(?:\.\d+)?)%$/, ([of, n]) => ({ kind: 'ends', target: Number(n) / 100, of })],
];

export const WISHES =
  'length=60, score=20, exact=40, seats, every dock.transports, ends tie=10%, each with *2 for twice the weight';

/** `length=60, every dock.transports*2`. */
export function readWish(text: string): Goal[] {
  const goals = text.split(',').map((part) => readGoal(part.trim()));
  const twin = goals.find(({ words }, i) => goals.findIndex((one) => one.words === words) < i);
  if (twin) throw new WishFlaw(`${twin.words} is there twice`);
  return goals;
}

function readGoal(text: string): Goal {
  const [, words, weight] = /^(.*?)(?:\s*\*\s*(\d+(?:\.\d+)?))?$/.exec(text)!;
  for (const [form, read] of FORMS) {
    const [, ...found] = form.exec(words) ?? [];
    if (form.test(words)) return { words, weight: weight === undefined ? 1 : Number(weight), ...read(found) };
  }
  throw new WishFlaw(`${text || 'nothing'} is no goal; goals are: ${WISHES}`);
}

/** A goal with its words. */
export function goalOf({ kind, target, of, weight }: Omit<Goal, 'words'>): Goal {
  const amount = String(Math.round(target * 1e6) / 1e6);
  const words = {
    length: `length=${amount}`,
    score: `score=${amount}`,
    exact: `exact=${amount}`,
    seats: 'seats',
    every: `every ${of.replace(' ', '.')}`,
    ends: `ends ${of}=${Math.round(target * 1e8) / 1e6}%`,
  }[kind];
  return { words, weight, kind, target, of };
}

/** How a sheet that was played so does by a goal; `exact` is what perfect play can expect, where it was asked for. */
export function measure(goal: Goal, tally: Tally, exact: number | null): Measured {
  const { kind, target, of } = goal;
  const near = (value: number): Measured => ({ value, cost: Math.abs(value - target) / Math.max(1, Math.abs(target)) });
  switch (kind) {
    case 'length':
      return near(lengthOf(tally)?.mean ?? 0);
    case 'score':
      return near(tally.bots[0].totals.figure(tally.bots[0].chairs).mean);
    case 'exact':
      return near(exact ?? 0);
    case 'ends': {
      const value = endingsOf(tally)[of]?.mean ?? 0;
      return { value, cost: Math.abs(value - target) };
    }
    case 'seats': {
      const shares = tally.seats.map(({ wins }) => wins.figure(SHARES).mean);
      const all = shares.reduce((sum, share) => sum + share, 0);
      const value = all > 0 ? Math.max(...shares.map((share) => share / all - 1 / shares.length)) : 0;
      return { value, cost: value * shares.length };
    }
    case 'every':
      return every(tally, of);
  }
}

/** Of all values that could be chosen, how often the rarest is, as a share of what would be even. */
function every(tally: Tally, of: string): Measured {
  const counts = [...timesOf(tally, of).values()];
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const value = mean > 0 ? Math.min(...counts) / mean : 0;
  return { value, cost: 1 - value };
}

/** How often each value of a field was chosen; those too that only could have been. */
function timesOf(tally: Tally, of: string): Map<string, number> {
  const times = new Map<string, number>();
  const note = (use: Use, n: number) => {
    const { type, field, value } = partsOf(use);
    if (`${type} ${field}` === of) times.set(value!, (times.get(value!) ?? 0) + n);
  };
  for (const map of tally.offers) for (const use of map.keys()) note(use, 0);
  for (const map of tally.uses) for (const [use, n] of map) note(use, n);
  return times;
}

/** Whether anybody could choose among values of this field: one alone is no choice. */
export function isChoice(tally: Tally, of: string): boolean {
  return timesOf(tally, of).size > 1;
}
