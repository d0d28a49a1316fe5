import { games } from '@waybill/games';
import { isRefusal } from '@waybill/kernel';
import type { Plan, Status, Update } from '@waybill/protocol';
import { playDeal } from '../../src/deals/play-deal.ts';
import type { Identity } from '../../src/http/identity.ts';
import { forget } from '../../src/http/routes/data.ts';
import { checkAcknowledged, checkDeals, checkFlags, checkHeard, checkLag, checkLeft, readLogs } from './checks.ts';
import { Cluster, type Machine, type Mutant } from './cluster.ts';
import { type Acknowledged, Person } from './person.ts';
import { Troubles } from './troubles.ts';
import { EPOCH, World } from './world.ts';

/** A node that has missed what another one did has it within so long. */
const HEALS_MS = 5_000;
/** Longer than a node that is gone keeps others from pairing. */
const PAIRED_MS = 20_000;
/** Longer than a node that is gone keeps others from a table's bots and clocks. */
const BY_ITSELF_MS = 20_000;
const PEOPLE = 3;
const UP_STEP = 100;

export interface RunOutcome {
  readonly seed: string;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
  readonly acknowledged: number;
  readonly troubles: number;
}

/** One run of the world from its seed: people play, things go wrong, everything heals, and all is looked at. */
export async function runSchedule(seed: string, mutant: Mutant | null = null): Promise<RunOutcome> {
  return runWhole(new Schedule(new World(seed), mutant));
}

async function runWhole(schedule: Schedule): Promise<RunOutcome> {
  try {
    await schedule.run();
  } catch (error) {
    schedule.world.fault(error instanceof Error ? error.message : String(error));
  }
  const { world, people, troubles } = schedule;
  schedule.cluster.sql.close();
  const acknowledged = people.reduce((sum, one) => sum + one.acknowledged.length, 0);
  return { seed: world.seed, faults: world.faults, notes: world.notes, acknowledged, troubles: troubles.count };
}

/** The same with one deal that everybody plays, and everybody wants to see of the others. */
export async function runDeal(seed: string): Promise<RunOutcome> {
  return runWhole(new Schedule(new World(seed), null, undefined, 'deal'));
}

/** The same with people who look for a stranger to play with. */
export async function runSeek(seed: string): Promise<RunOutcome> {
  return runWhole(new Schedule(new World(seed), null, undefined, 'seek'));
}

/** People play alone with a disk, the power goes, and a bit of what is left is turned before the server starts again. */
export async function runFlipped(seed: string): Promise<{ faults: readonly string[]; damaged: boolean }> {
  const world = new World(seed);
  const schedule = new Schedule(world, null, false);
  const damaged = await schedule.runFlipped();
  schedule.cluster.sql.close();
  return { faults: world.faults, damaged };
}

class Schedule {
  readonly cluster: Cluster;
  people: Person[] = [];
  readonly troubles: Troubles;
  private readonly tables: string[] = [];
  /** For each step since the people came. */
  private readonly upFor = [0];
  private began = 0;
  /** Who was forgotten, what they had deleted, and when. */
  private readonly forgotten: { readonly person: string; readonly texts: readonly string[]; readonly at: number }[] =
    [];

  constructor(
    readonly world: World,
    mutant: Mutant | null,
    shared = mutant === 'never re-reads' || (mutant !== 'lies about the disk' && world.oneIn(2)),
    private readonly kind: 'tables' | 'deal' | 'seek' = 'tables',
  ) {
    this.cluster = new Cluster(world, shared, mutant, world.pick([3_000, 120_000]));
    this.troubles = new Troubles(world, this.cluster, {
      'line cut': () => world.pick(this.people).line?.cut(),
      forget: (machine) => world.oneIn(4) && this.forget(machine),
    });
  }

  async run(): Promise<void> {
    const { world, cluster } = this;
    for (const machine of cluster.machines) await world.until(cluster.start(machine), 5_000, 'a start');
    await this.begin();
    for (const person of this.people) person.live();
    this.troubles.begin();
    this.began = world.now;
    this.read();
    this.watchTheTime();
    await world.run(world.between(5_000, 16_000));
    await this.heal();
    if (this.kind === 'seek') await this.checkSeeking();
    await this.goOn();
    await this.checkByItself();
    await this.compare();
    for (const machine of cluster.machines) await world.until(cluster.stop(machine), 5_000, 'a stop');
    this.look();
  }

  /** Whether the server noticed, and said so. */
  async runFlipped(): Promise<boolean> {
    const { world, cluster } = this;
    const [machine] = cluster.machines;
    await world.until(cluster.start(machine), 5_000, 'a start');
    await this.begin();
    for (const person of this.people) person.live();
    await world.run(world.between(3_000, 9_000));
    cluster.kill(machine, world.oneIn(2));
    if (!cluster.disk.flip()) return false;
    const { contents } = cluster.disk;
    const failure = await world.until(
      cluster.start(machine).then(
        () => null,
        (error: Error) => error,
      ),
      5_000,
      'a start',
    );
    if (failure) {
      if (!/damaged at byte/.test(failure.message)) world.fault(failure.message);
      if (cluster.disk.contents !== contents) world.fault('a damaged journal was changed');
      return true;
    }
    await world.until(cluster.stop(machine), 5_000, 'a stop');
    const fault = (what: string) => world.fault(what);
    // What is torn at the end can't be told from what was being written: the last write may be lost, and nothing before it.
    const sure = this.people.flatMap((one) => one.acknowledged).filter(({ at }) => at < cluster.disk.lastWrite);
    checkAcknowledged(readLogs(cluster.sql, fault), sure, fault);
    return false;
  }

  private async begin(): Promise<void> {
    const { world, cluster } = this;
    const { context } = cluster.machines[0].node!;
    const identities: Identity[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const person = await world.until(context.people.make(`Name of ${i}`, 0), 5_000, 'a guest');
      identities.push(cluster.identityOf(person));
    }
    for (let i = 0; this.kind === 'tables' && i < 1 + world.rng.below(2); i++) {
      const made = await world.until(
        context.maker.make(identities[i].person.id, this.somePlan(), `table ${i}`),
        5_000,
        'a table',
      );
      if (isRefusal(made)) throw new Error(`no table: ${made.code}`);
      this.tables.push(made);
    }
    this.people = identities.map(
      (identity) => new Person(world, cluster, identity, this.tables, (one) => this.acknowledged(one), this.isDeal),
    );
    if (this.isDeal) await this.beginDeal();
    if (this.kind === 'seek') this.beginSeeking();
  }

  private get isDeal(): boolean {
    return this.kind === 'deal';
  }

  /** All want the same, each when they think of it. */
  private beginSeeking(): void {
    const { world } = this;
    const { id: game } = world.pick(games.filter(({ seats }) => seats.min === 2));
    for (const [i, person] of this.people.entries()) {
      world.after(world.between(100, 4_000), () => {
        person.seek = { game, key: `seek of person ${i}`, table: null };
        person.seekOn();
      });
    }
  }

  /** Of several who look for the same nobody but an odd one is left; whoever was paired sits there, and so does somebody else. */
  private async checkSeeking(): Promise<void> {
    const { world, people } = this;
    // Who pairs for all may have died a moment ago.
    await world.run(PAIRED_MS);
    const left = people.filter(({ gone, seek }) => !gone && seek?.table === null);
    if (left.length > 1) world.fault(`${left.map(({ id }) => id).join(' and ')} were not paired`);
    for (const { id, gone, seek, seen } of people) {
      if (gone || !seek || seek.table === null) continue;
      const update = seen.get(seek.table);
      if (!update || update.seat === null) world.fault(`${id} was paired at ${seek.table}, and has no seat there`);
      else if (!update.status.seats.every(({ person }) => person)) world.fault(`${id} sits alone at ${seek.table}`);
    }
  }

  /** Whoever has no table of it asks any node for one, again and again, now and then two at once. */
  private async beginDeal(): Promise<void> {
    const { world, cluster } = this;
    const { deals } = cluster.machines[0].node!.context;
    const { id: game, seats } = world.pick(games);
    const together = seats.max > 1 && world.oneIn(2);
    const wish = Array.from({ length: seats.min }, (_, seat) => (seat === 0 || together ? null : ('random' as const)));
    const made = deals.make(this.people[0].id, { key: 'the deal', game, seats: wish, days: 3 }, 9);
    const id = await world.until(made, 5_000, 'a deal');
    if (isRefusal(id)) throw new Error(`no deal: ${id.code}`);
    for (const person of this.people) this.joinDeal(person, id);
  }

  private joinDeal(person: Person, id: string): void {
    const { world, cluster } = this;
    world.after(world.between(100, 1_500), () => {
      if (person.gone || this.troubles.over) return;
      if (![...person.seen.values()].some(({ seat }) => seat !== null)) this.joinDeal(person, id);
      for (const machine of world.oneIn(3) ? cluster.machines : [world.pick(cluster.machines)]) {
        const join = async ({ context }: NonNullable<Machine['node']>) => {
          const deal = await context.deals.find(id);
          const table = deal && (await playDeal(context, person.identity.person, deal));
          if (typeof table === 'string' && !this.tables.includes(table)) this.tables.push(table);
          for (const one of this.people) one.follow();
        };
        if (machine.node) join(machine.node).catch(() => {});
      }
    });
  }

  private somePlan(): Plan {
    const { world } = this;
    const game = world.pick(games);
    const most = Math.min(PEOPLE, game.seats.max);
    const seats = Math.max(game.seats.min, most - world.rng.below(2));
    const clock = world.oneIn(3) ? { kind: 'live' as const, bank: 12_000, add: 1_000 } : null;
    return { game: game.id, options: {}, seats, listed: false, clock };
  }

  /** Whoever follows the table at a node that nothing else ails hears of it in time. */
  private acknowledged({ table, n, at }: Acknowledged): void {
    this.world.note(`${table} ${n}`);
    const there = this.people.flatMap(({ line, id }) => (line?.isOpen && line.since < at - 1000 ? [{ line, id }] : []));
    this.world.after(HEALS_MS, () => {
      for (const { line, id } of there) {
        const person = this.people.find((one) => one.id === id);
        const { isOpen, machine } = line;
        const well =
          person?.line === line && isOpen && machine.troubles === 0 && machine.troubled < at && person.seen.has(table);
        const seen = person?.seen.get(table)?.n ?? -1;
        if (well && seen < n) this.world.fault(`${id} has not heard of entry ${n} of ${table}, only of ${seen}`);
      }
    });
  }

  /** Notes how long somebody could have played so far. */
  private watchTheTime(): void {
    this.upFor.push(this.upFor[this.upFor.length - 1] + (this.cluster.isUp ? UP_STEP : 0));
    this.world.after(UP_STEP, () => this.watchTheTime());
  }

  /** Asks any node now and then, as whoever has the link may. */
  private read(): void {
    const { world, cluster } = this;
    world.after(world.between(200, 1_500), () => {
      this.read();
      const { node } = world.pick(cluster.machines);
      const table = world.pick(this.tables);
      const asked = world.now;
      const due = this.people
        .flatMap((one) => one.acknowledged)
        .filter((one) => one.table === table && one.at < asked - HEALS_MS);
      const least = Math.max(-1, ...due.map(({ n }) => n));
      const read = node?.context.host.update(table, null, -1);
      read?.then(
        (update) => {
          if ((update?.n ?? -1) < least) world.fault(`entry ${least} of ${table} is not shown, only ${update?.n}`);
        },
        () => {},
      );
    });
  }

  private forget({ node }: Machine): void {
    const { world } = this;
    // Whoever came last goes first, and one stays.
    const person = this.people.findLast(({ gone }) => !gone)!;
    if (!node || person === this.people[0] || person.pending) return;
    person.gone = true;
    person.line?.cut();
    person.line = null;
    forget(node.context, person.identity.person).then(
      () => {
        const { id, identity, said } = person;
        this.forgotten.push({ person: id, texts: [...said, identity.person.name], at: world.now });
      },
      () => world.note('could not be forgotten'),
    );
  }

  private async heal(): Promise<void> {
    const { world, cluster } = this;
    this.troubles.over = true;
    world.note('heals');
    // Whatever was to last for a while is over by then.
    await world.run(6_500);
    for (const person of this.people) person.quiet = true;
    for (const machine of cluster.machines) {
      if (machine.node || machine.starting) continue;
      if (!machine.life.alive) await world.until(cluster.start(machine), 5_000, 'a start after healing');
    }
    await world.run(6_000);
    for (const { pending, id, gone } of this.people) {
      if (pending && !gone) world.fault(`${id} never had an answer to ${pending.action.type} ${pending.key}`);
    }
  }

  /** Everything is live again. */
  private async goOn(): Promise<void> {
    const { world } = this;
    for (const table of this.tables) {
      const able = this.people.filter(
        ({ seen, gone, pending }) => !gone && !pending && (seen.get(table)?.seat ?? null) !== null,
      );
      const before = able.map((one) => one.acknowledged.length);
      for (const person of able) person.act(table, person.chat());
      await world.run(3_000);
      for (const [i, person] of able.entries()) {
        if (person.acknowledged.length === before[i]) world.fault(`${person.id} can not act at ${table} after healing`);
      }
    }
    await world.run(HEALS_MS);
  }

  /** Bots move, and clocks run out. */
  private async checkByItself(): Promise<void> {
    const { world, cluster } = this;
    // Where a clock was set back, others' clocks run out later by as much.
    const inTime = cluster.machines.every(({ skew }) => skew === 0);
    const due = new Map<string, Update>();
    let wait = BY_ITSELF_MS;
    for (const table of this.tables) {
      const update = await this.updateOf(table);
      const ms = update && dueIn(update.status);
      if (!update || ms === null || (ms > 0 && !inTime)) continue;
      due.set(table, update);
      wait = Math.max(wait, BY_ITSELF_MS + ms);
    }
    if (due.size > 0) await world.run(wait);
    for (const [table, { n, status }] of due) {
      if ((await this.updateOf(table))?.n === n) world.fault(`nothing happens at ${table}: ${JSON.stringify(status)}`);
    }
  }

  private async updateOf(table: string): Promise<Update | null> {
    if (this.isDeal && this.viewerOf(table) === null) return null;
    const [text] = await this.shownOf(table);
    return text === 'nothing' ? null : (JSON.parse(text) as Update);
  }

  /** All nodes show the same, those that have not yet heard of what has just happened a little later. */
  private async compare(): Promise<void> {
    const { world } = this;
    for (const table of this.tables) {
      if (this.isDeal && this.viewerOf(table) === null) continue;
      let shown = await this.shownOf(table);
      for (const end = world.now + HEALS_MS; new Set(shown).size > 1 && world.now < end; ) {
        await world.run(500);
        shown = await this.shownOf(table);
      }
      if (new Set(shown).size > 1) world.fault(`nodes differ about ${table}: ${difference(shown)}`);
      for (const { texts } of this.forgotten) {
        for (const text of texts)
          if (shown.some((one) => one.includes(text))) world.fault(`“${text}” is not forgotten`);
      }
    }
  }

  /** By every node. */
  private async shownOf(table: string): Promise<string[]> {
    const { world, cluster } = this;
    const shown: string[] = [];
    for (const { node, name } of cluster.machines) {
      const viewer = this.viewerOf(table);
      const update = await world.until(node!.context.host.update(table, viewer, -1), 3_000, `a look at ${name}`);
      shown.push(update?.text ?? 'nothing');
    }
    return shown;
  }

  /** Anybody will do, but at a deal's table only who sits there. */
  private viewerOf(table: string): string | null {
    const seated = ({ seen, gone }: Person) => !gone && (seen.get(table)?.seat ?? null) !== null;
    return this.isDeal ? (this.people.find(seated)?.id ?? null) : null;
  }

  private look(): void {
    const { world, cluster, people } = this;
    const fault = (what: string) => world.fault(what);
    const logs = readLogs(cluster.sql, fault);
    checkAcknowledged(
      logs,
      people.flatMap((one) => one.acknowledged),
      fault,
    );
    const heard = people.flatMap((one) => one.heard);
    checkHeard(logs, heard, fault);
    checkLag(logs, fault);
    checkDeals(logs, heard, fault);
    for (const { person } of this.forgotten) checkLeft(logs, person, fault);
    const upUntil = (at: number) => this.upFor[Math.max(0, Math.floor((at - EPOCH - this.began) / UP_STEP))] ?? 0;
    // Whoever sets a clock back gives time away.
    if (cluster.machines.every(({ skew }) => skew === 0)) checkFlags(logs, upUntil, fault);
    for (const { texts, at } of this.forgotten) {
      const late = heard.filter(({ sent }) => sent > at + HEALS_MS);
      for (const text of texts)
        if (late.some((one) => one.text.includes(text))) fault(`“${text}” was told after it was deleted`);
    }
  }
}

/** In how many milliseconds at most the server has to do something by itself; null where others have to. */
function dueIn({ phase, paused, asked, seats, next, clocks }: Status): number | null {
  if (phase !== 'on' || paused || asked || typeof next !== 'number') return null;
  if (seats[next].bot !== null) return 0;
  return clocks && clocks.running !== null ? clocks.left[next] : null;
}

function difference(shown: readonly string[]): string {
  const other = shown.find((one) => one !== shown[0]) ?? '';
  let at = 0;
  while (at < other.length && other[at] === shown[0][at]) at++;
  return [shown[0], other].map((one) => `“${one.slice(Math.max(0, at - 30), at + 60)}”`).join(', ');
}
