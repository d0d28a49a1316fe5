import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const folder = mkdtempSync(join(tmpdir(), 'waybill-engine-'));

/** A bot in Node; `body` may replace what it does with a request. */
export function bot(name: string, body = ''): string {
  const file = join(folder, `${name}.cjs`);
  const code = `#!${process.execPath}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const say = (told) => process.stdout.write(JSON.stringify(told) + '\\n');
  let request = {};
  try { request = JSON.parse(line); } catch { return say({ error: { words: 'not JSON' } }); }
  const { id, do: name, moves } = request;
  ${body}
  if (name === 'hello') say({ id, answer: name, name: 'test', protocol: 1, games: ['hauling-astronauts'] });
  else if (name === 'setup') say({ id, answer: name });
  else if (name === 'go') { say({ id, progress: 0.5 }); say({ id, answer: name, event: moves[0] }); }
  else if (name === 'quit') process.exit(0);
  else say({ id, error: { words: 'unknown' } });
});
`;
  writeFileSync(file, code);
  chmodSync(file, 0o755);
  return file;
}

export const bad: [name: string, body: string, words: RegExp][] = [
  ['hangs', "if (name === 'go') return;", /gave no answer in 200 ms/],
  [
    'lies',
    "if (name === 'go') return say({ id, answer: 'go', event: { by: 0, type: 'win' } });",
    /plays what is not allowed: \{"by":0,"type":"win"\}/,
  ],
  ['dies', "if (name === 'go') { console.error('out of luck'); process.exit(3); }", /died \(exit 3\): out of luck/],
  ['rubbish', "if (name === 'go') return console.log('e2e4');", /prints something that is not an answer: e2e4/],
  [
    'wrong-id',
    "if (name === 'go') return say({ id: 99, answer: 'go', event: moves[0] });",
    /answers with the id 99, not 3/,
  ],
  [
    'gives-up',
    "if (name === 'go') return say({ id, error: { words: 'too hard' } });",
    /answers go with an error: too hard/,
  ],
];
