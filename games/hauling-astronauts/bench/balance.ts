/**
 * How seats and transports fare between players who all have the learned values: by these alone, which is quick, or by a
 * search with them, which plays much better. With --resume, matches that were played are kept, and the same command goes on.
 * Usage: node --import tsx --conditions=source games/hauling-astronauts/bench/balance.ts [--matches N] [--seed TEXT]
 *   [--iterations N] [--options JSON] [--sheet FILE] [--weights FILE] [--against FILE] [--by-lot] [--force ID] [--paired] [--resume FILE]
 *   --iterations: of a search for each move
 *   --options, --sheet: instead of the usual ones
 *   --weights: a packed net as JSON or a kept run of the training, instead of the weights in use
 *   --against: the same, for the second of two players, who change seats after each match
 *   --by-lot: the transports to dock are drawn, so that each shows what it is worth
 *   --force: one seat, each in turn, has to dock this transport, and chooses the other two
 *   --paired: the second match of every two has the dice of the first, so that luck counts for little: the same ones where two
 *     players change seats (--force, --against), otherwise every die turned over
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choose as think } from '@waybill/bots';
import { figureOf } from '@waybill/bots/statistics';
import { type Checkpoint, type Net, type PackedNet, Training, unpack, Values, withValues } from '@waybill/bots/values';
import { asUsual, type Move, MoveList, type Rng, type Seat, Sfc32, setupOf } from '@waybill/kernel';
import { features } from '../bots/features.ts';
import { knowledge } from '../bots/knowledge.ts';
import { trainingPlan } from '../bots/training-plan.ts';
import { weights } from '../bots/weights.ts';
import { availableDice, move as codes, DOCK, game, givesWay, PORTS, type State } from '../rules/index.ts';

const { values: flags } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '0' },
    options: { type: 'string', default: '{}' },
    sheet: { type: 'string' },
    weights: { type: 'string' },
    against: { type: 'string' },
    'by-lot': { type: 'boolean', default: false },
    force: { type: 'string' },
    paired: { type: 'boolean', default: false },
    resume: { type: 'string' },
  },
});

/** How far below the best a move may look and still be about as often chosen: so that no two matches need be alike. */
const TEMPERATURE = 0.005;
const SEATS = [0, 1] as const;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const netOf = (kept: string | undefined) => (kept === undefined ? unpack(weights) : netIn(read(kept)));
/** By player: the first has seat 0 in even matches. */
const values = [flags.weights, flags.against ?? flags.weights].map((kept) => new Values(features, netOf(kept)));
const searching = values.map((one) => withValues(game, knowledge, one));
const iterations = Number(flags.iterations);
const sheet = flags.sheet === undefined ? undefined : read(flags.sheet);
const setup = setupOf(game, asUsual(game, { options: JSON.parse(flags.options), sheet }));
const { transports } = setup.sheet;
const forced = transports.findIndex(({ id }) => id === flags.force);

function netIn(kept: PackedNet | { readonly checkpoint: Checkpoint }): Net {
  if (!('checkpoint' in kept)) return unpack(kept);
  return new Training(trainingPlan, kept.checkpoint.seed, kept.checkpoint).values.net;
}

const moves = new MoveList();
const chances = new Float64Array(2);
const scores = new Float64Array(2);

function worth(s: State, seat: Seat, player: number): number {
  const result = game.result(s);
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  values[player].estimate(s, chances, scores);
  return chances[seat];
}

interface Chooser {
  readonly seat: Seat;
  readonly player: number;
  readonly isForced: boolean;
  readonly rng: Sfc32;
}

function choose(s: State, who: Chooser): Move {
  if (s.step === DOCK && flags['by-lot']) return byLot(s, who.rng);
  if (s.step === DOCK && who.isForced) return byValues(s, who, hasForced);
  const { rng, seat, player } = who;
  return iterations > 0
    ? think(game, s, seat, searching[player], { level: 'expert', iterations, seed: `${rng.below(2 ** 30)}` })
    : byValues(s, who);
}

const hasForced = (move: Move) => [0, 1, 2].some((port) => codes.dockedAt(move, port) === forced);

function byLot(s: State, rng: Sfc32): Move {
  moves.clear();
  knowledge.moves?.(s, moves);
  return moves.codes[rng.below(moves.size)];
}

function byValues(s: State, { seat, player, rng }: Chooser, isWanted: (move: Move) => boolean = () => true): Move {
  const known = knowledge.hides(s, seat) ? game.guess(s, seat, rng) : s;
  moves.clear();
  knowledge.moves?.(known, moves);
  const after = game.clone(known);
  const offered = moves.toArray().filter(isWanted);
  const worths = offered.map((move) => {
    game.copy(known, after);
    game.play(after, move);
    return worth(after, seat, player);
  });
  return offered[drawn(worths, rng)];
}

function drawn(worths: readonly number[], rng: Sfc32): number {
  const top = Math.max(...worths);
  const weighed = worths.map((one) => Math.exp((one - top) / TEMPERATURE));
  let left = (rng.below(2 ** 24) / 2 ** 24) * weighed.reduce((sum, one) => sum + one, 0);
  return Math.max(
    0,
    weighed.findIndex((one) => (left -= one) < 0),
  );
}

interface Played {
  readonly match: number;
  readonly winners: readonly Seat[];
  /** By seat: what it docked. */
  readonly docked: readonly (readonly number[])[];
  /** HA-2.9: who need not give way when all nine dice have been rolled for the first time. */
  readonly favoured: Seat | null;
}

/** What is rolled in a match: in a paired one always the same first, second, third … roll, whatever is decided between them. */
function diceOf(match: number, rng: Rng): Rng {
  if (!flags.paired) return rng;
  const dice = new Sfc32(`${flags.seed}/dice ${match >> 1}`);
  const changesSeats = forced >= 0 || flags.against !== undefined;
  return match % 2 === 0 || changesSeats ? dice : { below: (n) => n - 1 - dice.below(n) };
}

function play(match: number): Played {
  const rng = new Sfc32(`${flags.seed}/${match}`);
  const dice = diceOf(match, rng);
  const s = game.begin(setup);
  let ports: readonly number[] | null = null;
  let favoured: Seat | null = null;
  for (;;) {
    const actor = game.next(s);
    if (actor === 'over') break;
    if (actor !== 'chance') {
      const player = (actor + match) % 2;
      game.play(s, choose(s, { seat: actor, player, isForced: forced >= 0 && player === 0, rng }));
    } else {
      game.chance.deal(s, dice);
      if (availableDice(s) === 0) favoured ??= 1 - givesWay(s);
    }
    if (s.step !== DOCK) ports ??= Array.from(s.ports);
  }
  const docked = SEATS.map((seat) => (ports ?? []).slice(seat * PORTS, (seat + 1) * PORTS));
  return { match, winners: game.result(s)?.winners ?? [], docked, favoured };
}

/** Shares of wins; where each has a pair, the next one or the one before, the mean of the two counts as one. */
class Wins {
  private readonly shares: number[] = [];
  private readonly inPairs: boolean;

  constructor(inPairs = false) {
    this.inPairs = inPairs;
  }

  add(share: number): void {
    this.shares.push(share);
  }

  get of(): number {
    return this.shares.length;
  }

  get share(): number {
    return figureOf(this.shares).mean;
  }

  /** Twice the standard error of the share. */
  get error(): number {
    return 2 * figureOf(this.inPairs ? pairedMeans(this.shares) : this.shares).error;
  }
}

function pairedMeans(shares: readonly number[]): number[] {
  return Array.from({ length: shares.length >> 1 }, (_, i) => (shares[2 * i] + shares[2 * i + 1]) / 2);
}

const first = new Wins(flags.paired);
const player = new Wins(flags.paired);
const spared = new Wins();
const fleets = transports.map(() => ({ with: new Wins(), without: new Wins() }));

function count({ match, winners, docked, favoured }: Played): void {
  for (const seat of SEATS) {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    if (seat === 0) first.add(share);
    if (seat === match % 2) player.add(share);
    if (seat === favoured) spared.add(share);
    fleets.forEach((wins, transport) => wins[docked[seat].includes(transport) ? 'with' : 'without'].add(share));
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function tellOne(who: string, wins: Wins): void {
  console.log(`${who} wins ${percent(wins.share)} ± ${percent(wins.error)} of ${wins.of}`);
}

function tell(): void {
  tellOne('the first seat', first);
  if (setup.options.press !== 'turn') tellOne('whoever need not give way after the third roll', spared);
  if (forced >= 0) tellOne(`who is made to dock ${flags.force}`, player);
  if (flags.against !== undefined) tellOne('the first player', player);
  fleets.forEach((wins, transport) => {
    const share = wins.with.of / (2 * first.of);
    const gain = wins.with.share - wins.without.share;
    const error = Math.hypot(wins.with.error, wins.without.error);
    console.log(
      `${transports[transport].id}: docked ${percent(share)}, wins ${percent(gain)} ± ${percent(error)} more than without`,
    );
  });
}

/** The matches in a file are of one command: whoever changes a flag takes another file. */
const file = flags.resume;
const kept = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const known = kept.map((line) => JSON.parse(line) as Played);
known.forEach(count);
for (let match = known.length; match < Number(flags.matches); match++) {
  const played = play(match);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(played)}\n`);
  count(played);
}
tell();
