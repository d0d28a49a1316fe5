import { games } from '@waybill/games';
import {
  canonical,
  commitment,
  Dealer,
  type Dealt,
  dealtAfter,
  type Event,
  type Game,
  type Match,
  matchOf,
  NOTHING_DEALT,
  Play,
  type Setup,
  Sfc32,
  type Viewer,
  verify,
} from '@waybill/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fewVariants } from '../../kernel/laws/variants.ts';
import { type RunningServer, startServer } from '../src/index.ts';
import { Client, type Message, type Socket } from './client.ts';
import { chooseBlind, type Plan, setupOfPlan } from './drive.ts';
import { freshPlace } from './place.ts';

const PLENTY = {
  connectionsPerSecond: 1e6,
  requestsPerMinute: 1e6,
  guestsPerHour: 1e6,
  actionsPerMinute: 1e6,
  unfinishedTables: 1e6,
};
const place = freshPlace();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir: place.folder, limits: PLENTY, botThreads: 1 });
});
afterAll(async () => {
  await server.close();
  place.remove();
});

/** What views hold back is tried with every set-up by the laws; here are as many as it takes to see that nothing goes round them. */
const SETUPS_A_GAME = 7;

function someOf(setups: readonly Setup[]): readonly Setup[] {
  const step = Math.max(1, setups.length / SETUPS_A_GAME);
  return setups.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Somebody who looks, by socket and by HTTP, and keeps every byte. */
interface Eye {
  readonly viewer: Viewer;
  readonly client: Client;
  readonly socket: Socket;
  /** Follows as well, and is told no more than it can't work out. */
  readonly lean: Socket;
}

async function leanly(client: Client, table: string): Promise<Socket> {
  const socket = await client.socket();
  socket.send({ type: 'follow', table, lean: true });
  await socket.next((m) => m.type === 'update');
  return socket;
}

async function openEyes(plan: Plan): Promise<{ table: string; eyes: Eye[] }> {
  const eyes: Eye[] = [];
  let table = '';
  for (let seat = 0; seat < plan.seats; seat++) {
    const client = await Client.guest(server.url, `P${seat}`);
    table ||= await client.make(plan);
    const socket = await client.socket();
    socket.send({ type: 'follow', table });
    const { n } = await socket.next((m) => m.type === 'update');
    expect(await socket.act(table, n, { type: 'sit', seat, promise: commitment(`salt ${seat}`) })).toMatchObject({
      type: 'done',
    });
    eyes.push({ viewer: seat, client, socket, lean: await leanly(client, table) });
  }
  const client = new Client(server.url);
  const socket = await client.socket();
  socket.send({ type: 'follow', table });
  eyes.push({ viewer: 'watcher', client, socket, lean: await leanly(client, table) });
  return { table, eyes };
}

/** A whole match at random, every seat choosing by its own view alone. */
async function playWhole(plan: Plan, table: string, eyes: readonly Eye[], rng: Sfc32): Promise<void> {
  const { n } = await eyes[0].client.look(table);
  await eyes[0].socket.act(table, n, { type: 'start' });
  for (const { viewer, socket } of eyes) {
    if (viewer !== 'watcher') await socket.act(table, n + 1, { type: 'reveal', salt: `salt ${viewer}` });
  }
  for (let after = n; ; ) {
    const seen = await Promise.all(eyes.map((eye) => eye.socket.next((m) => m.type === 'update' && m.n > after)));
    const { status } = seen[0];
    after = seen[0].n;
    if (status.phase === 'open') continue;
    if (rng.below(12) === 0) await eyes[rng.below(eyes.length)].client.look(table, rng.below(3) === 0 ? -1 : after - 3);
    if (status.phase === 'over') return;
    const event = chooseBlind(plan, seen[status.next].view, status.next, rng);
    const said = await eyes[status.next].socket.act(table, after, { type: 'play', event });
    if (said.type !== 'done') throw new Error(`${JSON.stringify(said)} for ${JSON.stringify(event)}`);
  }
}

const KEYS = {
  update: ['type', 'table', 'n', 'seat', 'entries', 'view', 'status', 'plan'],
  status: [
    'phase',
    'starting',
    'paused',
    'seats',
    'next',
    'events',
    'asked',
    'takenBack',
    'clocks',
    'ending',
    'rematch',
  ],
  plan: ['game', 'options', 'sheet', 'seats', 'listed', 'clock', 'commit', 'salts', 'promises', 'made', 'owner'],
  seat: ['name', 'handle', 'person', 'bot', 'out'],
  entries: {
    made: ['game', 'seats', 'commit'],
    sit: ['seat', 'name', 'handle', 'salt', 'promise'],
    ready: [],
    reveal: ['seat', 'salt'],
    start: ['silent'],
    event: ['index', 'event'],
    end: ['how', 'result', 'winners', 'seed'],
  } as Record<string, string[]>,
};

function only(value: object, keys: readonly string[]): void {
  expect(Object.keys(value).filter((key) => !keys.includes(key))).toEqual([]);
}

/** An update holds what the rules let this viewer know at that moment, and not one field more. */
function checkUpdate(
  game: Game,
  states: readonly unknown[],
  events: readonly Event[],
  viewer: Viewer,
  m: Message,
): void {
  only(m, KEYS.update);
  only(m.status, KEYS.status);
  if (m.plan) only(m.plan, KEYS.plan);
  for (const seat of m.status.seats ?? []) only(seat, KEYS.seat);
  const now = states[m.status.events];
  if (m.view) expect(canonical(m.view)).toBe(canonical(game.view(now, viewer)));
  for (const { n: _, at: __, type, ...rest } of m.entries) {
    only(rest, KEYS.entries[type]);
    if (type !== 'event') continue;
    const laid = (states[rest.index] as { laid?: number }).laid ?? 0;
    if (m.view) expect(untold[game.id]?.(rest.event, laid, m.view) ?? []).toEqual([]);
    // Without a view the event has to tell everything.
    else expect(canonical(rest.event)).toBe(canonical(events[rest.index]));
    expect(canonical(rest.event)).toBe(canonical(game.hide(states[rest.index], events[rest.index], viewer, now)));
  }
}

/** What a log entry says and the view does not is a leak, whatever the rules' own mask thinks. */
const untold: { readonly [game: string]: (event: Message, before: Message, view: Message) => unknown[] } = {
  'hauling-astronauts': (event, _, view) => {
    if (event.type !== 'dock') return [];
    const docked = view.docks.filter((dock: Message) => dock?.seat === event.by).map((dock: Message) => dock.transport);
    const known = [...docked, ...view.seats[event.by].ports];
    return event.transports.filter((id: string | null) => id !== null && !known.includes(id));
  },
  'ship-it': (event, before, view) => {
    const told = event.type === 'freight' ? event.ranks : event.type === 'scatter' ? event.loads : [];
    const hidden = (i: number) => view.freight[`f${before + 1 + i}`]?.rank === null;
    return told.filter((entry: string | null, i: number) => entry !== null && hidden(i));
  },
};

/** Every text anywhere in a message. */
function textsIn(value: unknown, out: Set<string>): void {
  if (typeof value === 'string') out.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      out.add(key);
      textsIn(inner, out);
    }
  }
}

/** Nothing that was ever said before the end makes the dice fall as they fell. */
function checkUnpredictable(game: Game, states: readonly unknown[], match: Match, messages: readonly Message[]): void {
  const { seed = '', salts = [], commit, version } = match.dealer!;
  const said = new Set<string>();
  for (const m of messages) if (m.status?.phase !== 'over') textsIn(m, said);
  expect([...said].filter((text) => text.includes(seed))).toEqual([]);
  expect([...said].filter((text) => commitment(text) === commit)).toEqual([]);
  const rolls = match.events.flatMap((event, i) => (event.by === 'chance' ? [i] : [])).slice(-12);
  const dealt = dealtBefore(game, states, match);
  for (const guess of [...said, [...said].join(''), salts.join('')]) {
    const dealer = new Dealer(guess, salts, version);
    const right = rolls.every(
      (i) => canonical(dealer.draw(game, states[i], i, dealt[i])) === canonical(match.events[i]),
    );
    if (rolls.length > 0) expect(right, `the dice follow from ${guess}`).toBe(false);
  }
}

/** What chance had done before each event. */
function dealtBefore(game: Game, states: readonly unknown[], { events }: Match): Dealt[] {
  let dealt = NOTHING_DEALT;
  return events.map(({ by }, i) => {
    const before = dealt;
    if (by === 'chance') dealt = dealtAfter(game, states[i], dealt);
    return before;
  });
}

function replayed(game: Game, setup: Setup, match: Match): unknown[] {
  const play = new Play(game, setup);
  const states = [game.clone(play.state)];
  for (const event of match.events) {
    expect(play.accept(event)).toBeNull();
    states.push(game.clone(play.state));
  }
  return states;
}

describe.each(games.map((game) => [game.id, game] as const))('%s tells nobody what they may not know', (id, game) => {
  test.each(someOf(fewVariants(game)).map((setup) => [JSON.stringify(setup.options), setup.seats.length] as const))(
    '%s, %i seats',
    async (options, seats) => {
      const plan: Plan = { game: id, seats, options: JSON.parse(options) };
      const { table, eyes } = await openEyes(plan);
      await playWhole(plan, table, eyes, new Sfc32(`${id} ${options} ${seats}`));
      const file = await eyes[0].client.call('GET', `/api/tables/${table}/match`);
      eyes[0].client.received.pop();
      const match = matchOf(file.text);
      const { setup } = setupOfPlan(plan);
      expect(verify(game, setup, match).fault).toBeNull();
      const states = replayed(game, setup, match);
      // The bank may foreclose with the first move: then there is nothing between the start and the end.
      const wentOn = match.events.filter(({ by }) => by !== 'chance').length > 1;
      const everything: Message[] = [];
      for (const { viewer, client, socket, lean } of eyes) {
        socket.close();
        lean.close();
        expect(lean.messages.some((m) => m.type === 'update' && !('view' in m))).toBe(
          wentOn && game.open?.(states.at(-1)) === true,
        );
        const messages = client.received.map((text) => JSON.parse(text));
        for (const m of messages.filter((one) => one.type === 'update')) {
          // Before sitting down, a seat is a watcher like any other.
          checkUpdate(game, states, match.events, m.seat === null ? 'watcher' : viewer, m);
        }
        everything.push(...messages);
      }
      checkUnpredictable(game, states, match, everything);
    },
  );
});
