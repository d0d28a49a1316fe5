import { once } from 'node:events';
import type { SearchedMatch } from '@waybill/bots/expert-iteration';
import { type Net, type PackedNet, pack } from '@waybill/bots/values';
import { startThread } from '@waybill/server/thread';
import type { SearchOrder } from './search-thread.ts';

/** Threads that play matches by search; whoever plays a match, its seed and the weights decide it. */
export class SearchThreads {
  private readonly threads;

  constructor(
    private readonly inUse: PackedNet,
    iterations: number,
    count: number,
  ) {
    const { game } = inUse;
    this.threads = Array.from({ length: count }, () =>
      startThread('./search-thread', import.meta.url, { game, iterations }),
    );
  }

  async play(net: Net, seeds: readonly string[]): Promise<readonly SearchedMatch[]> {
    const packed = pack(net, this.inUse);
    const parts = await Promise.all(
      this.threads.map(async (thread, at) => {
        const order: SearchOrder = {
          weights: packed,
          seeds: seeds.filter((_, i) => i % this.threads.length === at),
        };
        thread.postMessage(order);
        const [played] = (await once(thread, 'message')) as [readonly SearchedMatch[]];
        return played;
      }),
    );
    return seeds.map((_, i) => parts[i % parts.length][Math.floor(i / parts.length)]);
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }
}
