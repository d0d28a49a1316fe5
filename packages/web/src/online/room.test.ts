// Needs hauling-astronauts.
import { commitment } from '@waybill/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadRules } from '../games/load-rules.ts';
import { isMuted, toggleMuted } from './muting.ts';
import { OnlineTable } from './online-table.ts';
import { Past } from './past.ts';
import { keepSalt, pinOf, saltForRematch } from './pins.ts';
import { Room } from './room.ts';
import { FakeNetwork, FakeTable, PLAN, STATUS, TABLE, updateOf } from './testing.ts';
import { workOut } from './work-out.ts';

const GAME = 'hauling-astronauts';
const game = await loadRules(GAME);
const plan = { ...PLAN, game: GAME };

let network: FakeNetwork;
let table: FakeTable;

beforeEach(() => {
  network = new FakeNetwork();
  table = new FakeTable(game);
  network.answers = table.answers;
});

async function openRoom(): Promise<Room> {
  const room = await Room.open(TABLE, network);
  if (!room) throw new Error('there is a table');
  network.last.opens();
  return room;
}

/** What the page shows of the match is what the server has. */
function agrees({ past, length, status }: Room): void {
  expect(past.events).toEqual(table.play.events);
  expect(length.value).toBe(table.play.events.length);
  expect(past.views).toHaveLength(table.play.events.length + 1);
  expect(past.views.at(-1)).toEqual(game.view(table.play.state, 0));
  expect(status.value.events).toBe(table.play.events.length);
}

const until = (fits: () => boolean) => vi.waitFor(() => expect(fits()).toBe(true), 60_000);

describe('a room', () => {
  test('there is none without a table', async () => {
    network.answers = () => ({ status: 404, body: { error: {} } });
    expect(await Room.open(TABLE, network)).toBeNull();
  });

  test('tells its salt at once where the match had been asked for before the page was open', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const salt = saltForRematch('the table before');
    expect(saltForRematch('the table before')).toBe(salt);
    keepSalt(TABLE, salt);
    const asked = { ...plan, promises: [commitment(salt), null] };
    const status = { ...STATUS, starting: true };
    network.answers = () => ({ status: 200, body: { ...updateOf(3), plan: asked, status } });
    await openRoom();
    await until(() => network.last.acts.length > 0);
    const pinned = pinOf(TABLE);
    vi.unstubAllGlobals();
    const promises = [commitment(salt), commitment('')];
    expect(pinned).toMatchObject({ commit: plan.commit, early: true, promises });
    expect(network.last.acts[0].action).toEqual({ type: 'reveal', salt });
  });

  test('follows a match by its events alone', async () => {
    const room = await openRoom();
    agrees(room);
    for (let i = 0; i < 6; i++) {
      const { n } = table;
      table.move();
      network.last.says(table.lean(n));
    }
    await until(() => room.length.value === table.play.events.length);
    agrees(room);
  });

  test('takes what comes twice or late once, and in order', async () => {
    const room = await openRoom();
    const told = [];
    for (let i = 0; i < 3; i++) {
      const { n } = table;
      table.move();
      told.push(table.lean(n));
    }
    network.last.says(told[0]);
    network.last.says(told[0]);
    network.last.says(told[1]);
    network.last.says(told[2]);
    network.last.says(told[1]);
    await until(() => room.length.value === table.play.events.length);
    agrees(room);
  });

  test('a gap makes it read everything again', async () => {
    const room = await openRoom();
    table.move();
    const { n } = table;
    table.move();
    network.last.says(table.lean(n));
    await until(() => room.length.value === table.play.events.length);
    agrees(room);
  });

  test('events that do not fit the rules make it read everything again', async () => {
    const room = await openRoom();
    const { n } = table;
    table.move();
    const lean = table.lean(n);
    const odd = lean.entries.map((entry) =>
      entry.type === 'event' ? { ...entry, event: { by: 0, type: 'nothing of the kind' } } : entry,
    );
    network.last.says({ ...lean, entries: odd });
    await until(() => room.length.value === table.play.events.length);
    agrees(room);
  });

  test('goes back with a match that goes back', async () => {
    const room = await openRoom();
    const { n } = table;
    for (let i = 0; i < 4; i++) table.move();
    table.back(2);
    table.move();
    network.last.says(table.update(n));
    await until(() => room.status.value.takenBack === 1);
    agrees(room);
  });

  test('hears what was said, and the last that happened besides', async () => {
    const room = await openRoom();
    table.say('hello');
    network.last.says(table.update(table.n - 1));
    await until(() => room.said.value.length === 1);
    expect(room.said.value[0]).toMatchObject({ name: 'Ben', text: 'hello' });
    network.last.says({ type: 'here', table: TABLE, seats: [1] });
    expect(room.here.value).toEqual([1]);
  });

  test('of two who call themselves the same, one can be muted', async () => {
    const room = await openRoom();
    for (const handle of ['ben', 'ben-2', null]) table.say(`by ${handle}`, handle);
    network.last.says(table.update(table.n - 3));
    await until(() => room.said.value.length === 3);
    const heard = () => room.said.value.filter(({ who }) => !isMuted(who)).map(({ text }) => text);
    toggleMuted('ben-2');
    expect(heard()).toEqual(['by ben', 'by null']);
    toggleMuted('ben-2');
    expect(heard()).toHaveLength(3);
  });

  test('tells in the log where in the match the server was away, to whoever was there and to whoever comes later', async () => {
    const room = await openRoom();
    const { n } = table;
    table.move();
    const after = table.play.events.length;
    table.outage(300_000);
    table.move();
    network.last.says(table.update(n));
    await until(() => room.outages.value.length === 1);
    const told = [{ after, words: 'The server was away for 5 minutes. The clock got that time back.' }];
    expect(new OnlineTable(game, room).remarks.value).toEqual(told);
    expect(new OnlineTable(game, await openRoom()).remarks.value).toEqual(told);
  });
});

describe('sending', () => {
  test('is done once its entry has been heard of', async () => {
    const room = await openRoom();
    const { n, legal } = table;
    let done = false;
    const sent = room.send({ type: 'play', event: legal }).then((refused) => {
      done = true;
      return refused;
    });
    await until(() => network.last.acts.length === 1);
    const [act] = network.last.acts;
    expect(act).toMatchObject({ after: n, action: { type: 'play', event: legal } });
    table.move();
    network.last.says({ type: 'done', table: TABLE, key: act.key, n: n + 1 });
    await Promise.resolve();
    expect(done).toBe(false);
    network.last.says(table.lean(n));
    expect(await sent).toBeNull();
    agrees(room);
  });

  test('over a connection that is lost on the way, it is one and the same move', async () => {
    const room = await openRoom();
    const { n } = table;
    const sent = room.send({ type: 'play', event: table.legal });
    await until(() => network.last.acts.length === 1);
    const [first] = network.last.acts;
    // The server has it; its answer is lost.
    table.move();
    network.last.fails();
    await vi.waitFor(() => expect(network.sockets).toHaveLength(2), 60_000);
    network.last.opens();
    expect(network.last.acts).toEqual([first]);
    network.last.says(table.update(n));
    network.last.says({ type: 'done', table: TABLE, key: first.key, n: n + 1 });
    expect(await sent).toBeNull();
    agrees(room);
  });

  test('a stale one is refused, with what had not been seen', async () => {
    const room = await openRoom();
    const { n } = table;
    const sent = room.send({ type: 'play', event: table.legal });
    await until(() => network.last.acts.length === 1);
    table.move();
    const error = { clause: 'table', code: 'stale', facts: {}, words: 'late' };
    const [{ key }] = network.last.acts;
    network.last.says({ type: 'refused', table: TABLE, key, error, update: table.update(n) });
    expect(await sent).toEqual(error);
    agrees(room);
  });
});

test('a table shows each moment, its lines, and whether taking back can be asked for', async () => {
  const room = await openRoom();
  const online = new OnlineTable(game, room);
  const { n } = table;
  do table.move();
  while (table.next !== 0);
  network.last.says(table.lean(n));
  await until(() => room.length.value === table.play.events.length);
  expect(online.lines.value.map(({ event }) => event)).toEqual(table.play.events);
  const now = online.moment(online.length.value);
  expect(now?.view).toEqual(game.view(table.play.state, 0));
  expect(now?.moves.length).toBeGreaterThan(0);
  expect(online.moment(online.length.value + 1)).toBeNull();
  const own = table.play.events.some(({ by }) => by === 0);
  expect(online.undo.value).toEqual({ kind: own ? 'request' : 'none' });
  expect(online.hints).toBe(false);
  online.close();
});

describe('what is worked out', () => {
  test('is what the server would have told', async () => {
    const view = game.view(table.play.state, 0);
    const from = table.play.events.length;
    for (let i = 0; i < 8; i++) table.move();
    const views = await workOut(plan, view, 0, table.play.events.slice(from));
    expect(views?.at(-1)).toEqual(game.view(table.play.state, 0));
  });

  test('is nothing where an event does not fit, or the game is not known', async () => {
    const view = game.view(table.play.state, 0);
    expect(await workOut(plan, view, 0, [{ by: 0, type: 'nonsense' }])).toBeNull();
    expect(await workOut(PLAN, view, 0, [])).toBeNull();
  });

  test('a past that does not fit its count says so', async () => {
    const past = new Past(TABLE, network);
    table.move();
    const { entries, status, view, seat } = table.update(-1);
    expect(await past.take({ entries: entries.slice(0, -1), status, view, seat }, plan)).toBe(false);
    expect(await new Past(TABLE, network).take({ entries, status, view, seat }, plan)).toBe(true);
  });
});
