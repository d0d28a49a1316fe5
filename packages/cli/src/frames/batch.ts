import type { Level } from '@waybill/bots';
import { startThread } from '@waybill/server/thread';
import { Failure } from '../fail.ts';
import { type Layout, layoutOf, NOBODY, type Parts, partsOf, roomOf, writeHead } from './layout.ts';
import { Matches } from './matches.ts';
import { type Opened, openPlan, type Plan } from './plan.ts';
import { SharedFile } from './shared-file.ts';

/** What a thread is to do with its part of a batch. */
export type Order =
  | { readonly do: 'reset'; readonly seed: string | null }
  | { readonly do: 'step' }
  | { readonly do: 'draw'; readonly match: number }
  | { readonly do: 'choose'; readonly level: Level; readonly seed: string };

const MOST_BYTES = 2 ** 30;
const STEP: Order = { do: 'step' };

export interface Share {
  readonly plan: Plan;
  readonly layout: Layout;
  readonly memory: SharedArrayBuffer;
  readonly actions: SharedArrayBuffer;
  readonly first: number;
  readonly end: number;
}

/** Somebody who steps a part of the matches. */
interface Hand {
  act(order: Order): Promise<string>;
  end(): void;
}

/** Many matches that are stepped together, by several threads where that is asked for. */
export class Batch {
  private constructor(
    readonly opened: Opened,
    readonly layout: Layout,
    private readonly frame: Uint8Array,
    private readonly parts: Parts,
    private readonly actions: Int32Array,
    private readonly hands: readonly Hand[],
    private readonly file: SharedFile | null,
  ) {}

  static async open(plan: Plan): Promise<Batch> {
    const opened = await openPlan(plan);
    const layout = layoutOf(opened.arrays, plan.matches, opened.setup.seats.length, plan.all === true);
    if (layout.bytes > MOST_BYTES) throw new Failure('open: matches: too many for the memory of one answer');
    const file = plan.memory === undefined ? null : new SharedFile(plan.memory, roomOf(layout));
    const memory = new SharedArrayBuffer(layout.bytes);
    const actions = new SharedArrayBuffer(4 * plan.matches);
    const threads = Math.min(plan.threads ?? 1, plan.matches);
    const share = (i: number): Share => ({
      plan,
      layout,
      memory,
      actions,
      first: Math.floor((i * plan.matches) / threads),
      end: Math.floor(((i + 1) * plan.matches) / threads),
    });
    const open = threads === 1 ? async () => here(share(0)) : async (i: number) => elsewhere(share(i));
    const hands = await Promise.all(Array.from({ length: threads }, (_, i) => open(i)));
    const frame = new Uint8Array(memory);
    writeHead(frame, 0);
    const batch = new Batch(opened, layout, frame, partsOf(memory, layout), new Int32Array(actions), hands, file);
    await batch.reset(null);
    return batch;
  }

  /** All matches begin anew, with dice from another seed where one is given. */
  async reset(seed: string | null): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.act({ do: 'reset', seed })));
  }

  /** One action a match that is not over; refuses all if one is not legal. */
  async step(actions: Int32Array): Promise<void> {
    const { matches, mask } = this.layout;
    for (let i = 0; i < matches; i++) {
      if (this.parts.seats[i] === NOBODY) continue;
      const action = actions[i];
      const bits = action >= 0 && action < this.layout.actions ? this.parts.masks[i * mask + (action >> 3)] : 0;
      if ((bits & (1 << (action & 7))) === 0) throw new Failure(`step: match ${i}: action ${action} is not legal`);
    }
    this.actions.set(actions);
    await Promise.all(this.hands.map((hand) => hand.act(STEP)));
  }

  /** The answer to the last order. */
  answer(): Uint8Array {
    return this.file?.put(this.frame) ?? this.frame;
  }

  /** What a bot of this level would do in each match; −1 where nobody is to act. */
  async choose(level: Level, seed: string): Promise<Int32Array> {
    await Promise.all(this.hands.map((hand) => hand.act({ do: 'choose', level, seed })));
    return this.actions;
  }

  /** The board of one match as text, as the seat to act sees it. */
  async draw(match: number): Promise<string> {
    const { matches } = this.layout;
    if (match >= matches) throw new Failure(`draw: match ${match}: there are ${matches}, from 0`);
    return this.hands[Math.floor(((match + 1) * this.hands.length - 1) / matches)].act({ do: 'draw', match });
  }

  close(): void {
    for (const hand of this.hands) hand.end();
    this.file?.close();
  }
}

/** In this thread. */
async function here(share: Share): Promise<Hand> {
  const act = await actorOf(share);
  return { act, end: () => {} };
}

export async function actorOf({ plan, layout, memory, actions, first, end }: Share): Promise<Hand['act']> {
  const matches = await Matches.open(plan, layout, partsOf(memory, layout), first, end);
  const given = new Int32Array(actions);
  return async (order) => {
    if (order.do === 'draw') return matches.draw(order.match);
    if (order.do === 'reset') matches.reset(order.seed);
    else if (order.do === 'step') matches.step(given);
    else await matches.choose(order.level, order.seed, given);
    return '';
  };
}

/** In a thread of its own. */
function elsewhere(share: Share): Hand {
  const thread = startThread('./thread', import.meta.url, share);
  let done: { resolve: (said: string) => void; reject: (error: Error) => void } | null = null;
  thread.on('message', (said: string) => done?.resolve(said));
  thread.on('error', (error: Error) => done?.reject(error));
  return {
    act: (order) =>
      new Promise((resolve, reject) => {
        done = { resolve, reject };
        thread.postMessage(order);
      }),
    end: () => void thread.terminate(),
  };
}
