import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Refused, Waybill } from '../../../examples/client.ts';
import { pythonClient, typescriptClient } from '../../../scripts/lib/clients.mjs';
import { Client } from './client.ts';
import { SOLO } from './seats.ts';
import { serving } from './serving.ts';

const examples = fileURLToPath(new URL('../../../examples', import.meta.url));
const run = promisify(execFile);

test('the clients among the examples are those that the document makes', async () => {
  const { url } = await serving();
  const { body: document } = await new Client(url).call('GET', '/api/openapi.json');
  const why = 'node scripts/clients.mjs URL makes them anew';
  expect(readFileSync(join(examples, 'client.ts'), 'utf8'), why).toBe(typescriptClient(document));
  expect(readFileSync(join(examples, 'client.py'), 'utf8'), why).toBe(pythonClient(document));
});

test('the client in TypeScript makes a table, sits down, starts and moves', async () => {
  const ann = new Waybill((await serving()).url);
  expect((await ann.signIn({ name: 'Ann' })).person.handle).toBe('ann');
  const { id } = await ann.makeTable({ key: 'a-table-of-mine', game: SOLO, seats: 1 });
  await ann.act(id, { after: 0, key: 'sit-down', action: { type: 'sit', seat: 0 } });
  await ann.act(id, { after: 1, key: 'start-now', action: { type: 'start' } });
  const { after, moves } = await ann.moves(id);
  const { n } = await ann.act(id, { after, key: 'the-first', action: { type: 'play', event: moves[0] } });
  expect((await ann.look(id, { after: '-1' })).n).toBeGreaterThanOrEqual(n);
  const error = await ann.match(id).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ status: 409 });
});

const PROGRAM = `
import sys
sys.path.insert(0, sys.argv[2])
from client import Refused, Waybill
ann = Waybill(sys.argv[1])
ann.sign_in({"name": "Ann"})
table = ann.make_table({"key": "a-table-of-mine", "game": "${SOLO}", "seats": 1})["id"]
ann.act(table, {"after": 0, "key": "sit-down", "action": {"type": "sit", "seat": 0}})
ann.act(table, {"after": 1, "key": "start-now", "action": {"type": "start"}})
found = ann.moves(table)
ann.act(table, {"after": found["after"], "key": "the-first", "action": {"type": "play", "event": found["moves"][0]}})
print(ann.look(table, after="-1")["status"]["events"] > 0)
try:
    ann.match(table)
except Refused as refused:
    print(refused.status)
`;

test('so does the one in Python', async () => {
  const { url } = await serving();
  const { stdout } = await run('python3', ['-c', PROGRAM, url, examples], { timeout: 100_000 });
  expect(stdout.split('\n').slice(0, 2)).toEqual(['True', '409']);
});
