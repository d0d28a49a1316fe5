import type { Arrays } from '@waybill/bots/arrays';

/** Where everything of a batch of matches lies in one stretch of memory; docs/engine-protocol.md tells the order. */
export interface Layout {
  readonly matches: number;
  readonly seats: number;
  readonly observation: number;
  readonly actions: number;
  /** Bytes of one match's mask: a bit an action. */
  readonly mask: number;
  readonly bytes: number;
}

export function layoutOf({ size, actions }: Arrays, matches: number, seats: number): Layout {
  const mask = Math.ceil(actions / 8);
  const floats = matches * (size + 2 * seats);
  return { matches, seats, observation: size, actions, mask, bytes: 4 * floats + matches * (mask + 2) };
}

/** The parts of that memory. */
export interface Parts {
  /** What the seat to act sees. */
  readonly observations: Float32Array;
  /** Of matches that have just ended; else 0. */
  readonly rewards: Float32Array;
  readonly scores: Float32Array;
  readonly masks: Uint8Array;
  /** Who is to act. */
  readonly seats: Uint8Array;
  /** 1 where a match ended with the last step, and another has begun. */
  readonly over: Uint8Array;
}

export function partsOf(memory: ArrayBufferLike, { matches, seats, observation, mask }: Layout): Parts {
  let at = 0;
  const floats = (length: number) => {
    const part = new Float32Array(memory, at, length);
    at += 4 * length;
    return part;
  };
  const bytes = (length: number) => {
    const part = new Uint8Array(memory, at, length);
    at += length;
    return part;
  };
  return {
    observations: floats(matches * observation),
    rewards: floats(matches * seats),
    scores: floats(matches * seats),
    masks: bytes(matches * mask),
    seats: bytes(matches),
    over: bytes(matches),
  };
}
