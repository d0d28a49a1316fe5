import { type Event, type Game, MoveList, Play, type Rng, type Setup } from '@waybill/kernel';

/** One random event of whoever is to act, as it would come from outside. */
export function randomEvent<S>(game: Game<S>, s: S, rng: Rng, list: MoveList): Event {
  if (game.next(s) === 'chance') return game.chance.draw(s, rng);
  list.clear();
  game.moves(s, list);
  if (list.size === 0) throw new Error(`nobody can move: ${JSON.stringify(game.state(s))}`);
  return game.write(s, list.codes[rng.below(list.size)]);
}

/** No match of ours is longer; a random one that gets here does not end. */
const LONGEST = 50_000;

/** Plays at random through the gate, calling `seen` after every event. */
export function randomMatch<S>(
  game: Game<S>,
  setup: Setup,
  rng: Rng,
  seen: (play: Play<S>, event: Event) => void = () => {},
): Play<S> {
  const play = new Play(game, setup);
  const list = new MoveList();
  while (game.next(play.state) !== 'over') {
    const event = JSON.parse(JSON.stringify(randomEvent(game, play.state, rng, list))) as Event;
    const refusal = play.accept(event);
    if (refusal) throw new Error(`refused by ${refusal.clause} (${refusal.code}): ${JSON.stringify(event)}`);
    seen(play, event);
    if (play.events.length > LONGEST) throw new Error('the match does not end');
  }
  return play;
}
