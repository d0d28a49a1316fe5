import type { Analysis, DecisionAnalysis, Judged } from '@waybill/bots/analysis';
import { canonical, type Event, type Match, type Seat } from '@waybill/kernel';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { RecordStore } from '../../storage/record-store.ts';
import { practiceDue } from '../../storage/settings.ts';
import type { Sitter } from '../model.ts';

/** A decision that cost its player something for sure: the match up to it, and what would have been better. */
export interface Mistake {
  /** Of the match, and how many events came before. */
  readonly id: string;
  readonly updated: number;
  readonly match: Match;
  readonly seat: Seat;
  /** Null in a puzzle, which nobody has played. */
  readonly played: Event | null;
  readonly loss: number;
  readonly unit: Analysis['unit'];
  readonly exact: boolean;
  /** Best first. */
  readonly options: readonly Judged[];
  /** Whatever is as good as the best, as far as was seen. */
  readonly good: readonly Event[];
  /** When it is asked again. */
  readonly card: Card;
  /** Of a puzzle: how often bots found it, of how many tries. */
  readonly found?: { readonly found: number; readonly tries: number };
}

const mistakes = new RecordStore<Mistake>('waybill-practice', 'mistakes');

/** Days, not minutes: what was missed comes back on the next day. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** The loss at which a move no longer counts as good as the best, as a share of the mistake's own. */
const AS_GOOD = 0.25;

interface Played {
  readonly id: string;
  readonly match: Match;
  readonly sitters: readonly Sitter[];
}

/** The bad and very bad decisions of the persons at this device. */
export function mistakesIn({ id, match, sitters }: Played, analysis: Analysis, now: Date): Mistake[] {
  return analysis.decisions
    .filter(({ seat, class: found }) => sitters[seat].kind === 'person' && (found === 'bad' || found === 'very bad'))
    .map((decision) => ({
      id: `${id}-${decision.index}`,
      updated: now.getTime(),
      match: { ...match, events: match.events.slice(0, decision.index) },
      seat: decision.seat,
      played: decision.event,
      loss: decision.loss,
      unit: analysis.unit,
      exact: analysis.exact,
      options: decision.options,
      good: goodOf(decision),
      card: createEmptyCard(now),
    }));
}

function goodOf({ best, options, loss }: DecisionAnalysis): Event[] {
  return options.filter(({ value }) => Math.abs(best.value - value) <= AS_GOOD * loss).map(({ event }) => event);
}

/** Those that are in the deck already stay as they were learned. */
export async function addMistakes(played: Played, analysis: Analysis, now = new Date()): Promise<void> {
  const known = new Set((await mistakes.all()).map(({ id }) => id));
  await mistakes.keepAll(mistakesIn(played, analysis, now).filter(({ id }) => !known.has(id)));
  await noteDue();
}

export async function dueMistakes(now = new Date()): Promise<Mistake[]> {
  const due = (await mistakes.all()).filter(({ card }) => card.due <= now);
  return due.sort((a, b) => a.card.due.getTime() - b.card.due.getTime());
}

export const allMistakes = (): Promise<Mistake[]> => mistakes.all();

export const isGood = ({ good }: Pick<Mistake, 'good'>, event: Event): boolean =>
  good.some((one) => canonical(one) === canonical(event));

/** A puzzle in which any of several moves is the answer. */
export const hasSeveral = ({ good, played }: Pick<Mistake, 'good' | 'played'>): boolean =>
  played === null && good.length > 1;

/** Whether there was nothing better: the best move, or in a puzzle any of several right ones. */
export function isSolved(mistake: Pick<Mistake, 'good' | 'options' | 'played'>, event: Event): boolean {
  return isGood({ good: hasSeveral(mistake) ? mistake.good : [mistake.options[0].event] }, event);
}

/** When it comes back, by whether it was found. */
export function learned(mistake: Mistake, found: boolean, now: Date): Mistake {
  const { card } = scheduler.next(mistake.card, now, found ? Rating.Good : Rating.Again);
  return { ...mistake, card, updated: now.getTime() };
}

export async function answerMistake(mistake: Mistake, found: boolean, now = new Date()): Promise<Mistake> {
  const next = learned(mistake, found, now);
  await mistakes.keep(next);
  await noteDue();
  return next;
}

export async function forgetMistake(id: string): Promise<void> {
  await mistakes.forget(id);
  await noteDue();
}

/** For the home page, which has no time to look into the deck. */
async function noteDue(): Promise<void> {
  const times = (await mistakes.all()).map(({ card }) => card.due.getTime());
  practiceDue.value = times.sort((a, b) => a - b).slice(0, 99);
}
