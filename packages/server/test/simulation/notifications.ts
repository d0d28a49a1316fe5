import type { NotifyClient } from '../../src/bus/postgres.ts';
import type { Life, World } from './world.ts';

/** How a node's connection for notifications is. */
export interface ListenTroubles {
  down: boolean;
  /** Open as far as the node can tell, but nothing comes. */
  deaf: boolean;
  /** Now and then one is lost. */
  lossy: boolean;
}

/** LISTEN and NOTIFY: what is said reaches whoever listens, late, or not at all. */
export class Notifications {
  private readonly listening = new Set<VirtualClient>();

  constructor(private readonly world: World) {}

  client(life: Life, troubles: ListenTroubles): NotifyClient {
    return new VirtualClient(this.world, life, troubles, this.listening);
  }

  /** Ends the connections of this node. */
  cut(troubles: ListenTroubles): void {
    for (const one of this.listening) if (one.troubles === troubles) one.cut();
  }
}

class VirtualClient implements NotifyClient {
  private ended = () => {};
  private heard: (message: { payload?: string }) => void = () => {};

  constructor(
    private readonly world: World,
    private readonly life: Life,
    readonly troubles: ListenTroubles,
    private readonly listening: Set<VirtualClient>,
  ) {}

  on(event: string, heard: (message: { payload?: string }) => void): void {
    if (event === 'notification') this.heard = heard;
    else if (event === 'end') this.ended = () => heard({});
  }

  async connect(): Promise<void> {
    await this.world.sleep(this.world.between(1, 20));
    if (this.troubles.down) throw new Error('no connection');
  }

  async query(_: string, params?: string[]): Promise<void> {
    await this.world.sleep(this.world.between(0, 3));
    if (this.troubles.down) throw new Error('the connection is lost');
    if (params === undefined) this.listening.add(this);
    else for (const one of this.listening) one.tell(params[1]);
  }

  async end(): Promise<void> {
    this.listening.delete(this);
  }

  cut(): void {
    this.listening.delete(this);
    this.world.after(this.world.between(0, 50), () => this.life.alive && this.ended());
  }

  private tell(payload: string): void {
    if (!this.life.alive || this.troubles.deaf || (this.troubles.lossy && this.world.oneIn(2))) return;
    this.world.after(this.world.between(0, 30), () => this.life.alive && this.heard({ payload }));
  }
}
