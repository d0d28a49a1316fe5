// Writes examples/client.ts and examples/client.py from the API of a running server: node scripts/clients.mjs http://localhost:8080
import { writeFileSync } from 'node:fs';
import { pythonClient, typescriptClient } from './lib/clients.mjs';
import { root } from './lib/run.mjs';

const [url = 'http://localhost:8080'] = process.argv.slice(2);
const document = await (await fetch(`${url}/api/openapi.json`)).json();
writeFileSync(`${root}examples/client.ts`, typescriptClient(document));
writeFileSync(`${root}examples/client.py`, pythonClient(document));
