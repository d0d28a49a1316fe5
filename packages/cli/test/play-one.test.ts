// Needs grand-prix.
import { existsSync, readFileSync } from 'node:fs';
import { findGame } from '@waybill/games';
import { legalEvents, type Match } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf, readTyped } from '../src/play/choose.ts';
import { expand } from '../src/play/shorthand.ts';
import { cli, fileOf, randomMatch, SHARED, terminalMatch } from './support.ts';

const gp = findGame('grand-prix')!;
const typing = (...lines: string[]) => ({ stdin: `${lines.join('\n')}\n` });

test.each(['', 'gear', 'gear x', 'gear 1 2', 'gear 1 fast', 'roll 1-2-3-4-5-6', '__proto__', 'select 1-x'])(
  '%j is no move in short',
  (line) => {
    expect(expand(gp.shapes, 0, line)).toBeNull();
  },
);

describe('what is typed', () => {
  const table = terminalMatch(randomMatch(gp, 'typed', 2));
  const choices = choicesOf(gp, legalEvents(gp, table.play.state));
  const read = (line: string) => readTyped(gp, 0, choices, line);

  test('a number, a move in full, its beginning, JSON', () => {
    expect(read('1')).toEqual({ kind: 'event', event: { by: 0, type: 'drive' } });
    expect(read(' Drive ')).toEqual(read('1'));
    expect(read('dr')).toEqual(read('1'));
    expect(read('{"by":0,"type":"drive"}')).toEqual(read('1'));
    expect(read('select 1,3')).toEqual({ kind: 'event', event: { by: 0, type: 'select', dice: [1, 3] } });
  });

  test('a number when nothing is listed, as after the end', () => {
    expect(readTyped(gp, 0, [], '1')).toEqual({ kind: 'nothing', words: 'there is nothing to decide now' });
  });

  test('the beginning of several narrows the list', () => {
    const typed = read('sel');
    expect(typed.kind).toBe('narrow');
    if (typed.kind === 'narrow') expect(typed.choices.every(({ short }) => short.startsWith('select'))).toBe(true);
  });

  test('an illegal move in full goes to the rules, which say why not', () => {
    expect(read('select 9')).toEqual({ kind: 'event', event: { by: 0, type: 'select', dice: [9] } });
  });

  test.each(['0', '999', 'fly', '{"by":'])('%j is answered with words', (line) => {
    expect(read(line).kind).toBe('nothing');
  });
});

test('nothing is taken back after the dice', () => {
  expect(terminalMatch(randomMatch(gp, 'dice', 2)).undo()).toBe('the dice have been rolled since');
  expect(terminalMatch(randomMatch(gp, 'dice', 0)).undo()).toBe('nothing has been done yet');
});

describe('play', () => {
  test('ends cleanly when there is no more input', async () => {
    const { code, out, err } = await cli(['play', 'grand-prix', '--seed', 'a'], { stdin: '' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Choose a gear');
    expect(out).not.toContain('\u001b');
  });

  test('moves, refusals, lists and words', async () => {
    const lines = [
      'gear 9',
      'gear 3',
      'undo',
      'log',
      'moves',
      'help',
      'rules GP-2.7',
      'rules 99',
      'fly',
      'sel',
      '',
      'save',
      'drive',
      'board',
      'quit',
      'drive',
    ];
    const { code, out } = await cli(['play', 'grand-prix', '--seed', 'a'], typing(...lines));
    expect(code).toBe(0);
    expect(out).toContain('GP-2.2: ');
    expect(out).toContain('can’t undo: the dice have been rolled since');
    expect(out).toMatch(/1 {2}Ann starts/);
    expect(out).toContain('take back your last decision');
    expect(out).toMatch(/^GP-2\.7 /m);
    expect(out).toContain('Grand Prix has no clause 99');
    expect(out).toContain('no move begins with “fly”');
    expect(out).toContain('name a file: save FILE');
    expect(out.endsWith('> quit\n')).toBe(true);
  });

  test('the menu of games', async () => {
    const { code, out } = await cli(['play', '--seed', 'a'], typing('chess', 'grand', '1'));
    expect(code).toBe(0);
    expect(out).toContain('the beginning of a name');
    expect(out).toContain('Choose a gear');
    expect((await cli(['play'], { stdin: '' })).code).toBe(0);
  });

  test('save and resume', async () => {
    const file = `${fileOf('')}.saved`;
    await cli(['play', 'grand-prix', '--seed', 'a'], typing('gear 3', `save ${file}`));
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Match;
    expect(saved.events).toHaveLength(2);
    await cli(['play', '--resume', file], typing('drive', 'gear 4'));
    const resumed = JSON.parse(readFileSync(file, 'utf8')) as Match;
    expect(resumed.events).toHaveLength(5);
    expect((await cli(['verify', file])).code).toBe(0);
    expect((await cli(['play', SHARED, '--resume', file])).code).toBe(1);
    expect((await cli(['play', '--resume', '/nowhere'])).code).toBe(1);
    const unwritable = await cli(['play', 'grand-prix'], typing('save /nowhere/at/all'));
    expect(unwritable.out).toContain('/nowhere/at/all: there is no such file');
    expect(existsSync('/nowhere')).toBe(false);
  });

  test('a hint', async () => {
    const { out } = await cli(['play', 'grand-prix', '--seed', 'a', '--bot', 'easy'], typing('hint'));
    expect(out).toMatch(/gear \d[^>]*expected/);
  });
});
