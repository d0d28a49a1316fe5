import {
  apply,
  canonical,
  type Event,
  type Game,
  isRefusal,
  judge,
  kernelWords,
  legalMoves,
  MoveList,
  type Rng,
  type Setup,
  Sfc32,
  speak,
  type View,
  type Viewer,
} from '@waybill/kernel';
import { expect } from 'vitest';
import { randomEvent } from './random-match.ts';

const viewersOf = (setup: Setup): Viewer[] => [...setup.seats.keys(), 'watcher'];

// The laws of one position; each throws when its law is broken.

/** What is listed is accepted, and of what is claimed only what is listed; the events listed. */
export function movesAndGateAgree<S>(game: Game<S>, s: S, claims: readonly unknown[]): Event[] {
  const listed = legalMoves(game, s);
  const events = listed.map((move) => game.write(s, move));
  expect(new Set(listed).size, 'a move is listed twice').toBe(listed.length);
  expect(new Set(events.map(canonical)).size, 'two moves are written alike').toBe(listed.length);
  events.forEach((event, i) => {
    const text = JSON.stringify(event);
    const judged = judge(game, s, JSON.parse(text));
    const move = isRefusal(judged) ? judged : judged.move;
    // There may be thousands, and each expectation takes time: only what is wrong is told by one.
    if (!Object.is(move, listed[i])) expect(move, `listed but refused: ${text}`).toBe(listed[i]);
  });
  const known = new Set(listed);
  const clauses = new RegExp(`^${game.prefix}-(E|\\d+\\.\\d+)$`);
  const before = canonical(game.state(s));
  for (const claim of claims) {
    const judged = judge(game, s, claim);
    if (!isRefusal(judged)) {
      if (judged.move !== null && !known.has(judged.move))
        throw new Error(`accepted, not listed: ${JSON.stringify(claim)}`);
      continue;
    }
    if (!clauses.test(judged.clause)) expect(judged.clause).toMatch(clauses);
    const words = `refuse.${judged.code}`;
    if (!(words in game.words || words in kernelWords)) expect.fail(`no words for ${words}`);
  }
  expect(canonical(game.state(s)), 'a refusal changed the state').toBe(before);
  return events;
}

export function redrawChangesNothingSeen<S>(game: Game<S>, setup: Setup, s: S, rng: Rng): void {
  for (const viewer of viewersOf(setup)) {
    const seen = JSON.stringify(game.view(s, viewer));
    const imagined = game.imagine(setup, JSON.parse(seen) as Record<string, unknown>, viewer, rng);
    expect(JSON.stringify(game.view(imagined, viewer)), `imagine, viewer ${viewer}`).toBe(seen);
    expect(game.draw(imagined, viewer).toString(), `drawn for ${viewer}`).toBe(game.draw(s, viewer).toString());
    const same = [imagined];
    if (viewer !== 'watcher') same.push(game.guess(s, viewer, rng));
    for (const other of same) {
      expect(JSON.stringify(game.view(other, viewer)), `viewer ${viewer}`).toBe(seen);
      expect(game.next(other)).toBe(game.next(s));
      if (game.next(s) === viewer) expect(legalMoves(game, other)).toEqual(legalMoves(game, s));
    }
  }
}

/** A guess is made of what its seat sees: with the same generator it comes out the same from the view alone. */
export function guessComesFromTheView<S>(game: Game<S>, setup: Setup, s: S, rng: Rng): void {
  const seed = rng.below(1 << 30);
  for (const seat of setup.seats.keys()) {
    const view = JSON.parse(JSON.stringify(game.view(s, seat))) as View;
    const imagined = game.imagine(setup, view, seat, rng);
    const fromView = canonical(game.state(game.guess(imagined, seat, new Sfc32(seed))));
    const fromState = canonical(game.state(game.guess(s, seat, new Sfc32(seed))));
    expect(fromState, `what seat ${seat} guesses depends on what it can't see`).toBe(fromView);
  }
}

/** Whatever else could have happened, if a viewer's view can't tell it from what did, that viewer's log must not either. */
export function logTellsNoMoreThanViews<S>(
  game: Game<S>,
  setup: Setup,
  before: S,
  event: Event,
  after: S,
  rng: Rng,
): void {
  const other = randomEvent(game, before, rng, new MoveList());
  const judged = judge(game, before, other);
  if (isRefusal(judged)) throw new Error(`refused by ${judged.clause}: ${JSON.stringify(other)}`);
  const elsewhere = game.clone(before);
  apply(game, elsewhere, judged);
  // The same in other words, such as dice in another order, is no secret.
  if (canonical(game.state(elsewhere)) === canonical(game.state(after))) return;
  for (const viewer of viewersOf(setup)) {
    if (JSON.stringify(game.view(elsewhere, viewer)) !== JSON.stringify(game.view(after, viewer))) continue;
    const told = canonical(game.hide(before, event, viewer, after));
    expect(canonical(game.hide(before, other, viewer, elsewhere)), `the log of viewer ${viewer}`).toBe(told);
  }
}

export function dealIsDraw<S>(game: Game<S>, s: S, seed: string): void {
  const dealt = game.clone(s);
  game.chance.deal(dealt, new Sfc32(seed));
  const drawn = game.clone(s);
  const event = game.chance.draw(drawn, new Sfc32(seed));
  expect(game.chance.read(drawn, event)).toBeNull();
  game.chance.settle(drawn, event);
  expect(canonical(game.state(dealt))).toBe(canonical(game.state(drawn)));
}

export function outcomesAreWhole<S>(game: Game<S>, s: S): void {
  const outcomes = game.chance.outcomes(s);
  if (!outcomes) return;
  let sum = 0;
  for (const [event, probability] of outcomes) {
    expect(isRefusal(judge(game, s, event)), JSON.stringify(event)).toBe(false);
    sum += probability;
  }
  expect(sum).toBeCloseTo(1, 9);
}

export function copiesAreEqualAndFree<S>(game: Game<S>, setup: Setup, s: S, rng: Rng): void {
  const before = canonical(game.state(s));
  const copy = game.begin(setup);
  game.copy(s, copy);
  for (const twin of [game.clone(s), copy]) {
    expect(canonical(game.state(twin))).toBe(before);
    step(game, twin, rng);
    expect(canonical(game.state(s)), 'a copy shares memory with its original').toBe(before);
  }
}

export function everythingCanBeSaid<S>(game: Game<S>, setup: Setup, s: S, event: Event): void {
  for (const said of [game.say(s, event), game.ask(s)]) {
    expect(said.key in game.words, `no words for ${said.key}`).toBe(true);
    const words = speak(game.words, said, setup.seats);
    expect(words, JSON.stringify(said)).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
  }
}

export function boardCanBeDrawn<S>(game: Game<S>, s: S, viewer: Viewer): void {
  const drawn = game.draw(s, viewer);
  expect(drawn.width).toBeLessThanOrEqual(78);
  expect(drawn.toString()).not.toMatch(/undefined|NaN|\[object/);
}

/** Is `shown` what happened, with some of its values replaced by null and perhaps more said beside them? */
export function isMasked(real: unknown, shown: unknown): boolean {
  if (shown === null || real === null || typeof real !== 'object') return shown === null || shown === real;
  if (typeof shown !== 'object' || Array.isArray(real) !== Array.isArray(shown)) return false;
  if (Array.isArray(real) && real.length !== (shown as unknown[]).length) return false;
  return Object.entries(real).every(
    ([key, value]) => key in shown && isMasked(value, (shown as Record<string, unknown>)[key]),
  );
}

function step<S>(game: Game<S>, s: S, rng: Rng): void {
  const next = game.next(s);
  if (next === 'chance') game.chance.deal(s, rng);
  else if (next !== 'over') {
    const moves = legalMoves(game, s);
    game.play(s, moves[rng.below(moves.length)]);
  }
}
