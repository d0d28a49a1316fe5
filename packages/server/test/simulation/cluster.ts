import { pino } from 'pino';
import { aloneBus } from '../../src/bus/bus.ts';
import { PostgresBus } from '../../src/bus/postgres.ts';
import { botQuestion } from '../../src/host/bot-question.ts';
import type { Thinkers } from '../../src/host/bots.ts';
import type { Broadcast } from '../../src/host/broadcast.ts';
import { Connection, type Wire } from '../../src/http/connection.ts';
import type { Identity } from '../../src/http/identity.ts';
import { Metrics } from '../../src/metrics.ts';
import { type Ground, makeNode, type Node } from '../../src/node.ts';
import type { Database } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrate.ts';
import type { Person } from '../../src/store/people.ts';
import { chooseBlind } from '../drive.ts';
import { type LinkTroubles, openAlone, openSql, SharedDatabase } from './database.ts';
import { VirtualDisk } from './disk.ts';
import { type ListenTroubles, Notifications } from './notifications.ts';
import { type Life, timeOf, type World } from './world.ts';

const log = pino({ level: 'silent' });
const metrics = new Metrics();
const PLENTY = { requestsPerMinute: 1e6, guestsPerHour: 1e6, actionsPerMinute: 1e6, chatsPerMinute: 1e6 };

/** What a broken server would do: the checks must notice each. */
export type Mutant =
  | 'loses entries'
  | 'never re-reads'
  | 'lies about the disk'
  | 'sends to the wrong one'
  | 'never answers'
  | 'never moves';

/** Where a node runs, and what is the matter with it. */
export interface Machine {
  readonly name: string;
  skew: number;
  readonly link: LinkTroubles;
  readonly listen: ListenTroubles;
  life: Life;
  node: Node | null;
  starting: boolean;
  readonly lines: Set<Line>;
  /** When something but notifications was last the matter, and how much of it still is. */
  troubled: number;
  troubles: number;
}

/** One server, alone with its disk, or several on one database. */
export class Cluster {
  readonly sql = openSql();
  readonly disk: VirtualDisk;
  readonly machines: readonly Machine[];
  private readonly notifications: Notifications;

  constructor(
    readonly world: World,
    readonly shared: boolean,
    private readonly mutant: Mutant | null,
    /** How long a table stays in memory. */
    private readonly idleMs: number,
  ) {
    this.disk = new VirtualDisk(world);
    this.disk.troubles.lies = mutant === 'lies about the disk';
    this.notifications = new Notifications(world);
    this.machines = Array.from({ length: shared ? 2 + world.rng.below(2) : 1 }, (_, i) => ({
      name: `node ${i + 1}`,
      skew: 0,
      link: { down: false, losesAnswers: false, slowMs: 0 },
      listen: { down: false, deaf: false, lossy: false },
      life: { alive: false },
      node: null,
      starting: false,
      lines: new Set(),
      troubled: 0,
      troubles: 0,
    }));
  }

  /** Whether somebody could play just now. */
  get isUp(): boolean {
    return this.machines.some(({ node, link }) => node !== null && !link.down);
  }

  /** Rejects where the server would not start. */
  async start(machine: Machine): Promise<void> {
    if (machine.life.alive) return;
    const life: Life = { alive: true };
    machine.life = life;
    machine.starting = true;
    this.world.note(`${machine.name} starts`);
    try {
      const options = { database: this.shared ? 'shared' : undefined, limits: PLENTY, idleMs: this.idleMs };
      const node = await makeNode(options, log, this.groundOf(machine, life));
      if (!life.alive) return;
      node.start();
      machine.node = node;
    } catch (error) {
      life.alive = false;
      throw error;
    } finally {
      machine.starting = false;
      machine.troubled = this.world.now;
    }
  }

  /** At once, whatever it is doing. */
  kill(machine: Machine, powerCut: boolean): void {
    if (!machine.life.alive) return;
    this.world.note(`${machine.name} ${powerCut ? 'loses power' : 'is killed'}`);
    this.gone(machine);
    if (powerCut) this.disk.powerCut();
  }

  /** As an operator does it. */
  async stop(machine: Machine): Promise<void> {
    const { node } = machine;
    if (!node) return;
    this.world.note(`${machine.name} is stopped`);
    machine.node = null;
    machine.troubled = this.world.now;
    for (const line of machine.lines) line.cut();
    await node.close();
    this.gone(machine);
  }

  cutNotifications(machine: Machine): void {
    this.notifications.cut(machine.listen);
  }

  private gone(machine: Machine): void {
    machine.life.alive = false;
    machine.node = null;
    machine.troubled = this.world.now;
    this.notifications.cut(machine.listen);
    for (const line of machine.lines) line.cut();
  }

  private groundOf(machine: Machine, life: Life): Ground {
    const { world } = this;
    const time = timeOf(world, life, machine);
    return {
      time,
      load: () => 0,
      random: world.random,
      metrics,
      bots: virtualBots(world, life, this.mutant === 'never moves'),
      analyst: { analyse: async () => null, close: async () => {} },
      openDatabase: async () => {
        const alone = () => openAlone(world, life, this.sql, this.disk, time);
        const db = this.shared ? await this.openShared(machine, life) : await alone();
        return mutated(db, this.mutant, world);
      },
      openBus: async (name) => {
        if (!this.shared) return aloneBus;
        const open = () => this.notifications.client(life, machine.listen);
        return new PostgresBus(open, name, time, () => {}).start();
      },
    };
  }

  private async openShared(machine: Machine, life: Life): Promise<Database> {
    const db = new SharedDatabase(this.world, life, this.sql, machine.link, this.world.random(6));
    await migrate(db);
    return db;
  }

  /** Somebody who is signed in: that took no time. */
  identityOf(person: Person): Identity {
    const hash = `session of ${person.id}`;
    this.sql.prepare("insert into keys values (?, ?, 'session', '', 0, '')").run(hash, person.id);
    return { person, hash, ambient: false, scopes: ['play'] };
  }

  /** A client's connection to a node that is up. */
  call(machine: Machine, identity: Identity, heard: (text: string, sent: number) => void): Line | null {
    if (!machine.node) return null;
    const line = new Line(this.world, machine, machine.node, identity, heard, this.mutant);
    machine.lines.add(line);
    return line;
  }
}

/** A connection between a client and a node: each way in order, each message a little late. */
export class Line implements Wire {
  isOpen = true;
  lag = 0;
  readonly since: number;
  private readonly server: Connection;
  private readonly arrives = { here: 0, there: 0 };
  private readonly release: () => void;
  /** How long each message takes; a little, each time another, where nothing is said. */
  slowMs: number | null = null;
  /** Called when the client notices that it is cut. */
  onCut = () => {};

  constructor(
    private readonly world: World,
    readonly machine: Machine,
    node: Node,
    readonly identity: Identity,
    private readonly heard: (text: string, sent: number) => void,
    private readonly mutant: Mutant | null,
  ) {
    this.since = world.now;
    this.server = new Connection(
      {
        context: node.context,
        refused: (_, error) => world.note(`refused: ${error instanceof Error ? error.message : error}`),
      },
      this,
      identity,
      '10.0.0.1',
    );
    this.release = node.context.sessions.hold(identity, () => this.cut());
  }

  /** From the server. */
  send(text: string): void {
    const sent = this.world.now;
    if (this.mutant === 'never answers' && text.includes('"type":"done"')) return;
    this.passOn('here', () => this.heard(text, sent));
    if (this.mutant !== 'sends to the wrong one') return;
    for (const other of this.machine.lines) {
      if (other !== this && text.includes('"view":{')) other.passOn('here', () => other.heard(text, sent));
    }
  }

  broadcast({ text }: Broadcast): void {
    this.send(text);
  }

  dismiss(): void {
    this.cut();
  }

  /** As a ping and its answer would. */
  measure(): void {
    const sent = this.world.now;
    this.passOn('here', () => this.passOn('there', () => (this.lag = this.world.now - sent)));
  }

  /** From the client. */
  say(message: object): void {
    this.passOn('there', () => this.server.receive(JSON.stringify(message)));
  }

  /** Both ends notice, each in its time. */
  cut(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.release();
    this.machine.lines.delete(this);
    const { life } = this.machine;
    this.world.after(this.world.between(0, 3000), () => life.alive && this.server.end());
    this.world.after(this.world.between(0, 500), () => this.onCut());
  }

  private passOn(way: 'here' | 'there', job: () => void): void {
    const { world } = this;
    this.arrives[way] = Math.max(this.arrives[way], world.now + (this.slowMs ?? world.between(1, 20)));
    world.after(this.arrives[way] - world.now, () => this.isOpen && job());
  }
}

/** Bots that think in no time but the world's. */
function virtualBots(world: World, life: Life, asleep: boolean): Thinkers {
  return {
    busy: 0,
    choose: async (table, seat) => {
      const question = botQuestion(table, seat);
      if (!question) throw new Error('there is nothing to think about');
      await world.sleep(world.between(5, 300));
      if (!life.alive || asleep) await new Promise(() => {});
      return chooseBlind(question.plan, question.view, seat, world.rng);
    },
    luck: async (plan) => Array.from({ length: plan.seats }, () => 0),
    close: async () => {},
  };
}

function mutated(db: Database, mutant: Mutant | null, world: World): Database {
  if (mutant === 'loses entries') {
    const append = db.append.bind(db);
    db.append = async (appends) => {
      const lost = world.oneIn(12) ? appends.filter(({ make }) => make === null) : [];
      const kept = await append(appends.filter((one) => !lost.includes(one)));
      return [...kept, ...lost.map(({ id }) => id)];
    };
  }
  if (mutant === 'never re-reads') {
    const query = db.query.bind(db);
    db.query = async (sql, ...more) => (/n >= coalesce|^select id, entries/.test(sql) ? [] : query(sql, ...more));
  }
  return db;
}
