import { type Event, type EventsOf, type Game, Ink, refuse, type Shapes, sentence, type View } from '@waybill/kernel';
import type { Kept } from './store/matches.ts';

/** Two seats each put a card down, face down; then each may peek at a third one, and pass. */
export interface Hands {
  step: number;
  readonly cards: (number | null)[];
  readonly middle: number;
  readonly peeked: boolean[];
}

const STEPS = 4;
const shown = (card: number | null | undefined) => card ?? null;

const shapes = {
  put: { by: 'seat', fields: { card: 'number' } },
  peek: { by: 'seat', fields: {} },
  pass: { by: 'seat', fields: {} },
} as const satisfies Shapes;

export const toy: Game<Hands, null, EventsOf<typeof shapes>> = {
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
  words: { put: '{seat} puts a card down.', peek: '{seat} peeks.', pass: '{seat} passes.' },
  chance: {
    kind: () => 'none',
    draw: () => {
      throw new Error('there is no chance here');
    },
    read: () => refuse('TOY-E', 'none'),
    settle: () => undefined,
    deal: () => undefined,
    outcomes: () => null,
  },
  begin: () => ({ step: 0, cards: [null, null], middle: 7, peeked: [false, false] }),
  next: (s) => (s.step >= STEPS + s.peeked.filter(Boolean).length ? 'over' : s.step < 2 ? s.step : turnOf(s)),
  moves(s, out) {
    if (s.step < 2) for (const card of [1, 2, 3]) out.add(card);
    else for (const move of s.peeked[turnOf(s)] ? [11] : [10, 11]) out.add(move);
  },
  play(s, move) {
    const seat = s.step < 2 ? s.step : turnOf(s);
    if (move < 10) s.cards[seat] = move;
    if (move === 10) s.peeked[seat] = true;
    s.step++;
  },
  read: (_s, event) => (event.type === 'put' ? event.card : event.type === 'peek' ? 10 : 11),
  write: (s, move) => {
    const by = s.step < 2 ? s.step : turnOf(s);
    return move < 10 ? { by, type: 'put', card: move } : { by, type: move === 10 ? 'peek' : 'pass' };
  },
  clone: (s) => ({ ...s, cards: s.cards.slice(), peeked: s.peeked.slice() }),
  copy: () => undefined,
  state: (s) => ({ ...s }),
  view: (s, viewer): View => ({
    step: s.step,
    card: viewer === 'watcher' ? null : shown(s.cards[viewer]),
    middle: viewer !== 'watcher' && s.peeked[viewer] ? s.middle : null,
    peeked: s.peeked.slice(),
  }),
  imagine: (_setup, view, viewer, rng) => {
    const cards: (number | null)[] = [0, 1].map((seat) => ((view.step as number) > seat ? 1 + rng.below(3) : null));
    if (viewer !== 'watcher') cards[viewer] = view.card as number | null;
    const middle = (view.middle as number | null) ?? rng.below(1000);
    return { step: view.step as number, cards, middle, peeked: (view.peeked as boolean[]).slice() };
  },
  guess: (s) => s,
  hide: (_before, event, viewer) => (event.by === viewer || event.type !== 'put' ? event : { ...event, card: null }),
  score: () => [0, 0],
  result: () => null,
  say: (_s, event) => sentence(event.type, { seat: event.by }),
  ask: () => sentence('ask'),
  draw: () => new Ink(),
};

/** Seat 0 until it has passed, then seat 1. */
function turnOf(s: Hands): number {
  return s.step < 3 + (s.peeked[0] ? 1 : 0) ? 0 : 1;
}

export function keptToy(events: readonly Event[] = []): Kept {
  return {
    id: 'toy',
    match: { waybill: 1, game: 'toy', options: {}, seats: ['Ann', 'Ben'], events },
    sitters: [{ kind: 'person' }, { kind: 'person' }],
    started: 0,
    updated: 0,
    next: 0,
    byHand: false,
    takenBack: 0,
    seen: [0, 0],
  };
}
