import type { Cluster, Machine } from './cluster.ts';
import type { World } from './world.ts';

/** What can go wrong, by its name; whatever lasts ends by itself. */
export class Troubles {
  count = 0;
  /** Nothing new goes wrong. */
  over = false;

  constructor(
    private readonly world: World,
    private readonly cluster: Cluster,
    /** What people bring about. */
    private readonly bySomebody: { readonly [kind: string]: (machine: Machine) => void },
  ) {}

  /** From now on, every now and then. */
  begin(): void {
    this.world.after(this.world.between(200, 3_000), () => {
      if (this.over) return;
      this.one();
      this.begin();
    });
  }

  private one(): void {
    const { world, cluster } = this;
    const machine = world.pick(cluster.machines);
    const kinds = { ...this.anywhere, ...(cluster.shared ? this.amongNodes : this.alone), ...this.bySomebody };
    const kind = world.pick(Object.keys(kinds));
    this.count++;
    world.note(`${kind} at ${machine.name}`);
    kinds[kind](machine);
  }

  private readonly anywhere: { readonly [kind: string]: (machine: Machine) => void } = {
    kill: (machine) => this.kill(machine, false),
    stop: (machine) => {
      if (!machine.node) return;
      // One that can't end well is ended.
      this.cluster.stop(machine).then(
        () => this.startAgain(machine),
        () => this.kill(machine, false),
      );
    },
    'clock set back': (machine) => {
      machine.skew -= this.world.pick([200, 5_000, 3_600_000]);
    },
  };

  /** A server and its disk. */
  private readonly alone: { readonly [kind: string]: (machine: Machine) => void } = {
    'power cut': (machine) => this.kill(machine, true),
    'power cut again': (machine) => this.kill(machine, true),
    'disk full': (machine) => this.forAWhile(machine, (on) => (this.cluster.disk.troubles.full = on)),
    'sync fails': (machine) => this.forAWhile(machine, (on) => (this.cluster.disk.troubles.failsToSync = on)),
    'disk unreadable': (machine) => this.forAWhile(machine, (on) => (this.cluster.disk.troubles.unreadable = on)),
    'slow disk': (machine) => this.forAWhile(machine, (on) => (this.cluster.disk.troubles.slowMs = on ? 1500 : 0)),
  };

  /** Nodes, their database and what they tell each other. */
  private readonly amongNodes: { readonly [kind: string]: (machine: Machine) => void } = {
    'no database': (machine) => this.forAWhile(machine, (on) => (machine.link.down = machine.listen.down = on)),
    'lost answers': (machine) => this.forAWhile(machine, (on) => (machine.link.losesAnswers = on)),
    'slow database': (machine) => this.forAWhile(machine, (on) => (machine.link.slowMs = on ? 1500 : 0)),
    // What nodes tell each other may be lost: that ails nobody.
    'deaf node': ({ listen }) => this.lasting((on) => (listen.deaf = on)),
    'lossy notifications': ({ listen }) => this.lasting((on) => (listen.lossy = on)),
    'notifications cut': (machine) => this.cluster.cutNotifications(machine),
  };

  private lasting(turn: (on: boolean) => unknown, ended: () => void = () => {}): void {
    turn(true);
    this.world.after(this.world.between(100, 6_000), () => {
      turn(false);
      ended();
    });
  }

  private forAWhile(machine: Machine, turn: (on: boolean) => unknown): void {
    machine.troubles++;
    this.lasting(turn, () => {
      machine.troubles--;
      machine.troubled = this.world.now;
    });
  }

  private kill(machine: Machine, powerCut: boolean): void {
    this.cluster.kill(machine, powerCut);
    this.world.after(this.world.between(50, 4_000), () => this.startAgain(machine));
  }

  private startAgain(machine: Machine): void {
    this.cluster.start(machine).catch((error: Error) => {
      this.world.note(`${machine.name} does not start: ${error.message}`);
      if (/damaged/.test(error.message)) this.world.fault(error.message);
      else this.world.after(300, () => this.startAgain(machine));
    });
  }
}
