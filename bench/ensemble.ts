/**
 * What a search made in parts is worth: several searches of one decision, added up, beside one search. Only by name.
 * Usage: npm run bench ensemble [-- --quick] [game …]
 */
import { contest } from './ensemble/matches.ts';
import { botsOf } from './ensemble/parts.ts';
import { steadiness } from './ensemble/steadiness.ts';
import { readFlags } from './lib/flags.ts';

const METHOD = `\`1 × 4000\` is one search of 4,000 iterations, \`4 × 1000\` are four of 1,000 that are added up; what is found depends on the parts
alone, so no threads are needed to measure it. Steadiness: 40 positions of random matches, each thought about from eight seeds.
Matches: for two, each bot in either seat from the same dice, every decision by search.`;
const MATCHES = 120;
const POSITIONS = 40;
const [ONE, FOUR, LARGE] = [[1000], [1000, 1000, 1000, 1000], [4000]];
const told = (shares: readonly number[]) => `${shares.length} × ${shares[0]}`;

const { quick, games } = readFlags();
console.log(METHOD);
for (const id of games.length > 0 ? games : ['hauling-astronauts', 'cape-to-cairo']) {
  const bots = await botsOf(id);
  for (const shares of [ONE, FOUR, LARGE]) {
    console.log(`  ${id}, ${told(shares)}: ${await steadiness(bots, shares, quick ? 2 : POSITIONS)}`);
  }
  for (const rival of [LARGE, ONE]) {
    const won = await contest(bots, [FOUR, rival], quick ? 2 : MATCHES);
    console.log(`  ${id}, ${told(FOUR)} beside ${told(rival)}: ${won}`);
  }
}
