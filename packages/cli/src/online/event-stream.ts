import { LineCutter } from '../engine/lines.ts';

/** The largest update of a table: its first one holds the whole log. */
const LONGEST = 64_000_000;

/** The data of server-sent events, one by one; `heard` is called for whatever comes, a sign of life too. */
export async function* readEvents(body: AsyncIterable<Uint8Array>, heard: () => void): AsyncGenerator<string> {
  const cutter = new LineCutter(LONGEST);
  for await (const bytes of body) {
    heard();
    for (const line of cutter.push(Buffer.from(bytes))) if (line?.startsWith('data:')) yield line.slice(5);
  }
}
