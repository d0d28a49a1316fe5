import { isMainThread } from 'node:worker_threads';
import type { Threads } from '../bots/solver/index.ts';

const TAKEN = 0;
const ARRIVED = 1;
const ROUND = 2;

/** Memory that several threads solve a season in. */
export interface Shared {
  readonly members: number;
  readonly board: Int32Array;
  readonly memory: SharedArrayBuffer;
  /** How much of the whole each member has done. */
  readonly done: Float64Array;
}

export function share(members: number, numbers: number): Shared {
  const shared = (bytes: number) => new SharedArrayBuffer(bytes);
  return {
    members,
    board: new Int32Array(shared(3 * 4)),
    memory: shared(numbers * 8),
    done: new Float64Array(shared(members * 8)),
  };
}

/** One of several threads; every one asks for the same pieces of memory in the same order. */
export function memberOf({ members, board, memory }: Shared): Threads {
  if (isMainThread) throw new Error('the main thread must not wait for others');
  let used = 0;
  return {
    numbers(length) {
      const piece = new Float64Array(memory, used * 8, length);
      used += length;
      return piece;
    },
    take: () => Atomics.add(board, TAKEN, 1),
    meet() {
      const round = Atomics.load(board, ROUND);
      if (Atomics.add(board, ARRIVED, 1) < members - 1) return waitFor(board, round);
      Atomics.store(board, ARRIVED, 0);
      Atomics.store(board, TAKEN, 0);
      Atomics.add(board, ROUND, 1);
      Atomics.notify(board, ROUND);
    },
  };
}

function waitFor(board: Int32Array, round: number): void {
  while (Atomics.load(board, ROUND) === round) Atomics.wait(board, ROUND, round);
}
