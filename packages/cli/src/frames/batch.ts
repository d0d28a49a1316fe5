import { startThread } from '@waybill/server/thread';
import { Failure } from '../fail.ts';
import { type Layout, layoutOf, type Parts, partsOf } from './layout.ts';
import { Matches } from './matches.ts';
import { type Opened, openPlan, type Plan } from './plan.ts';

/** What a thread is to do with its part of a batch. */
export type Order = 'reset' | 'step';

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
  act(order: Order): Promise<void>;
  end(): void;
}

/** Many matches that are stepped together, by several threads where that is asked for. */
export class Batch {
  private constructor(
    readonly opened: Opened,
    readonly layout: Layout,
    readonly memory: SharedArrayBuffer,
    private readonly parts: Parts,
    private readonly actions: Int32Array,
    private readonly hands: readonly Hand[],
  ) {}

  static async open(plan: Plan): Promise<Batch> {
    const opened = await openPlan(plan);
    const layout = layoutOf(opened.arrays, plan.matches, opened.setup.seats.length);
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
    return new Batch(opened, layout, memory, partsOf(memory, layout), new Int32Array(actions), hands);
  }

  async reset(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.act('reset')));
  }

  /** One action a match; refuses all if one is not legal. */
  async step(actions: Int32Array): Promise<void> {
    const { matches, mask } = this.layout;
    for (let i = 0; i < matches; i++) {
      const action = actions[i];
      const bits = action >= 0 && action < this.layout.actions ? this.parts.masks[i * mask + (action >> 3)] : 0;
      if ((bits & (1 << (action & 7))) === 0) throw new Failure(`step: match ${i}: action ${action} is not legal`);
    }
    this.actions.set(actions);
    await Promise.all(this.hands.map((hand) => hand.act('step')));
  }

  close(): void {
    for (const hand of this.hands) hand.end();
  }
}

/** In this thread. */
async function here(share: Share): Promise<Hand> {
  const act = await actorOf(share);
  return { act: async (order) => act(order), end: () => {} };
}

export async function actorOf({ plan, layout, memory, actions, first, end }: Share): Promise<(order: Order) => void> {
  const matches = await Matches.open(plan, layout, partsOf(memory, layout), first, end);
  const given = new Int32Array(actions);
  return (order) => (order === 'reset' ? matches.reset() : matches.step(given));
}

/** In a thread of its own. */
function elsewhere(share: Share): Hand {
  const thread = startThread('./thread', import.meta.url, share);
  let done: { resolve: () => void; reject: (error: Error) => void } | null = null;
  thread.on('message', () => done?.resolve());
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
