import type { Actor, Event, Seat, View, Viewer } from './event.ts';
import type { Ink } from './ink.ts';
import type { MoveList } from './moves.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Rng, Streams } from './rng.ts';
import type { CodedFlaw, Flaw, Schema } from './schema.ts';
import type { ByChance, BySeat, Shapes } from './shape.ts';
import type { Sentence, Words } from './words.ts';

/** A decision as a small whole number; it means something only together with the state it is made in. */
export type Move = number;

/** What a match is set up from, every option filled in and the sheet proven. */
export interface Setup<Sheet = unknown> {
  readonly seats: readonly string[];
  readonly options: Options;
  readonly sheet: Sheet;
}

/** What the original printed: a JSON document that a player may replace. */
export interface SheetKind<Sheet = unknown> {
  readonly schema: Schema;
  /** What matches are played on that are set up today. */
  readonly standard: Sheet;
  /** What a match file without a sheet was played on, where that is another one. */
  readonly before?: Sheet;
  /**
   * What a schema can't say. The value has the schema's types, but while it is being drawn its lists may still be too
   * short and its texts empty.
   */
  flaws(sheet: Sheet): Iterable<CodedFlaw>;
  /** What may be played and is still odd, for whoever made it. Called only with a sheet that has no flaw. */
  remarks?(sheet: Sheet): CodedFlaw[];
}

export interface Result {
  /** Which of the game's endings; its words stand under `end.ENDING`. */
  readonly ending: string;
  /** The clause that ended the match. */
  readonly clause: string;
  readonly scores: readonly number[];
  /** The seats that won; in a solo game `[0]` or none. */
  readonly winners: readonly Seat[];
}

/** What chance does. It never decides: the dealer draws, or a person types in what was rolled. */
export interface Chance<S, E extends Event = Event> {
  /** What is due, in one word or two: outcomes of one kind are counted together. */
  kind(s: S): string;
  /** A fair sample of what comes next, as the event the log will hold. */
  draw(s: S, rng: Rng): E;
  /**
   * The same for a dealer whose dice don't depend on what was decided: each thing is drawn by what it is, not by its place among
   * those left. `ordinal` is how often this kind came before. Not given: `draw`, with the stream of the kind and the ordinal.
   */
  lot?(s: S, streams: Streams, ordinal: number): E;
  /** Is this outcome possible? The event has its shape already, and chance is to act. */
  read(s: S, event: E): Refusal | null;
  /** Applies an event that `read` let pass. */
  settle(s: S, event: E): void;
  /** `draw` and `settle` in one, with the same calls of the generator, allocating nothing. */
  deal(s: S, rng: Rng): void;
  /** Every outcome with its probability, where they are few (at most a few hundred); else null. */
  outcomes(s: S): readonly (readonly [E, number])[] | null;
}

/** What there is to say about a game before anything of it is loaded: `games/GAME/game.ts`. */
export interface GameFacts {
  /** The name of its folder. */
  readonly id: string;
  readonly title: string;
  /** The first part of its clause ids: `BPT`. */
  readonly prefix: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** One sentence about it. */
  readonly about: string;
  readonly minutes: number;
  /** The accent, for the light and the dark theme. */
  readonly accent: readonly [light: string, dark: string];
  /** Who made the game, and when. */
  readonly credit: string;
}

/**
 * A game: a handful of functions over a compact mutable state.
 * Inside, a move is a small number, so that search is fast; outside, it is an event in JSON. `E` are its events, as its
 * shapes say (`EventsOf`); whoever handles every game alike sees an `Event`.
 */
export interface Game<S = unknown, Sheet = unknown, E extends Event = Event> extends GameFacts {
  /** Whether `score` is better high or low. */
  readonly best: 'highest' | 'lowest';
  readonly options: readonly OptionSpec[];
  readonly sheet: SheetKind<Sheet> | null;
  readonly shapes: Shapes;
  /** English; other languages replace this table key by key. */
  readonly words: Words;
  readonly chance: Chance<S, ByChance<E>>;

  /** What options and sheet have wrong together, each being right by itself. */
  flaw?(setup: Setup<Sheet>): Flaw | null;
  begin(setup: Setup<Sheet>): S;
  next(s: S): Actor;
  /** Appends every legal move of the seat that acts; allocates nothing. */
  moves(s: S, out: MoveList): void;
  /** Must be legal. */
  play(s: S, move: Move): void;
  /** Must be well shaped and by the seat to act: come through `judge`. */
  read(s: S, event: BySeat<E>): Move | Refusal;
  write(s: S, move: Move): BySeat<E>;
  /** Given, it refuses what comes out of turn by the step that is due, instead of by E. */
  due?(s: S): Refusal;
  clone(s: S): S;
  /** Makes `to` equal to `from` without allocating; both of the same set-up. */
  copy(from: S, to: S): void;

  /** Everything, as the last paragraph of the rulebook lists it. */
  state(s: S): View;
  /** What that viewer may know, and all of it: an allow-list, built afresh. */
  view(s: S, viewer: Viewer): View;
  /** A full state that shows this view: `view(imagine(setup, view(s, v), v, rng), v)` is `view(s, v)`. */
  imagine(setup: Setup<Sheet>, view: View, viewer: Viewer, rng: Rng): S;
  /** A full state that this seat can't tell from the real one, each as likely as the seat must think it. */
  guess(s: S, seat: Seat, rng: Rng): S;
  /** An event as a viewer may know it at `now`: what it doesn't know is null. `before` is the state it was made in. */
  hide(before: S, event: E, viewer: Viewer, now: S): Event;
  /**
   * Nobody has a secret now, nor will have: every view is the whole state, and `hide` changes no event that led here. From one
   * such state to the next, whoever has a view can work out the next one from the event alone. Not given, it is never so.
   */
  open?(s: S): boolean;

  /** One number a seat, final or so far. */
  score(s: S): number[];
  /** Null until the match is over. */
  result(s: S): Result | null;

  /** The log line of an event made in state `s`. Takes hidden events (with nulls) too. */
  say(s: S, event: E): Sentence;
  /** What the one who acts is asked now, in one sentence. */
  ask(s: S): Sentence;
  /** The board as text, at most 78 columns and about 20 lines; in these words, in English unless told. */
  draw(s: S, viewer: Viewer, words?: Words): Ink;
}

/** A game to be played at once: the board as text and the words of refusals come with the whole of it. */
export type Playable<S = unknown, Sheet = unknown, E extends Event = Event> = Omit<Game<S, Sheet, E>, 'draw'>;
