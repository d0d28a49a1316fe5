/**
 * How seats and transports fare, by matches in which the learned values choose every move: much weaker than a search
 * with them, and a hundred times as fast.
 * Usage: node --import tsx --conditions=source games/hauling-astronauts/bench/balance.ts [--matches N] [--seed TEXT]
 *   [--options JSON] [--sheet FILE] [--weights FILE] [--by-lot] [--force ID] [--iterations N] [--json]
 *   --weights: a packed net as JSON, or the run of a training, instead of the one in use
 *   --by-lot: the transports to dock are drawn, so that each shows what it is worth
 *   --force: one seat, each in turn, has to dock this transport and chooses the others
 *   --iterations: moves are searched for with the values, so many iterations each
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choose as think } from '@waybill/bots';
import { type Checkpoint, type Net, type PackedNet, Training, unpack, Values, withValues } from '@waybill/bots/values';
import { type Move, MoveList, type Seat, Sfc32, setupOf } from '@waybill/kernel';
import { features } from '../bots/features.ts';
import { knowledge } from '../bots/knowledge.ts';
import { trainingPlan } from '../bots/training-plan.ts';
import { weights } from '../bots/weights.ts';
import { move as codes, DOCK, game, NONE, PORTS, type State } from '../rules/index.ts';

const { values: flags } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    sheet: { type: 'string' },
    weights: { type: 'string' },
    'by-lot': { type: 'boolean', default: false },
    force: { type: 'string' },
    iterations: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** How far below the best a move may look and still be about as often chosen: so that no two matches need be alike. */
const TEMPERATURE = 0.005;
const SEATS = [0, 1] as const;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const values = new Values(features, flags.weights === undefined ? unpack(weights) : netIn(read(flags.weights)));
const searching = withValues(game, knowledge, values);
const iterations = flags.iterations === undefined ? 0 : Number(flags.iterations);
const matches = Number(flags.matches);
const setup = setupOf(game, {
  options: JSON.parse(flags.options),
  sheet: flags.sheet === undefined ? undefined : read(flags.sheet),
});
const { transports } = setup.sheet;

const moves = new MoveList();
const chances = new Float64Array(2);
const scores = new Float64Array(2);

function netIn(kept: PackedNet | { readonly checkpoint: Checkpoint }): Net {
  if (!('checkpoint' in kept)) return unpack(kept);
  return new Training(trainingPlan, kept.checkpoint.seed, kept.checkpoint).values.net;
}

function worth(s: State, seat: Seat): number {
  const result = game.result(s);
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  values.estimate(s, chances, scores);
  return chances[seat];
}

function choose(s: State, seat: Seat, rng: Sfc32, forced: number): Move {
  if (iterations > 0 && !(s.step === DOCK && (flags['by-lot'] || forced >= 0))) {
    return think(game, s, seat, searching, { level: 'expert', iterations, seed: `${rng.below(2 ** 30)}` });
  }
  const known = knowledge.hides(s, seat) ? game.guess(s, seat, rng) : s;
  moves.clear();
  knowledge.moves?.(known, moves);
  if (forced >= 0) keep((move) => [0, 1, 2].some((port) => codes.dockedAt(move, port) === forced));
  if (s.step === DOCK && flags['by-lot']) return moves.codes[rng.below(moves.size)];
  const after = game.clone(known);
  const worths = moves.toArray().map((move) => {
    game.copy(known, after);
    game.play(after, move);
    return worth(after, seat);
  });
  return moves.codes[drawn(worths, rng)];
}

function keep(wanted: (move: Move) => boolean): void {
  const kept = moves.toArray().filter(wanted);
  moves.clear();
  for (const move of kept) moves.add(move);
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

/** Shares of wins, and how many they are of. */
class Wins {
  won = 0;
  of = 0;

  add(share: number): void {
    this.won += share;
    this.of++;
  }

  get share(): number {
    return this.won / this.of;
  }

  /** Twice the standard error of the share. */
  get error(): number {
    return 2 * Math.sqrt((this.share * (1 - this.share)) / this.of);
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const first = new Wins();
const docked = transports.map(() => ({ with: new Wins(), without: new Wins() }));

const forcedTransport = transports.findIndex(({ id }) => id === flags.force);
const forcedWins = new Wins();

function play(rng: Sfc32, forcedSeat: Seat): void {
  const s = game.begin(setup);
  let ports: readonly number[] | null = null;
  for (;;) {
    const actor = game.next(s);
    if (actor === 'over') break;
    if (actor === 'chance') game.chance.deal(s, rng);
    else {
      const forced = s.step === DOCK && actor === forcedSeat ? forcedTransport : NONE;
      game.play(s, choose(s, actor, rng, forced));
    }
    if (s.step !== DOCK) ports ??= Array.from(s.ports);
  }
  const winners = game.result(s)?.winners ?? [];
  for (const seat of SEATS) {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    if (seat === 0) first.add(share);
    if (seat === forcedSeat) forcedWins.add(share);
    const own = (ports ?? []).slice(seat * PORTS, (seat + 1) * PORTS).filter((one) => one !== NONE);
    docked.forEach((wins, transport) => wins[own.includes(transport) ? 'with' : 'without'].add(share));
  }
}

for (let match = 0; match < matches; match++) play(new Sfc32(`${flags.seed}/${match}`), match % 2);

console.log(`first seat wins ${percent(first.share)} ± ${percent(first.error)} of ${matches}`);
if (forcedTransport >= 0)
  console.log(`made to dock ${flags.force}: wins ${percent(forcedWins.share)} ± ${percent(forcedWins.error)}`);
docked.forEach((wins, transport) => {
  const share = wins.with.of / (2 * matches);
  const gain = wins.with.share - wins.without.share;
  const error = Math.hypot(wins.with.error, wins.without.error);
  console.log(
    `${transports[transport].id}: docked ${percent(share)}, wins ${percent(gain)} ± ${percent(error)} more than without`,
  );
});
