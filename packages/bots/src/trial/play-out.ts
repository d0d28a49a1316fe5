import { type Event, type Game, type Move, MoveList, type Rng, type Seat, Sfc32 } from '@waybill/kernel';
import { Leads } from './drama.ts';
import type { Outcome } from './outcome.ts';
import { note, type Use, type Uses, usesOf } from './uses.ts';

/** Somebody who takes a seat in a match that nobody watches. */
export interface Chooser {
  /** A legal move for this seat, which is to act. The same generator gives the same move on any machine. */
  choose(s: unknown, seat: Seat, rng: Rng): Move;
}

/** Somebody who may need time that a host gives between two steps, or give up. */
export interface PatientChooser {
  /** Null: not yet, ask again. */
  choose(s: unknown, seat: Seat, rng: Rng): Move | null | typeof FORFEIT;
}

/** Said instead of a move by who loses the match at once; how such a match ends. */
export const FORFEIT = 'forfeit';

/** In so many matches, the first, it is also counted what could have been done: that takes its time. */
const OFFERED = 20;
/** And in so many who led when. */
const WATCHED = 200;

export interface MatchPlan {
  readonly game: Game;
  /** The state that the match begins with. */
  readonly start: unknown;
  /** By seat. */
  readonly choosers: readonly PatientChooser[];
  /** Where every event goes, if somebody wants them. */
  readonly log?: Event[];
}

/** One match from its beginning to its end; between two steps a host may breathe. Null if it was stopped. */
export function* playOut(
  { game, start, choosers, log }: MatchPlan,
  seed: string,
  match: number,
  stopped: () => boolean,
): Generator<null, Outcome | null> {
  const s = game.clone(start);
  // The dice have a generator of their own: other players meet the same dice for as long as they play alike.
  const dice = new Sfc32(`${seed}/${match}`);
  const minds = choosers.map((_, seat) => new Sfc32(`${seed}/${match}/${seat}`));
  const uses = choosers.map((): Uses => ({}));
  const offers = match < OFFERED ? choosers.map((): Uses => ({})) : undefined;
  const leads = match < WATCHED && choosers.length > 1 ? new Leads(game) : null;
  const told = (end: Pick<Outcome, 'ending' | 'scores' | 'winners'>, steps: number): Outcome => {
    const drama = leads?.told(steps);
    return { ...end, steps, uses, ...(offers && { offers }), ...(drama && { drama }) };
  };
  for (let steps = 0; !stopped(); ) {
    const next = game.next(s);
    if (next === 'over') return told(resultOf(game, s), steps);
    if (next === 'chance') {
      if (log) log.push(dealt(game, s, dice));
      else game.chance.deal(s, dice);
      steps++;
    } else {
      const move = choosers[next].choose(s, next, minds[next]);
      if (move === FORFEIT) return told(forfeitedBy(game, s, next), steps);
      if (move === null) {
        yield null;
        continue;
      }
      const event = game.write(s, move);
      log?.push(event);
      note(uses[next], usesOf(event));
      if (offers) note(offers[next], offered(game, s));
      game.play(s, move);
      steps++;
      yield null;
    }
    leads?.note(s, steps);
  }
  return null;
}

/** As `deal` does it, with the event to keep. */
function dealt(game: Game, s: unknown, dice: Rng): Event {
  const event = game.chance.draw(s, dice);
  game.chance.settle(s, event);
  return event;
}

function resultOf(game: Game, s: unknown): Pick<Outcome, 'ending' | 'scores' | 'winners'> {
  const { ending, scores, winners } = game.result(s)!;
  return { ending, scores, winners };
}

/** The others win; scores stay as they are. */
function forfeitedBy(game: Game, s: unknown, seat: Seat): Pick<Outcome, 'ending' | 'scores' | 'winners'> {
  const scores = game.score(s);
  return { ending: FORFEIT, scores, winners: [...scores.keys()].filter((one) => one !== seat) };
}

function offered(game: Game, s: unknown): Set<Use> {
  const moves = new MoveList();
  game.moves(s, moves);
  const seen = new Set<Use>();
  for (const move of moves.toArray()) usesOf(game.write(s, move), seen);
  return seen;
}
