import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { matchOf, replay, setupOf, verify, writeMatch } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { everyGame, jsonOf, recordedMatches } from './folders.ts';
import { endingsOf, expectedOf, outcomeOf } from './record-matches.ts';

describe.each(everyGame)('recorded matches of %s', (id, game) => {
  const recorded = recordedMatches(id);

  it.each(recorded.map((path) => [basename(path), path]))('%s ends as recorded, and its dice are proven', (_, path) => {
    const text = readFileSync(path, 'utf8');
    const match = matchOf(text);
    expect(match.game).toBe(id);
    const setup = setupOf(game, match);
    const { play, refused } = replay(game, setup, match);
    expect(refused).toBeNull();
    expect(outcomeOf(play)).toEqual(jsonOf(expectedOf(path)));
    expect(verify(game, setup, match).fault).toBeNull();
    expect(writeMatch(match)).toBe(text);
  });

  it('has one for each way it can end', () => {
    const met = recorded.map((path) => (jsonOf(expectedOf(path)) as { ending: string }).ending);
    const missing = endingsOf(game).filter((ending) => !met.includes(ending));
    expect(missing, `npm run record ${id} looks for matches that end so`).toEqual([]);
    expect(endingsOf(game).length, 'the endings are the words end.ENDING').toBeGreaterThan(0);
  });
});
