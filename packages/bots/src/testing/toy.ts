import type { Actor, EventsOf, Game, Move, MoveList, Rng, Seat, Shapes } from '@waybill/kernel';

/**
 * Twenty-one with a twist: the seats in turn take 1, 2 or 3 counters; whoever takes the last one wins. With `wind`, a coin
 * is tossed after each move and may blow one more counter away (never the last). With `secret`, each seat holds a card
 * that only it has seen, and `peek` tells whether anybody asked for it.
 */
export interface Toy {
  left: number;
  seat: number;
  tossing: boolean;
  readonly wind: boolean;
  readonly cards: number[];
}

export const toyState = (left: number, wind = false, cards: number[] = [0, 0]): Toy => ({
  left,
  seat: 0,
  tossing: false,
  wind,
  cards,
});

const chanceDue = (s: Toy) => s.tossing && s.left > 1;

function take(s: Toy, n: number): void {
  s.left -= n;
  s.seat = 1 - s.seat;
  s.tossing = s.wind;
}

function toss(s: Toy, blown: number): void {
  s.left -= blown;
  s.tossing = false;
}

const unused = (): never => {
  throw new Error('the toy game has no such thing');
};

const clone = (s: Toy): Toy => ({ ...s, cards: [...s.cards] });

const shapes = {
  take: { by: 'seat', fields: { take: 'number' } },
  toss: { by: 'chance', fields: { blown: 'number' } },
} as const satisfies Shapes;

export const toy: Game<Toy, null, EventsOf<typeof shapes>> = {
  id: 'toy',
  title: 'Toy',
  prefix: 'TOY',
  seats: { min: 2, max: 2 },
  about: 'A game for tests.',
  minutes: 1,
  accent: ['#000', '#fff'],
  credit: 'Nobody',
  best: 'highest',
  options: [],
  sheet: null,
  shapes,
  words: {},
  chance: {
    kind: () => 'toss',
    draw: (_, rng) => ({ by: 'chance', type: 'toss', blown: rng.below(2) }),
    read: () => null,
    settle: (s, event) => toss(s, event.blown),
    deal: (s, rng) => toss(s, rng.below(2)),
    outcomes: () => [
      [{ by: 'chance', type: 'toss', blown: 0 }, 0.5],
      [{ by: 'chance', type: 'toss', blown: 1 }, 0.5],
    ],
  },
  begin: () => toyState(21),
  next: (s: Toy): Actor => (s.left === 0 ? 'over' : chanceDue(s) ? 'chance' : s.seat),
  moves(s: Toy, out: MoveList): void {
    for (let n = 1; n <= Math.min(3, s.left); n++) out.add(n);
  },
  play: (s: Toy, move: Move) => take(s, move),
  read: (_, event) => event.take,
  write: (s: Toy, move: Move) => ({ by: s.seat, type: 'take', take: move }),
  clone,
  copy(from: Toy, to: Toy): void {
    Object.assign(to, from, { cards: [...from.cards] });
  },
  state: unused,
  view: unused,
  imagine: unused,
  guess(s: Toy, seat: Seat, rng: Rng): Toy {
    const imagined: Toy = { ...s, cards: [rng.below(9), rng.below(9)] };
    imagined.cards[seat] = s.cards[seat];
    return imagined;
  },
  hide: (_, event) => event,
  score: (s: Toy) => (s.left > 0 ? [0, 0] : s.seat === 0 ? [0, 1] : [1, 0]),
  result: (s: Toy) =>
    s.left > 0 ? null : { ending: 'taken', clause: 'TOY-1', scores: toy.score(s), winners: [1 - s.seat] },
  say: unused,
  ask: unused,
  draw: unused,
};
