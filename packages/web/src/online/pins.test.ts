import { commitment } from '@waybill/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pinOf, pinPromises, pinTold, promiseSalt, saltToReveal } from './pins.ts';
import { PLAN, STATUS, TABLE } from './testing.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const starting = { ...STATUS, starting: true };

test('what was promised first stays, whatever the server says later', () => {
  pinPromises(TABLE, { ...PLAN, commit: 'first', promises: ['ann’s', null] }, STATUS);
  expect(pinOf(TABLE)).toEqual({ commit: 'first', early: true });
  pinPromises(TABLE, { ...PLAN, commit: 'second', promises: ['ann’s', 'ben’s'] }, starting);
  expect(pinOf(TABLE)).toEqual({ commit: 'first', early: true, promises: ['ann’s', 'ben’s'] });
  pinPromises(TABLE, { ...PLAN, commit: 'third', promises: ['tried', 'ben’s'] }, starting);
  expect(pinOf(TABLE)).toEqual({ commit: 'first', early: true, promises: ['ann’s', 'ben’s'] });
});

test('of a seat that promises nothing the salt is pinned as it stands: nobody can add one once the others are known', () => {
  const plan = { ...PLAN, promises: ['ann’s', null, null], salts: ['', 'open', ''] };
  pinPromises(TABLE, plan, starting);
  pinTold(TABLE);
  expect(pinOf(TABLE)).toMatchObject({ promises: ['ann’s', commitment('open'), commitment('')], told: true });
});

test('what is first seen when dice have fallen proves nothing', () => {
  pinPromises(TABLE, { ...PLAN, commit: 'late' }, { ...STATUS, phase: 'on', events: 1 });
  expect(pinOf(TABLE)).toEqual({ commit: 'late' });
});

test('a salt is told once the match is asked for, only where it is the one that was promised, and once', () => {
  const promise = promiseSalt(TABLE);
  const { salt } = pinOf(TABLE);
  expect(commitment(salt!)).toBe(promise);
  const plan = { ...PLAN, promises: [promise, 'ben’s'], salts: ['', ''] };
  expect(saltToReveal(TABLE, plan, STATUS, 0)).toBeNull();
  expect(saltToReveal(TABLE, plan, starting, 0)).toBe(salt);
  expect(saltToReveal(TABLE, plan, starting, null)).toBeNull();
  expect(saltToReveal(TABLE, { ...plan, promises: ['tried', 'ben’s'] }, starting, 0)).toBeNull();
  expect(saltToReveal(TABLE, { ...plan, salts: [salt!, ''] }, starting, 0)).toBeNull();
});
