import type { Io } from '../io.ts';
import { Batch } from './batch.ts';
import { readPlan } from './plan.ts';
import { show } from './show.ts';

const HEAD = 4;
const LARGEST = 64_000_000;
const OPEN = 0;
const RESET = 1;
const STEP = 2;
const SHOW = 3;

/** Answers binary frames until there are no more: see docs/engine-protocol.md. */
export async function serveFrames({ stdin, out }: Pick<Io, 'stdin' | 'out'>): Promise<void> {
  let batch: Batch | null = null;
  try {
    for await (const frame of framesOf(stdin as AsyncIterable<Buffer>)) {
      try {
        if (frame[0] === OPEN) {
          batch?.close();
          batch = await Batch.open(readPlan(frame.subarray(HEAD)));
          say(out, 0, Buffer.from(JSON.stringify(described(batch))));
          continue;
        }
        if (frame[0] === SHOW) {
          say(out, 0, Buffer.from(JSON.stringify(await show(frame.subarray(HEAD)))));
          continue;
        }
        if (!batch) throw new Error('open comes first');
        if (frame[0] === RESET) await batch.reset();
        else if (frame[0] === STEP) await batch.step(actionsOf(frame, batch.layout.matches));
        else throw new Error(`there is no request ${frame[0]}`);
        say(out, 0, new Uint8Array(batch.memory));
      } catch (error) {
        say(out, 1, Buffer.from(error instanceof Error ? error.message : String(error)));
      }
    }
  } finally {
    batch?.close();
  }
}

function described({ opened: { game, setup, arrays }, layout }: Batch): object {
  return {
    game: game.id,
    title: game.title,
    best: game.best,
    options: setup.options,
    fields: arrays.fields,
    byPlace: arrays.byPlace,
    ...layout,
  };
}

function actionsOf(frame: Buffer, matches: number): Int32Array {
  if (frame.length !== HEAD + 4 * matches) throw new Error(`step: needs ${matches} actions of four bytes each`);
  const actions = new Int32Array(matches);
  for (let i = 0; i < matches; i++) actions[i] = frame.readInt32LE(HEAD + 4 * i);
  return actions;
}

/** A length of four bytes, little end first, and so many bytes: a kind, three that are 0, the content. */
async function* framesOf(stdin: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of stdin) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= HEAD) {
      const length = held.readUInt32LE(0);
      if (length < HEAD || length > LARGEST) throw new Error('a frame has no such length');
      if (held.length < HEAD + length) break;
      yield held.subarray(HEAD, HEAD + length);
      held = held.subarray(HEAD + length);
    }
  }
}

function say(out: Io['out'], kind: number, content: Uint8Array): void {
  const head = Buffer.alloc(2 * HEAD);
  head.writeUInt32LE(HEAD + content.length, 0);
  head[HEAD] = kind;
  out(Buffer.concat([head, content]));
}
