/** boardgame.io without its client: the reducer that its bots, its server and its clients all run on. */
import type { ActionShape, Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

export interface Choice {
  readonly move: string;
  readonly args?: unknown[];
}

export interface Engine<G> {
  readonly begin: () => State<G>;
  /** Every legal move, as the game enumerates them for a bot. */
  readonly choices: (state: State<G>) => Choice[];
  readonly play: (state: State<G>, choice: Choice) => State<G>;
}

export function actor({ ctx }: State): string {
  return ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer;
}

export function engine<G>(game: Game<G>, numPlayers: number): Engine<G> {
  const reducer = CreateGameReducer({ game });
  return {
    begin: () => InitializeGame({ game, numPlayers }) as State<G>,
    choices: (state) => game.ai?.enumerate(state.G, state.ctx, actor(state)) as Choice[],
    play: (state, { move, args = [] }) => reducer(state, makeMove(move, args, actor(state))),
  };
}

function makeMove(type: string, args: unknown[], playerID: string): ActionShape.MakeMove {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } };
}
