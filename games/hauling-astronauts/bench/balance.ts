/**
 * How seats and transports fare between players who all have the learned values: by these alone, which is quick, or by a
 * search with them, which plays much better. With --resume, matches that were played are kept, and the same command goes on.
 * Usage: node --import tsx --conditions=source games/hauling-astronauts/bench/balance.ts [--matches N] [--seed TEXT]
 *   [--iterations N] [--options JSON] [--sheet FILE] [--weights FILE] [--by-lot] [--force ID] [--resume FILE]
 *   --iterations: of a search for each move
 *   --options, --sheet: instead of the usual ones
 *   --weights: a packed net as JSON or a kept run of the training, instead of the weights in use
 *   --by-lot: the transports to dock are drawn, so that each shows what it is worth
 *   --force: one seat, each in turn, has to dock this transport, and chooses the other two
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choose as think } from '@waybill/bots';
import { type Checkpoint, type Net, type PackedNet, Training, unpack, Values, withValues } from '@waybill/bots/values';
import { asUsual, type Move, MoveList, type Seat, Sfc32, setupOf } from '@waybill/kernel';
import { features } from '../bots/features.ts';
import { knowledge } from '../bots/knowledge.ts';
import { trainingPlan } from '../bots/training-plan.ts';
import { weights } from '../bots/weights.ts';
import { move as codes, DOCK, game, PORTS, type State } from '../rules/index.ts';

const { values: flags } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '0' },
    options: { type: 'string', default: '{}' },
    sheet: { type: 'string' },
    weights: { type: 'string' },
    'by-lot': { type: 'boolean', default: false },
    force: { type: 'string' },
    resume: { type: 'string' },
  },
});

/** How far below the best a move may look and still be about as often chosen: so that no two matches need be alike. */
const TEMPERATURE = 0.005;
const SEATS = [0, 1] as const;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const values = new Values(features, flags.weights === undefined ? unpack(weights) : netIn(read(flags.weights)));
const searching = withValues(game, knowledge, values);
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

function worth(s: State, seat: Seat): number {
  const result = game.result(s);
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  values.estimate(s, chances, scores);
  return chances[seat];
}

function choose(s: State, seat: Seat, rng: Sfc32, isForced: boolean): Move {
  if (s.step === DOCK && (flags['by-lot'] || isForced)) return dock(s, seat, rng, isForced);
  if (iterations > 0)
    return think(game, s, seat, searching, { level: 'expert', iterations, seed: `${rng.below(2 ** 30)}` });
  return byValues(s, seat, rng);
}

function dock(s: State, seat: Seat, rng: Sfc32, isForced: boolean): Move {
  const has = (move: Move) => [0, 1, 2].some((port) => codes.dockedAt(move, port) === forced);
  return flags['by-lot'] ? byLot(s, rng) : byValues(s, seat, rng, isForced ? has : undefined);
}

function byLot(s: State, rng: Sfc32): Move {
  moves.clear();
  knowledge.moves?.(s, moves);
  return moves.codes[rng.below(moves.size)];
}

function byValues(s: State, seat: Seat, rng: Sfc32, isWanted: (move: Move) => boolean = () => true): Move {
  const known = knowledge.hides(s, seat) ? game.guess(s, seat, rng) : s;
  moves.clear();
  knowledge.moves?.(known, moves);
  const after = game.clone(known);
  const offered = moves.toArray().filter(isWanted);
  const worths = offered.map((move) => {
    game.copy(known, after);
    game.play(after, move);
    return worth(after, seat);
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
}

function play(match: number): Played {
  const rng = new Sfc32(`${flags.seed}/${match}`);
  const s = game.begin(setup);
  let ports: readonly number[] | null = null;
  for (;;) {
    const actor = game.next(s);
    if (actor === 'over') break;
    if (actor === 'chance') game.chance.deal(s, rng);
    else game.play(s, choose(s, actor, rng, forced >= 0 && actor === match % 2));
    if (s.step !== DOCK) ports ??= Array.from(s.ports);
  }
  const docked = SEATS.map((seat) => (ports ?? []).slice(seat * PORTS, (seat + 1) * PORTS));
  return { match, winners: game.result(s)?.winners ?? [], docked };
}

/** Shares of wins, and how many they are of. */
class Wins {
  private won = 0;
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

const first = new Wins();
const made = new Wins();
const fleets = transports.map(() => ({ with: new Wins(), without: new Wins() }));

function count({ match, winners, docked }: Played): void {
  for (const seat of SEATS) {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    if (seat === 0) first.add(share);
    if (seat === match % 2) made.add(share);
    fleets.forEach((wins, transport) => wins[docked[seat].includes(transport) ? 'with' : 'without'].add(share));
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function tell(): void {
  console.log(`first seat wins ${percent(first.share)} ± ${percent(first.error)} of ${first.of}`);
  if (forced >= 0) console.log(`made to dock ${flags.force}: wins ${percent(made.share)} ± ${percent(made.error)}`);
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
