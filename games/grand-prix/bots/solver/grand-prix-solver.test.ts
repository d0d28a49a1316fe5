import { Sfc32 } from '@waybill/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CircuitSheet, game as grandPrix, type Sheet } from '../../rules/index.ts';
import { Approximate } from './approximate.ts';
import { BruteForce } from './brute-force.ts';
import { Exact, exactAdvice } from './exact.ts';
import { judgeOf } from './judge.ts';
import { approximateOf, exactOf } from './known.ts';
import { GLANCE, reserveOf } from './reserve.ts';
import { solveSeason, solvingSeason } from './season.ts';
import { season2021 } from './season-2021.ts';
import { solvingCost } from './size.ts';
import { readTable, writeTable } from './table.ts';
import { tables } from './tables.ts';
import { setupOf, sheetOf, stepAtRandom } from './testing.ts';

const circuit = fc.record({
  stretches: fc.tuple(fc.nat(1), fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }), fc.nat(1)),
  time: fc.integer({ min: 1, max: 2 }),
  damage: fc.nat(3),
});
const uses = fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 3 }));

/** Small enough for plain recursion. */
const tinySheet = fc
  .record({
    gears: fc.integer({ min: 2, max: 6 }),
    dice: fc.integer({ min: 1, max: 2 }),
    uses: fc.tuple(uses, uses, uses, uses),
    circuits: fc.array(circuit, { minLength: 1, maxLength: 2 }),
  })
  .map(({ gears, dice, uses: prices, circuits }) => {
    const laid = circuits.map(
      ({ stretches: [start, sections, end], ...tracks }): Omit<CircuitSheet, 'name'> => ({
        stretches: [start, ...sections, end],
        ...tracks,
      }),
    );
    return sheetOf(laid, prices, { gears, dice });
  });

const begin = (sheet: Sheet) => grandPrix.begin(setupOf(sheet));

/** Two circuits with six dice that can be solved in a moment. */
const short = sheetOf(
  [
    { stretches: [2, 2, 3, 1, 2, 2], time: 4, damage: 4 },
    { stretches: [1, 3, 1, 1, 4, 2], time: 4, damage: 3 },
  ],
  [
    [1, 2],
    [0, 3],
    [1, 3],
    [0, 1],
  ],
);

describe('a season solved', () => {
  it('has the value that plain recursion over the rules finds', () => {
    fc.assert(
      fc.property(tinySheet, (sheet) => {
        expect(solveSeason(sheet).value).toBeCloseTo(BruteForce.season(sheet), 9);
      }),
      { numRuns: 10 },
    );
  });

  it('has it without a 1st gear too (GP-2.2)', () => {
    fc.assert(
      fc.property(
        tinySheet.filter(({ gears }) => gears > 2),
        (sheet) => {
          expect(solveSeason(sheet, { lowest: 2 }).value).toBeCloseTo(BruteForce.season(sheet, { lowestGear: 2 }), 9);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('has it with three dice too', () => {
    const sheet = sheetOf(
      [{ stretches: [1, 1, 1], time: 1, damage: 2 }],
      [
        [0, 1],
        [0, 1],
        [0, 2],
        [0, 1],
      ],
      { gears: 4, dice: 3 },
    );
    expect(solveSeason(sheet).value).toBeCloseTo(BruteForce.season(sheet), 9);
  });

  it('has the value of every state, and of every option, that plain recursion finds', () => {
    fc.assert(
      fc.property(tinySheet, fc.nat(), (sheet, seed) => {
        const force = new BruteForce();
        const exact = new Exact(solveSeason(sheet));
        const rng = new Sfc32(seed);
        for (const s = begin(sheet); grandPrix.next(s) !== 'over'; stepAtRandom(s, rng)) {
          expect(exact.value(s)).toBeCloseTo(force.value(s), 9);
          if (grandPrix.next(s) === 'chance') continue;
          for (const { move, value } of exact.options(s)) {
            const after = grandPrix.clone(s);
            grandPrix.play(after, move);
            expect(value).toBeCloseTo(force.value(after), 9);
          }
        }
      }),
      { numRuns: 5 },
    );
  });

  it('is what its best decisions score on average', () => {
    const sheet = { ...short, circuits: short.circuits.slice(1) };
    const solution = solveSeason(sheet);
    const rng = new Sfc32('policy');
    const scores = Array.from({ length: 150 }, () => {
      const s = begin(sheet);
      while (grandPrix.next(s) !== 'over') {
        if (grandPrix.next(s) === 'chance') grandPrix.chance.deal(s, rng);
        else grandPrix.play(s, exactAdvice(solution, s)[0].move);
      }
      return grandPrix.score(s)[0];
    });
    const mean = scores.reduce((sum, score) => sum + score) / scores.length;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1);
    expect(Math.abs(mean - solution.value)).toBeLessThan(4 * Math.sqrt(variance / scores.length));
  });

  it('lists every legal event, best first, the best as good as the state', () => {
    const solution = solveSeason(short);
    const s = begin(short);
    const options = exactAdvice(solution, s);
    expect(options).toHaveLength(12);
    expect(options[0].value).toBeCloseTo(solution.value, 12);
    expect(options.every(({ value }, i) => i === 0 || value >= options[i - 1].value)).toBe(true);
    expect(options[0].event).toMatchObject({ by: 0, type: 'gear' });
  });

  it('is worth no more with a circuit alone than with a bank and the same free uses', () => {
    const { outlooks, circuits, season } = solveSeason(short);
    expect(outlooks[1].at(season.free, 4)).toBeLessThan(circuits[1]);
    expect(outlooks[1].at(season.free, 0)).toBe(circuits[1]);
  });

  it('tells its progress, up to the whole', () => {
    const shares = [...solvingSeason(short)];
    expect(shares.every((share, i) => i === 0 || share > shares[i - 1])).toBe(true);
    expect(shares.at(-1)).toBeCloseTo(1, 9);
  });

  it('says what it takes before it starts', () => {
    const { states, shared, own } = solvingCost(begin(season2021.sheet).season);
    expect(states).toBeGreaterThan(1e8);
    expect(8 * (shared + 2 * own)).toBeLessThan(2e8);
  });
});

describe('what was settled', () => {
  const solution = solveSeason(short);
  /** Steps that it takes to be ready for this state. */
  const steps = (exact: Exact, s: ReturnType<typeof begin>) => [...exact.ready(s)].length;

  it('serves other matches of the season, with the values they would find themselves', () => {
    const exact = new Exact(solution);
    expect(steps(exact, begin(short))).toBeGreaterThan(0);
    const rng = new Sfc32('shared');
    for (const s = begin(short); s.circuit === 0; stepAtRandom(s, rng)) {
      expect(steps(exact, s)).toBe(0);
      expect(exact.value(s)).toBeCloseTo(new Exact(solution).value(s), 12);
    }
    expect(steps(exact, begin(short))).toBe(0);
  });

  it('makes room for what is asked next', () => {
    const second = begin(short);
    for (const rng = new Sfc32('second'); second.circuit === 0; ) stepAtRandom(second, rng);
    const [roomy, narrow] = [new Exact(solution), new Exact(solution, 1)];
    for (const exact of [roomy, narrow]) for (const s of [begin(short), second]) steps(exact, s);
    expect(steps(roomy, begin(short))).toBe(0);
    expect(steps(narrow, begin(short))).toBeGreaterThan(0);
  });

  it('is the whole first circuit for the judge of any match', () => {
    const judge = judgeOf(setupOf(short), writeTable(short, solution))!;
    const s = begin(short);
    grandPrix.play(s, exactAdvice(solution, s)[0].move);
    const after = grandPrix.clone(s);
    grandPrix.chance.deal(after, new Sfc32('roll'));
    expect([...judge.fortune(s, after, 0)].length).toBeGreaterThan(0);
    expect([...judge.outlook(begin(short), 0)]).toEqual([]);
  });
});

describe('a table', () => {
  it('keeps a solution to seven digits', () => {
    const solution = solveSeason(short);
    const read = readTable(writeTable(short, solution));
    solution.outlooks.forEach(({ values }, c) =>
      values.forEach((value, i) => expect(read?.outlooks[c].values[i]).toBeCloseTo(value, 5)),
    );
  });

  it('of another season is refused', () => {
    const table = writeTable(short, solveSeason(short));
    expect(readTable({ ...table, sheet: season2021.sheet })).toBeNull();
  });

  it.each(tables)(
    'of the 2021 season is that of the sheet in the rules, and holds where it is solved anew',
    (table) => {
      expect(table.sheet).toEqual(grandPrix.sheet?.standard);
      const known = readTable(table);
      const none = [0, 0, 0, 0];
      const poor = Object.fromEntries(
        Object.entries(season2021.sheet.specials).map(([key, { cost }]) => [key, { free: 0, cost }]),
      );
      const { outlooks } = solveSeason(
        {
          ...season2021.sheet,
          specials: poor as unknown as Sheet['specials'],
          circuits: season2021.sheet.circuits.slice(2),
        },
        { lowest: known?.season.lowest },
      );
      outlooks.forEach((outlook, c) => {
        for (let bank = 0; bank <= outlook.most.bank; bank++) {
          expect(known?.outlooks[c + 2].at(none, bank)).toBeCloseTo(outlook.at(none, bank), 5);
        }
      });
    },
  );
});

describe('what is known of a season', () => {
  it('is told apart by its lowest gear, for the judge and for players', () => {
    const sheet = season2021.sheet;
    const values = [1, 2].map((lowestGear) => {
      const start = grandPrix.begin({ seats: ['Ann'], options: { lowestGear }, sheet });
      return exactOf(start.season)?.value(start);
    });
    expect(values[0]).toBeCloseTo(9.8157, 4);
    expect(values[1]).toBeCloseTo(9.9803, 4);
    expect(exactOf(grandPrix.begin({ seats: ['Ann'], options: { lowestGear: 2 }, sheet: short }).season)).toBeNull();
  });
});

describe('a look with a reserve', () => {
  const solved = solveSeason(short);

  function* decisions(seed: string) {
    const rng = new Sfc32(seed);
    for (const s = begin(short); grandPrix.next(s) !== 'over'; stepAtRandom(s, rng)) {
      if (grandPrix.next(s) !== 'chance') yield s;
    }
  }

  it('is the truth where nothing has to be put aside', () => {
    const approximate = new Approximate(solved, Number.POSITIVE_INFINITY);
    for (const s of decisions('rich')) expect(approximate.options(s)).toEqual(exactAdvice(solved, s));
  });

  it('never promises more than the truth, of legal moves only', () => {
    const approximate = new Approximate(solved, 1);
    for (const s of decisions('poor')) {
      const truth = new Map(exactAdvice(solved, s).map(({ move, value }) => [move, value]));
      const options = approximate.options(s);
      expect(options.length).toBeGreaterThan(0);
      for (const { move, value } of options) expect(value).toBeGreaterThan((truth.get(move) ?? Infinity) - 1e-9);
    }
  });

  it('puts aside no more than it must, and nothing near the end of a circuit', () => {
    const s = begin(season2021.sheet);
    expect(reserveOf(s, Number.POSITIVE_INFINITY)).toEqual({ free: [0, 0, 0, 0], bank: 0 });
    const { free } = reserveOf(s, GLANCE);
    expect(Math.max(...free)).toBe(1);
    s.gear = 6;
    s.time = 1;
    s.space = s.season.circuits[0].flag - 8;
    expect(reserveOf(s, GLANCE)).toEqual({ free: [0, 0, 0, 0], bank: 0 });
  });

  it('is shared by all matches of a season', () => {
    expect(approximateOf(begin(season2021.sheet).season)).toBe(approximateOf(begin(season2021.sheet).season));
    expect(approximateOf(begin(short).season)).toBeNull();
  });
});
