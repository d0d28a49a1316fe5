import { describe, it } from 'vitest';
import { auditOf, everyGame } from './folders.ts';
import { logsAreMasked, matchesEndAndReplay } from './match-laws.ts';
import { everyValue, setupsOf } from './variants.ts';

const MATCHES = 1000;

describe.each(everyGame)('%s', (id, game) => {
  const setups = setupsOf(game);

  const values = everyValue(game);

  it(`plays ${MATCHES} random matches over ${setups.length} set-ups and every value of every option to their ends; their logs replay, nothing is made or lost`, async () => {
    const { audit } = await auditOf(id);
    matchesEndAndReplay(game, audit, values, values.length);
    matchesEndAndReplay(game, audit, setups, MATCHES - values.length);
  });

  it('shows every viewer a log in which each value is the real one or null', () => {
    logsAreMasked(game, setups);
  });
});
