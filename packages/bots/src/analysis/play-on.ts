import {
  Dealer,
  dealtAfter,
  type Event,
  type Game,
  type Move,
  NOTHING_DEALT,
  type Seat,
  type Sentence,
  Sfc32,
  type View,
} from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from '../search/candidates.ts';

/** One event of a way that a match may go, as the seat that decides would see it. */
export interface PlayedOn {
  readonly said: Sentence;
  readonly by: Event['by'];
  /** After it. */
  readonly view: View;
}

export interface PlayOnQuestion {
  readonly moves: readonly Move[];
  /** Of other people's secrets and of the dice: the same for every move. */
  readonly seed: string;
  /** How many decisions follow each move. */
  readonly decisions: number;
}

/**
 * How it could go on after each of these moves: from the same guess of what the seat can't know, with the same dice whatever is decided,
 * everybody playing what looks best at first sight.
 */
export function playOn<S>(
  game: Game<S>,
  s: S,
  seat: Seat,
  knowledge: Knowledge<S>,
  { moves, seed, decisions }: PlayOnQuestion,
): PlayedOn[][] {
  const guess = game.guess(s, seat, new Sfc32(seed));
  const candidates = new Candidates(game, knowledge);
  return moves.map((first) => {
    const at = game.clone(guess);
    const dealer = new Dealer(seed);
    const steps: PlayedOn[] = [];
    let dealt = NOTHING_DEALT;
    const note = (event: Event, act: () => void) => {
      const before = game.clone(at);
      act();
      const said = game.say(before, game.hide(before, event, seat, at));
      steps.push({ said, by: event.by, view: game.view(at, seat) });
    };
    const play = (move: Move) => note(game.write(at, move), () => game.play(at, move));
    play(first);
    for (let left = decisions; ; ) {
      const next = game.next(at);
      if (next === 'over' || (next !== 'chance' && left-- === 0)) return steps;
      if (next === 'chance') {
        const event = dealer.draw(game, at, steps.length, dealt);
        dealt = dealtAfter(game, at, dealt);
        note(event, () => game.chance.settle(at, event));
      } else {
        candidates.rank(at);
        play(candidates.moves.codes[0]);
      }
    }
  });
}
