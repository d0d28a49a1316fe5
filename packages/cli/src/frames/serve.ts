import type { Io } from '../io.ts';
import { Batch } from './batch.ts';
import { HEAD, roomOf, writeHead } from './layout.ts';
import { botOf, readPlan } from './plan.ts';
import { show } from './show.ts';

/** The bytes that tell how long a frame is. */
const LENGTH = 4;
const LARGEST = 64_000_000;
const OPEN = 0;
const RESET = 1;
const STEP = 2;
const SHOW = 3;
const DRAW = 4;
const CHOOSE = 5;

/** Answers binary frames until there are no more: see docs/engine-protocol.md. */
export async function serveFrames({ stdin, out }: Pick<Io, 'stdin' | 'out'>): Promise<void> {
  const session = new Session();
  try {
    for await (const frame of framesOf(stdin as AsyncIterable<Buffer>)) {
      const answer = await session.answer(frame).catch((error: unknown) => framed(1, wordsOf(error)));
      await new Promise<void>((resolve) => out(answer, resolve));
    }
  } finally {
    session.close();
  }
}

class Session {
  private batch: Batch | null = null;

  async answer(frame: Buffer): Promise<Uint8Array> {
    const [kind, content] = [frame[LENGTH], frame.subarray(HEAD)];
    if (kind === OPEN) return framed(0, JSON.stringify(described(await this.open(content))));
    if (kind === SHOW) return framed(0, JSON.stringify(await show(content)));
    const { batch } = this;
    if (!batch) throw new Error('open comes first');
    if (kind === DRAW) return framed(0, await batch.draw(matchOf(content)));
    if (kind === CHOOSE) return actionsTo(await batch.choose(...botOf(content)));
    if (kind === RESET) await batch.reset(seedOf(content));
    else if (kind === STEP) await batch.step(actionsOf(content, batch.layout.matches));
    else throw new Error(`there is no request ${kind}`);
    return batch.answer();
  }

  close(): void {
    this.batch?.close();
  }

  private async open(content: Buffer): Promise<Batch> {
    const batch = await Batch.open(readPlan(content));
    this.close();
    this.batch = batch;
    return batch;
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function described({ opened: { game, setup, arrays }, layout }: Batch): object {
  return {
    game: game.id,
    title: game.title,
    best: game.best,
    options: setup.options,
    sheet: setup.sheet,
    fields: arrays.fields,
    kinds: arrays.kinds,
    byPlace: arrays.byPlace,
    room: roomOf(layout),
    ...layout,
  };
}

/** Nothing, for the seed of the plan, or another seed. */
function seedOf(content: Buffer): string | null {
  if (content.length > 200) throw new Error('reset: a seed has 200 bytes at most');
  return content.length === 0 ? null : content.toString();
}

function matchOf(content: Buffer): number {
  if (content.length !== 4) throw new Error('draw: needs the number of a match, four bytes');
  return content.readUInt32LE(0);
}

function actionsOf(content: Buffer, matches: number): Int32Array {
  if (content.length !== 4 * matches) throw new Error(`step: needs ${matches} actions of four bytes each`);
  const actions = new Int32Array(matches);
  for (let i = 0; i < matches; i++) actions[i] = content.readInt32LE(4 * i);
  return actions;
}

function actionsTo(actions: Int32Array): Uint8Array {
  const frame = Buffer.alloc(HEAD + 4 * actions.length);
  writeHead(frame, 0);
  actions.forEach((action, i) => {
    frame.writeInt32LE(action, HEAD + 4 * i);
  });
  return frame;
}

/** Frames, cut from what comes in. */
async function* framesOf(stdin: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of stdin) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= LENGTH) {
      const length = LENGTH + held.readUInt32LE(0);
      if (length < HEAD || length > LARGEST) throw new Error('a frame has a wrong length');
      if (held.length < length) break;
      yield held.subarray(0, length);
      held = held.subarray(length);
    }
  }
}

function framed(kind: number, text: string): Uint8Array {
  const frame = Buffer.alloc(HEAD + Buffer.byteLength(text));
  writeHead(frame, kind);
  frame.write(text, HEAD);
  return frame;
}
