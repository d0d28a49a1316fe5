import type { Arrays } from '@waybill/bots/arrays';

/** A frame begins with its length, its kind and three bytes that are 0. */
export const HEAD = 8;

/** Where everything of a batch of matches lies in one frame; docs/engine-protocol.md tells the order. */
export interface Layout {
  readonly matches: number;
  readonly seats: number;
  /** Numbers of one observation. */
  readonly observation: number;
  /** How many observations there are of a match: one, or one a seat. */
  readonly seers: number;
  readonly actions: number;
  /** Bytes of one match's mask: a bit an action. */
  readonly mask: number;
  readonly bytes: number;
}

export function layoutOf({ size, actions }: Arrays, matches: number, seats: number, all: boolean): Layout {
  const mask = Math.ceil(actions / 8);
  const seers = all ? seats : 1;
  const floats = matches * (seers * size + 2 * seats);
  const bytes = HEAD + 4 * floats + matches * (mask + 2);
  return { matches, seats, observation: size, seers, actions, mask, bytes };
}

/** The room an answer takes in a shared file: numbers of four bytes need an even place. */
export const roomOf = ({ bytes }: Layout): number => Math.ceil((bytes - HEAD) / 64) * 64;

/** The head of a frame of so many bytes in all. */
export function writeHead(frame: Uint8Array, kind: number): void {
  new DataView(frame.buffer, frame.byteOffset).setUint32(0, frame.length - 4, true);
  frame[4] = kind;
}

export const NOBODY = 255;

/** The parts of that frame. */
export interface Parts {
  /** What the seat to act sees, or what each seat sees. */
  readonly observations: Float32Array;
  /** Of matches that have just ended; else 0. */
  readonly rewards: Float32Array;
  readonly scores: Float32Array;
  readonly masks: Uint8Array;
  /** Who is to act; `NOBODY` in a match that is over. */
  readonly seats: Uint8Array;
  /** 1 where a match ended with the last step. */
  readonly over: Uint8Array;
}

export function partsOf(memory: ArrayBufferLike, { matches, seats, observation, seers, mask }: Layout): Parts {
  let at = HEAD;
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
    observations: floats(matches * seers * observation),
    rewards: floats(matches * seats),
    scores: floats(matches * seats),
    masks: bytes(matches * mask),
    seats: bytes(matches),
    over: bytes(matches),
  };
}
