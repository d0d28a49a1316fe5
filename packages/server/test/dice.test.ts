// Needs cape-to-cairo.
import { findGame } from '@waybill/games';
import { commitment, matchOf, Sfc32, setupOf, verify } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { ActionDraft } from '../src/host/action-draft.ts';
import { abandon, resumeByItself } from '../src/host/match.ts';
import { perform, type TableAction } from '../src/host/perform.ts';
import { startWithoutSilent } from '../src/host/seats.ts';
import { dueAt } from '../src/log/clock.ts';
import type { Entry } from '../src/log/entry.ts';
import { fold } from '../src/log/fold.ts';
import type { TableState } from '../src/log/table.ts';
import { Client } from './client.ts';
import { chooseBlind } from './drive.ts';
import { serving } from './serving.ts';

const PLAN = { game: 'cape-to-cairo', seats: 2 };
const promise = commitment;

async function seated(url: string) {
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const table = await ann.make(PLAN);
  await ann.now(table, { type: 'sit', seat: 0, promise: promise('ann’s salt') });
  await ben.now(table, { type: 'sit', seat: 1, promise: promise('ben’s salt') });
  return { ann, ben, table };
}

test('salts are promised when sitting down, told after everybody has promised, and mixed in', async () => {
  const { url } = await serving();
  const { ann, ben, table } = await seated(url);
  const before = await ben.look(table);
  expect(before.plan).toMatchObject({ salts: ['', ''], promises: [promise('ann’s salt'), promise('ben’s salt')] });
  expect((await ann.now(table, { type: 'reveal', salt: 'ann’s salt' })).body.error.code).toBe('not-started');
  expect((await ann.now(table, { type: 'start' })).status).toBe(200);
  expect((await ann.look(table)).status).toMatchObject({ phase: 'open', starting: true });
  for (const action of [
    { type: 'stand' },
    { type: 'start' },
    { type: 'plan', plan: { options: {}, seats: 2, listed: true, clock: null } },
  ]) {
    expect((await ann.now(table, action)).body.error.code, action.type).toBe('starting');
  }
  expect((await ann.now(table, { type: 'reveal', salt: 'another' })).body.error.code).toBe('wrong-salt');
  // Both tell theirs at once: neither is too late for the other.
  const { n } = await ann.look(table);
  const told = await Promise.all([
    ann.act(table, n, { type: 'reveal', salt: 'ann’s salt' }),
    ben.act(table, n, { type: 'reveal', salt: 'ben’s salt' }),
  ]);
  expect(told.map(({ status }) => status)).toEqual([200, 200]);
  const begun = await ann.look(table);
  expect(begun.status).toMatchObject({ phase: 'on', starting: false });
  expect(begun.plan.commit).toBe(before.plan.commit);
  expect(begun.entries.find(({ type }: { type: string }) => type === 'start').silent).toBeUndefined();
  for (let turn = 0; ; turn++) {
    const { status, n: last } = await ann.look(table);
    if (status.phase === 'over') break;
    const mover = [ann, ben][status.next];
    const { view } = await mover.look(table);
    const event = chooseBlind(PLAN, view, status.next, new Sfc32(`${turn}`));
    await mover.act(table, last, turn > 12 ? { type: 'resign' } : { type: 'play', event });
  }
  const match = matchOf((await ann.call('GET', `/api/tables/${table}/match`)).text);
  expect(match.dealer).toMatchObject({ version: 2, commit: before.plan.commit, salts: ['ann’s salt', 'ben’s salt'] });
  const game = findGame(match.game)!;
  expect(verify(game, setupOf(game, match), match).fault).toBeNull();
});

const SEED = 'the seed of this test';
const DAY = 86_400_000;
const first: Entry = {
  at: 0,
  by: 'ann',
  type: 'made',
  game: 'cape-to-cairo',
  options: {},
  seats: 2,
  listed: false,
  clock: { kind: 'live', bank: 600_000, add: 0 },
  commit: commitment(SEED),
  dealer: 2,
};

/** A table that is acted at without a server. */
class Bare {
  readonly log: Entry[] = [first];

  get table(): TableState {
    return fold('table', this.log).table;
  }

  act(at: number, person: string, action: TableAction): string | null {
    const draft = new ActionDraft(this.table, SEED, at, person, null);
    const refusal = perform(draft, action);
    if (!refusal) this.log.push(...draft.drafted.entries);
    return refusal?.code ?? null;
  }

  byItself(at: number, ...jobs: ((draft: ActionDraft, now: number) => void)[]): void {
    const draft = new ActionDraft(this.table, SEED, at, null, null);
    for (const job of jobs) job(draft, at);
    this.log.push(...draft.drafted.entries);
  }

  started(): this {
    this.act(1, 'ann', { type: 'sit', seat: 0 });
    this.act(2, 'ben', { type: 'sit', seat: 1 });
    this.act(3, 'ann', { type: 'start' });
    return this;
  }
}

describe('by the clock alone', () => {
  test('a match starts without a salt that is not told in time, and the log says whose', () => {
    const bare = new Bare();
    bare.act(1, 'ann', { type: 'sit', seat: 0, promise: promise('a') });
    bare.act(2, 'ben', { type: 'sit', seat: 1, promise: promise('b') });
    expect(bare.act(1000, 'ann', { type: 'start' })).toBeNull();
    expect(bare.act(1001, 'ann', { type: 'reveal', salt: 'a' })).toBeNull();
    expect(dueAt(bare.table)).toBe(21_000);
    bare.byItself(20_999, startWithoutSilent);
    expect(bare.table.phase).toBe('open');
    bare.byItself(21_000, startWithoutSilent);
    expect(bare.table).toMatchObject({ phase: 'on', salts: ['a', ''] });
    expect(bare.log.find(({ type }) => type === 'start')).toMatchObject({ silent: [1] });
    expect(bare.act(21_001, 'ben', { type: 'reveal', salt: 'b' })).toBe('started-already');
  });

  test('a pause ends by itself, or as soon as anybody says so, and there are three', () => {
    const bare = new Bare().started();
    expect(bare.act(10, 'ann', { type: 'pause' })).toBeNull();
    expect(dueAt(bare.table)).toBe(10 + 15 * 60_000);
    bare.byItself(11, resumeByItself);
    expect(bare.table.paused).toBe(true);
    bare.byItself(10 + 15 * 60_000, resumeByItself);
    expect(bare.table.paused).toBe(false);
    for (const at of [1_000_000, 1_000_010]) {
      expect(bare.act(at, 'ann', { type: 'pause' })).toBeNull();
      expect(bare.act(at + 1, 'ben', { type: 'resume' })).toBeNull();
    }
    expect(bare.act(1_000_020, 'ann', { type: 'pause' })).toBe('paused-enough');
    expect(bare.act(1_000_021, 'ben', { type: 'pause' })).toBeNull();
  });

  test('a match that nobody plays on is over after a month, and its seed is told', () => {
    const bare = new Bare().started();
    bare.byItself(30 * DAY - 1, abandon);
    expect(bare.table.phase).toBe('on');
    bare.byItself(31 * DAY, abandon);
    expect(bare.table).toMatchObject({ phase: 'over', seed: SEED, ending: { how: 'abandoned', winners: [] } });
  });
});
