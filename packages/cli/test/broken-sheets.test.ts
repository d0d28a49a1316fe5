// Needs black-pawn-trucking, grand-prix, hauling-astronauts.
import { findGame } from '@waybill/games';
import { describe, expect, test } from 'vitest';
import { cli, fileOf, isOneLine } from './support.ts';

type Json = { [key: string]: Json };

/** A copy of a game's own sheet, changed. */
function changed(game: string, change: (sheet: Json) => void): Json {
  const sheet = JSON.parse(JSON.stringify(findGame(game)!.sheet!.standard)) as Json;
  change(sheet);
  return sheet;
}

const map = (change: (sheet: Json) => void) => changed('black-pawn-trucking', change);
const ships = (change: (sheet: Json) => void) => changed('hauling-astronauts', change);
const season = (change: (sheet: Json) => void) => changed('grand-prix', change);
const set = (target: Json, key: string | number, value: unknown) => {
  (target as Record<string, unknown>)[key] = value;
};

describe('a sheet that can’t be played is refused, with the reason', () => {
  test.each<[string, Json, string]>([
    ['a city nobody can reach', map((s) => set(s.cities[7], 'x', 40)), 'sheet.cities[7]: can’t be reached: Wick'],
    ['an island without its ferries', map((s) => set(s, 'ferries', [])), 'sheet.cities[6]: can’t be reached: Ullapool'],
    ['tiles that overlap', map((s) => set(s.cities[1], 'x', 4)), 'sheet.cities[1]: overlaps city 1 (Derry)'],
    [
      '23 cities',
      map((s) => (s.cities as unknown as unknown[]).pop()),
      'sheet.cities: must have at least 24 entries, not 23',
    ],
    ['a ferry to nowhere', map((s) => set(s, 'ferries', [[2, 30]])), 'sheet.ferries[0][1]: must be at most 24'],
    ['a ferry back home', map((s) => set(s, 'ferries', [[2, 2]])), 'sheet.ferries[0]: joins a city to itself'],
    ['a ferry with one end', map((s) => set(s, 'ferries', [[2]])), 'must have at least 2 entries, not 1'],
    ['a city off the grid', map((s) => set(s.cities[0], 'x', 2.5)), 'sheet.cities[0].x: must be a whole number'],
    ['a name twice', map((s) => set(s.cities[3], 'name', 'Cork')), 'is used twice: Cork'],
    [
      'a capacity that no three dice have',
      ships((s) => set(s.transports[2], 'capacity', { min: 19, max: 20 })),
      'sheet.transports[2].capacity: must be a range {min, max} within 3 to 18 or {parity: "even" or "odd"}',
    ],
    [
      'a strip that nobody can fill',
      ships((s) => set(s.transports[2], 'capacity', { min: 12, max: 11 })),
      'sheet.transports[2].capacity: can be met by no load: min is above max',
    ],
    [
      'a dock for nothing',
      ships((s) => set(s.docks[4], 'max', 13)),
      'sheet.docks[4]: can be met by no load: min is above max',
    ],
    [
      'five docks',
      ships((s) => (s.docks as unknown as unknown[]).pop()),
      'sheet.docks: must have at least 6 entries, not 5',
    ],
    ['two ships of one id', ships((s) => set(s.transports[1], 'id', 'low')), 'sheet.transports[1].id: is there twice'],
    [
      'a circuit without a finish',
      season((s) => set(s.circuits[0], 'stretches', [9])),
      'sheet.circuits[0].stretches: must have at least 2 entries, not 1',
    ],
    [
      'a section without a space',
      season((s) => set(s.circuits[1], 'stretches', [3, 0, 3])),
      'sheet.circuits[1].stretches[1]: must be at least 1',
    ],
    ['no time at all', season((s) => set(s.circuits[2], 'time', 0)), 'sheet.circuits[2].time: must be at least 1'],
    [
      'a season without circuits',
      season((s) => set(s, 'circuits', [])),
      'sheet.circuits: must have at least 1 entry, not 0',
    ],
    ['a gift', season((s) => set(s.specials.shift, 'cost', 0)), 'sheet.specials.shift.cost: must be at least 1'],
    ['seven gears', season((s) => set(s, 'gears', 7)), 'sheet.gears: must be at most 6'],
    ['text for a number', season((s) => set(s, 'dice', '6')), 'sheet.dice: must be a number'],
    ['a list for an object', season((s) => set(s, 'specials', [])), 'sheet.specials: must be an object'],
    ['a field of its own', season((s) => set(s, 'laps', 3)), 'sheet.laps: is not known'],
    ['no name', ships((s) => delete (s as Record<string, unknown>).name), 'sheet.name: is missing'],
  ])('%s', async (_, sheet, words) => {
    const file = fileOf(JSON.stringify(sheet));
    const { code, out, err } = await cli(['sheet', 'check', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(words);
    expect(isOneLine(err)).toBe(true);
    // Printing and trying ask the same judge.
    for (const command of ['print', 'try']) expect(await cli(['sheet', command, file])).toEqual({ code, out, err });
  });
});

test('what the rulebooks allow is never refused', async () => {
  const odd = [
    season((s) => set(s.circuits[0], 'time', 1)),
    season((s) => set(s, 'circuits', [{ name: 'Strip', stretches: [0, 1, 0], time: 1, damage: 0 }])),
    season((s) => {
      set(s, 'gears', 2);
      set(s, 'dice', 1);
    }),
    ships((s) => set(s.transports[0], 'capacity', { min: 3, max: 18 })),
    map((s) => set(s.cities[23], 'name', 'Πλύμουθ')),
  ];
  for (const sheet of odd) {
    const { code, err } = await cli(['sheet', 'check', fileOf(JSON.stringify(sheet))]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  }
});

test('a circuit that nobody can finish may be raced, and is pointed out', async () => {
  const file = fileOf(JSON.stringify(season((s) => set(s.circuits[0], 'time', 1))));
  const { code, out } = await cli(['sheet', 'check', file]);
  expect(code).toBe(0);
  expect(out).toContain('note: sheet.circuits[0].time: nobody can finish Kestrel Vale');
});
