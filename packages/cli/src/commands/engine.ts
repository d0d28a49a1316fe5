import { LEVELS, type Level } from '@waybill/bots';
import type { Call } from '../command.ts';
import { LineCutter } from '../engine/lines.ts';
import { LONGEST_LINE } from '../engine/protocol.ts';
import { EngineSession } from '../engine/session.ts';
import { usage } from '../fail.ts';
import { serveFrames } from '../frames/serve.ts';
import { checkPlayer } from '../players.ts';
import { VERSION } from '../version.ts';

export async function run({ io, value, has }: Call): Promise<void> {
  if (has('frames')) {
    if (value('level') !== undefined)
      throw usage('--level is for lines of JSON; with --frames, open names the opponents');
    return serveFrames(io);
  }
  const level = value('level') ?? 'hard';
  checkPlayer(level);
  const say = (answer: object) => io.out(`${JSON.stringify(answer)}\n`);
  const session = new EngineSession(say, LEVELS.find((one) => one === level) as Level, VERSION);
  const cutter = new LineCutter(LONGEST_LINE);
  const isBlank = (line: string | null) => line?.trim() === '';
  for await (const chunk of io.stdin as AsyncIterable<Buffer | string>) {
    for (const line of cutter.push(chunk)) if (!isBlank(line) && !session.hear(line)) return leave(io.stdin, session);
  }
  for (const line of cutter.end()) session.hear(line);
  await session.finish();
}

/** Whoever still holds the other end of the pipe no longer keeps the process. */
async function leave(stdin: Call['io']['stdin'], session: EngineSession): Promise<void> {
  stdin.destroy();
  await session.finish();
}
