import type { Event } from './event.ts';
import type { Chance } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';

/** One thing that chance does, in ways that are all as likely: dice, a draw from a bag. */
export interface Draw<S, E extends Event = Event> {
  readonly type: E['type'];
  /** The clause that has it done. */
  readonly clause: string;
  ways(s: S): number;
  /** The event in way `n`, counted from 0. */
  event(s: S, n: number): E;
  read(s: S, event: E): Refusal | null;
  settle(s: S, event: E): void;
}

/** More outcomes than these are not worth a list. */
const FEW = 500;

/** Chance of the ordinary kind: `due` says which draw comes next; all the rest follows from it. */
export function ordinaryChance<S, E extends Event>(due: (s: S) => Draw<S, E>): Chance<S, E> {
  const chance: Chance<S, E> = {
    kind: (s) => due(s).type,
    draw: (s, rng) => due(s).event(s, rng.below(due(s).ways(s))),
    read: (s, event) => {
      const draw = due(s);
      return event.type === draw.type ? draw.read(s, event) : refuse(draw.clause, 'chance-due', { due: draw.type });
    },
    settle: (s, event) => due(s).settle(s, event),
    deal: (s, rng) => chance.settle(s, chance.draw(s, rng)),
    outcomes: (s) => {
      const draw = due(s);
      const ways = draw.ways(s);
      return ways > FEW ? null : Array.from({ length: ways }, (_, n) => [draw.event(s, n), 1 / ways] as const);
    },
  };
  return chance;
}

/** What plain dice show, in the order they fell. */
export interface Roll<Type extends string> {
  readonly by: 'chance';
  readonly type: Type;
  readonly dice: readonly number[];
}

/** Plain dice. */
export function rollOf<S, Type extends string>(
  { type, clause, dice, faces = 6 }: { type: Type; clause: string; dice: number; faces?: number },
  settle: (s: S, dice: readonly number[]) => void,
): Draw<S, Roll<Type> & Event> {
  return {
    type,
    clause,
    ways: () => faces ** dice,
    event: (_, n) => ({
      by: 'chance',
      type,
      dice: Array.from({ length: dice }, (_die, at) => 1 + (Math.floor(n / faces ** at) % faces)),
    }),
    read(_, { dice: rolled }) {
      if (rolled.length !== dice) return refuse(clause, 'dice-count', { dice, rolled: rolled.length });
      const face = rolled.find((one) => !Number.isInteger(one) || one < 1 || one > faces);
      return face === undefined ? null : refuse(clause, 'dice-face', { face, faces });
    },
    settle: (s, event) => settle(s, event.dice),
  };
}
