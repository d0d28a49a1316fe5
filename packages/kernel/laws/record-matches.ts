import { Dealer, type Game, legalEvents, type Match, Play, type Result, type Setup, Sfc32 } from '@waybill/kernel';
import { fewVariants } from './variants.ts';

/** Where the outcome of a recorded match stands. */
export const expectedOf = (path: string): string => path.replace('.waybill.', '.expected.');

export type ExpectedResult = Result & { readonly events: number };

/** How a match ended, as `expected.json` says it. */
export function outcomeOf({ game, state, events }: Play): ExpectedResult {
  return { ...game.result(state)!, events: events.length };
}

/** The ways a game can end: its words `end.ENDING`. */
export function endingsOf(game: Game): string[] {
  return Object.keys(game.words)
    .filter((key) => /^end\.[\w-]+$/.test(key))
    .map((key) => key.slice('end.'.length));
}

export interface Recorded {
  readonly name: string;
  readonly match: Match;
  readonly outcome: ExpectedResult;
}

/** How many random matches are looked through for an ending before it is given up. */
const PATIENCE = 20_000;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

export interface Kept {
  readonly setup: Setup;
  readonly outcome: ExpectedResult;
}

/** Random matches with proven dice: one for each ending and each set-up that none of the kept ones has. */
export function recordMatches(game: Game, kept: readonly Kept[]): { found: Recorded[]; never: string[] } {
  const met = kept.map(({ outcome }) => outcome.ending);
  const known = kept.map(({ setup }) => nameOf(game, setup));
  const setups = fewVariants(game);
  const open = new Set(endingsOf(game).filter((ending) => !met.includes(ending)));
  const found: Recorded[] = [];
  for (let i = 0; i < setups.length || (open.size > 0 && i < PATIENCE); i++) {
    const setup = setups[i % setups.length];
    const play = played(game, setup, `record ${game.id} ${i}`);
    const outcome = outcomeOf(play);
    const name = i < setups.length && !known.includes(nameOf(game, setup)) ? nameOf(game, setup) : outcome.ending;
    if (open.delete(outcome.ending) || name !== outcome.ending)
      found.push({ name, match: fileOf(play, `record ${game.id} ${i}`), outcome });
  }
  return { found, never: [...open] };
}

function played(game: Game, setup: Setup, seed: string): Play {
  const play = new Play(game, setup);
  const dealer = new Dealer(seed);
  const rng = new Sfc32(seed);
  for (;;) {
    play.deal(dealer);
    if (game.next(play.state) === 'over') return play;
    const events = legalEvents(game, play.state);
    play.mustAccept(events[rng.below(events.length)]);
  }
}

/** A random match with proven dice. */
export const recordMatch = (game: Game, setup: Setup, seed: string): Match => fileOf(played(game, setup, seed), seed);

function fileOf({ game, setup, events }: Play, seed: string): Match {
  const seats = NAMES.slice(0, setup.seats.length);
  const dealer = new Dealer(seed).record();
  return { waybill: 1, game: game.id, options: setup.options, seats, dealer, events };
}

/** `2-seats-target-50`: what of a set-up is not as printed. */
function nameOf({ options: specs }: Game, { seats, options }: Setup): string {
  const chosen = specs.filter((spec) => options[spec.key] !== spec.default);
  return [`${seats.length}-seats`, ...chosen.map(({ key }) => `${key}-${String(options[key])}`)].join('-');
}
