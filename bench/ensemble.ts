/**
 * What a search made in parts is worth: several searches of one decision, added up, play against one search. Only by name.
 * Usage: npm run bench ensemble [-- --quick] [game …]
 */
import { choose, type Knowledge, loadKnowledge } from '@waybill/bots';
import { type Part, thinkTogether } from '@waybill/bots/crew';
import { findGame, type Game, Sfc32 } from '@waybill/rules';
import { seedOf, sharesOf } from '../packages/bots/src/crew/parts.ts';
import { crewOf } from '../packages/bots/src/testing/crew.ts';
import { readFlags } from './lib/flags.ts';
import { setupOf } from './sides/setup.ts';

const METHOD = `Matches for two, each bot in either seat from the same dice; every decision by search, however many threads made it: what is
found depends on the parts alone. \`1 × 4000\` is one search of 4,000 iterations, \`4 × 1000\` are four of 1,000 that are added up.`;
const ITERATIONS = 4000;
const PARTS = 4;
const MATCHES = 120;

interface Rivals {
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly shares: readonly number[];
  readonly alone: number;
}

const crew = crewOf(PARTS);

async function inParts({ game, knowledge, shares }: Rivals, s: unknown, seat: number, seed: string): Promise<number> {
  const parts = shares.map((iterations, part): Part => ({ seed: seedOf(seed, part), iterations }));
  const seen = { game: game.id, setup: setupOf(game, 2), view: game.view(s, seat), seat };
  const { options } = await thinkTogether(game, knowledge, seen, parts, crew, () => {});
  return options[0].move;
}

/** What the one that thinks in parts gets of the match: all, nothing, or its share of a shared win. */
async function play(rivals: Rivals, match: number): Promise<number> {
  const { game, knowledge, alone } = rivals;
  const seat = match % 2;
  const rng = new Sfc32(`dice ${match >> 1}`);
  const s = game.begin(setupOf(game, 2));
  for (let step = 0; ; step++) {
    const actor = game.next(s);
    const seed = `${match} ${step}`;
    if (actor === 'over') break;
    if (actor === 'chance') game.chance.deal(s, rng);
    else if (actor === seat) game.play(s, await inParts(rivals, s, actor, seed));
    else game.play(s, choose(game, s, actor, knowledge, { iterations: alone, seed }));
  }
  const winners = game.result(s)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

const { quick, games } = readFlags();
const matches = quick ? 4 : MATCHES;
console.log(METHOD);
for (const id of games.length > 0 ? games : ['hauling-astronauts', 'cape-to-cairo']) {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const knowledge = await loadKnowledge(game);
  for (const [shares, alone] of [
    [sharesOf(ITERATIONS, PARTS), ITERATIONS],
    [Array<number>(PARTS).fill(ITERATIONS / PARTS), ITERATIONS / PARTS],
  ] as const) {
    let won = 0;
    for (let match = 0; match < matches; match++) won += await play({ game, knowledge, shares, alone }, match);
    const error = 196 * Math.sqrt(0.25 / matches);
    const share = `${((100 * won) / matches).toFixed(1)} % ± ${error.toFixed(1)}`;
    console.log(`  ${id}, ${PARTS} × ${shares[0]} beside 1 × ${alone}: ${share} of ${matches} matches`);
  }
}
