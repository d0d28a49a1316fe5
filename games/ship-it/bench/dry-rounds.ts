/**
 * What bots do when nobody ships (SI-5.2), and what would have been left of their matches with a smaller `dry`. With --resume, matches that
 * were played are kept, and the same command goes on.
 * Usage: node --import tsx --conditions=source games/ship-it/bench/dry-rounds.ts [--matches N] [--seed TEXT] [--level LEVEL]
 *   [--seats N] [--dry ROUNDS] [--resume FILE]
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choose, type Level } from '@waybill/bots';
import { Sfc32, setupOf } from '@waybill/kernel';
import { knowledge } from '../bots/learned.ts';
import { game } from '../rules/index.ts';

const { values: flags } = parseArgs({
  options: {
    matches: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'dry' },
    level: { type: 'string', default: 'hard' },
    seats: { type: 'string', default: '4' },
    dry: { type: 'string', default: '20' },
    resume: { type: 'string' },
  },
});

const SHORTEST = 5;
const longest = Number(flags.dry);
const level = flags.level as Level;
const seats = Array.from({ length: Number(flags.seats) }, (_, seat) => `${level} ${seat + 1}`);
const setup = setupOf(game, { seats, options: { dry: longest } });

interface Played {
  readonly match: number;
  readonly ending: string;
  /** After each round: how many in a row, up to it, had no shipment; and the best score. */
  readonly rounds: readonly (readonly [dry: number, best: number])[];
}

function play(match: number): Played {
  const rng = new Sfc32(`${flags.seed}/${match}`);
  const s = game.begin(setup);
  const rounds: [number, number][] = [];
  let { round } = s;
  for (let actor = game.next(s); actor !== 'over'; actor = game.next(s)) {
    if (actor === 'chance') game.chance.deal(s, rng);
    else game.play(s, choose(game, s, actor, knowledge, { level, seed: `${rng.below(2 ** 30)}` }));
    if (s.round === round && game.next(s) !== 'over') continue;
    if (round > 0) rounds.push([s.dry, Math.max(...game.score(s))]);
    ({ round } = s);
  }
  return { match, ending: game.result(s)?.ending ?? '', rounds };
}

/** The match as `dry` would have cut it: how long it was, and whether that was its end. */
function cutAt({ rounds, ending }: Played, dry: number): { rounds: number; isDry: boolean; best: number } {
  const at = rounds.findIndex(([quiet]) => quiet >= dry);
  const last = at < 0 ? rounds.length - 1 : at;
  return { rounds: last + 1, isDry: at >= 0 || ending === 'dry', best: rounds[last][1] };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function tell(played: readonly Played[]): void {
  console.log(`${played.length} matches of ${seats.length} bots of level ${level}`);
  for (let dry = SHORTEST; dry <= longest; dry++) {
    const cut = played.map((one) => ({ one, ...cutAt(one, dry) }));
    const dried = cut.filter(({ isDry }) => isDry);
    const missed = dried.filter(({ one }) => one.ending !== 'dry');
    const moved = dried.filter(({ one, best }) => one.ending === 'dry' && one.rounds.at(-1)?.[1] !== best);
    console.log(
      `dry ${dry}: ${dried.length} run dry, ${missed.length} of which would have ended otherwise and ${moved.length} with another best score; ` +
        `${mean(cut.map(({ rounds }) => rounds)).toFixed(1)} rounds`,
    );
  }
}

/** The matches in a file are of one command: whoever changes a flag takes another file. */
const file = flags.resume;
const kept = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const played = kept.map((line) => JSON.parse(line) as Played);
for (let match = played.length; match < Number(flags.matches); match++) {
  const one = play(match);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(one)}\n`);
  played.push(one);
}
tell(played);
