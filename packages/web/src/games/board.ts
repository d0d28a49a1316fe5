import type {
  Actor,
  ByChance,
  BySeat,
  Event,
  Game,
  Match,
  Options,
  Refusal,
  Result,
  Setup,
  View,
  Viewer,
} from '@waybill/kernel';
import type { ComponentType } from 'preact';

/** A match at one moment, as one viewer may know it. `E` are the game's events, as a viewer may know them. */
export interface Moment<S = unknown, V = View, E extends Event = Event> {
  /** How many events came before it. */
  readonly index: number;
  readonly viewer: Viewer;
  readonly view: V;
  /** A full state that shows `view`, for asking the rules; what the viewer can't know is made up in it. */
  readonly state: S;
  readonly next: Actor;
  /** Every legal event of the viewer; none unless the viewer is to act. */
  readonly moves: readonly BySeat<E>[];
  readonly result: Result | null;
}

/** The name of something a board can light up: a city, a die, a space. A board chooses its own names. */
export type Place = string;

/** Attributes of the element that stands for a move; spread them onto it. Looks hang on `data-state`. */
export interface TargetProps {
  readonly role: 'button';
  readonly tabindex: number;
  readonly 'aria-label': string;
  readonly 'aria-disabled': boolean;
  readonly 'data-move': string;
  readonly 'data-state': 'open' | 'previewed' | 'refused' | 'idle';
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface BoardProps<S = unknown, V = View, E extends Event = Event> {
  readonly game: Game<S, unknown, E>;
  readonly setup: Setup;
  readonly moment: Moment<S, V, E>;
  /** The move being looked at, before it is played. */
  readonly preview: E | null;
  /** Looks at a move, or at none. For controls that put a move together; everything else spreads `target`. */
  readonly onPreview: (event: E | null) => void;
  /** Hover, focus and first tap preview the event; click, second tap and Enter play it; an illegal one says why not. */
  readonly target: (event: E) => TargetProps;
  /** Places to light up, because a line of the log or of the moves is pointed at. */
  readonly lit: readonly Place[];
  /** The event that has just led to this moment, to be shown as motion; null when the moment was jumped to. */
  readonly fresh: E | null;
}

/** What a move would do, before it is played. */
export interface Preview {
  /** The cost or gain in parts: `{ label: 'fuel', amount: '£3' }`. */
  readonly parts: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string | null;
  /** What else will happen, and what cannot be undone. */
  readonly notes: readonly string[];
}

export interface ChanceFormProps<S = unknown, V = View, E extends Event = Event> {
  readonly game: Game<S, unknown, E>;
  readonly setup: Setup;
  readonly moment: Moment<S, V, E>;
  /** Hands in what was rolled; the rules judge it. */
  readonly onRoll: (event: ByChance<E>) => Promise<Refusal | null>;
}

/** One hint of the taught match. It stays until its move is played, or until Next where there is nothing to play. */
export interface LessonStep {
  /** Key of the lesson's own words. */
  readonly words: string;
  /** The moves offered while this step is up; all of them when left out. */
  readonly allow?: (event: Event) => boolean;
  /** Nothing is played in this step: it is read. */
  readonly read?: true;
  readonly lit?: readonly Place[];
  /** Controls that a move is put together with first, as a selector: they are outlined too. */
  readonly mark?: string;
}

export interface Lesson {
  readonly seed: string;
  /** How many seats; the pupil is seat 0, bots of the lowest level the others. */
  readonly seats: number;
  readonly options?: Options;
  readonly sheet?: unknown;
  readonly steps: readonly LessonStep[];
  /** What the bots answer, for as long as the words talk about it; after that they think for themselves. */
  readonly answers?: readonly Event[];
  /** The words of a step, in the language in use. */
  words(key: string): string;
}

export const GUIDE_PARTS = ['aim', 'table', 'turn', 'pays', 'end', 'advice'] as const;
export type GuidePart = (typeof GUIDE_PARTS)[number];

/** The rules on one page, for people. */
export interface Guide {
  words(part: GuidePart): string;
  /** The pictures beside its parts, by the titles of samples. */
  readonly pictures: { readonly [part in GuidePart]?: string };
}

/** One picture in the gallery: a match, and the moment of it that is shown. */
export interface Sample {
  readonly title: string;
  readonly match: Match;
  readonly at?: number;
  readonly preview?: Event;
}

/** A worked example of the original: a stretch of a match that the rules show step by step. */
export interface Example {
  readonly title: string;
  /** The clause it is about. */
  readonly clause: string;
  readonly match: Match;
  /** How many events have been made when it begins, and when it ends. */
  readonly from: number;
  readonly to: number;
  /** Where it begins with pieces that nobody played there: the whole state then, from the one that was played. */
  readonly arrange?: (state: View) => View;
}

/** What `games/GAME/board/index.ts` exports as `board`. */
export interface BoardModule<S = unknown, V = View, E extends Event = Event> {
  readonly Board: ComponentType<BoardProps<S, V, E>>;
  /** What stands beside the board (below it on a phone). */
  readonly Side?: ComponentType<BoardProps<S, V, E>>;
  /** How it came to the result, for the card at the end. */
  readonly Summary?: ComponentType<Pick<BoardProps<S, V, E>, 'moment' | 'setup'>>;
  /** Asks for what chance did at a real table. */
  readonly ChanceForm: ComponentType<ChanceFormProps<S, V, E>>;
  preview(moment: Moment<S, V, E>, event: E, game: Game<S, unknown, E>): Preview;
  /** What an event is about, for lighting it up. `moment` is the one it was, or would be, made in. */
  places(moment: Moment<S, V, E>, event: E): readonly Place[];
  /** How a score reads: `£12`. */
  score(score: number): string;
  /** The rubber stamp of an ending: `SHIPPED`. */
  stamp(result: Result): string;
  readonly lesson: () => Promise<Lesson>;
  /** What the rules begin with. */
  readonly guide?: () => Promise<Guide>;
  readonly samples: () => Promise<readonly Sample[]>;
  /** Shown in the rules beside their clauses. */
  readonly examples?: () => Promise<readonly Example[]>;
}

/** A board keeps its own types; the table handles every board alike. */
export function defineBoard<S, V, E extends Event>(board: BoardModule<S, V, E>): BoardModule {
  return board as unknown as BoardModule;
}
