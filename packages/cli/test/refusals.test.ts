// Needs black-pawn-trucking, grand-prix.
import { findGame } from '@waybill/games';
import { type Event, type Match } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { cli, fileOf, randomMatch } from './support.ts';

const race = randomMatch(findGame('grand-prix')!, 'refusals');
const trucks = randomMatch(findGame('black-pawn-trucking')!, 'refusals', 12);

async function refusal(match: Match): Promise<string> {
  const { code, out, err } = await cli(['replay', fileOf(match)]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err;
}

const withEvents = (match: Match, events: unknown[]): Match => ({ ...match, events: events as Event[] });

describe('replay tells the first refused event as `event INDEX: CLAUSE: words`', () => {
  test('an impossible roll', async () => {
    const events = [race.events[0], { by: 'chance', type: 'roll', dice: [1, 2, 3, 4, 5, 7] }];
    expect(await refusal(withEvents(race, events))).toMatch(/^event 1: GP-2\.4: [^\n]+\n$/);
  });

  test('a roll of too few dice', async () => {
    const events = [race.events[0], { by: 'chance', type: 'roll', dice: [1] }];
    expect(await refusal(withEvents(race, events))).toMatch(/^event 1: GP-2\.4: [^\n]+\n$/);
  });

  test('out of turn', async () => {
    expect(await refusal(withEvents(race, [{ by: 0, type: 'drive' }]))).toMatch(/^event 0: GP-2\.2: /);
    expect(await refusal(withEvents(race, [race.events[0], { by: 0, type: 'drive' }]))).toMatch(/^event 1: GP-2\.4: /);
  });

  test('after the end', async () => {
    const events = [...race.events, { by: 0, type: 'gear', gear: 1 }];
    expect(await refusal(withEvents(race, events))).toMatch(new RegExp(`^event ${race.events.length}: GP-3\\.3: `));
  });

  test('a tile twice', async () => {
    const [tiles, ...rest] = trucks.events;
    const codes = tiles.tiles as string[];
    const twice = { ...tiles, tiles: [codes[1], ...codes.slice(1)] };
    expect(await refusal(withEvents(trucks, [twice, ...rest]))).toMatch(/^event 0: BPT-1\.\d+: /);
  });

  test('a coin that is not in the cup', async () => {
    const at = trucks.events.findIndex(({ type }) => type === 'contracts');
    const coins = { ...trucks.events[at], coins: ['S', 'S', 'S', 'X'] };
    expect(await refusal(withEvents(trucks, trucks.events.with(at, coins)))).toMatch(new RegExp(`^event ${at}: BPT-`));
  });

  const malformed: unknown[] = [
    null,
    1,
    'gear',
    [],
    {},
    { by: 0 },
    { type: 'gear', gear: 1 },
    { by: 0, type: 'fly' },
    { by: 0, type: 'constructor' },
    { by: '0', type: 'gear', gear: 1 },
    { by: -1, type: 'gear', gear: 1 },
    { by: 0.5, type: 'gear', gear: 1 },
    { by: 1, type: 'gear' },
    { by: 0, type: 'gear', gear: '1' },
    { by: 0, type: 'gear', gear: null },
    { by: 0, type: 'gear', gear: 1, shift: false },
    { by: 0, type: 'gear', gear: 1, fast: true },
    { by: 'chance', type: 'gear', gear: 1 },
    { by: 0, type: 'roll', dice: [1, 1, 1, 1, 1, 1] },
  ];
  test.each(malformed.map((event) => [event]))('malformed: %j', async (event) => {
    expect(await refusal(withEvents(race, [event]))).toMatch(/^event 0: GP-E: [^\n]+\n$/);
  });

  test('a gear that does not exist, and numbers that are no numbers of things', async () => {
    for (const gear of [0, 7, -1, 1.5, 1e308]) {
      expect(await refusal(withEvents(race, [{ by: 0, type: 'gear', gear }]))).toMatch(/^event 0: GP-2\.2: /);
    }
  });

  test('events before --at are all that counts', async () => {
    const file = fileOf(withEvents(race, [...race.events.slice(0, 4), { by: 0, type: 'fly' }]));
    expect((await cli(['replay', file, '--at', '4'])).code).toBe(0);
    expect((await cli(['replay', file, '--at', '5'])).err).toMatch(/^event 4: GP-E: /);
  });
});
