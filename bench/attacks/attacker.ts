// One attack in a process of its own; until it is told to stop. Who attacks does so from a machine of their own: here they
// get the time of the processors that the server and the bystanders leave over.
import { setPriority } from 'node:os';
import { ATTACKS } from './attacks.ts';

setPriority(19);
const [name, url, rewound] = process.argv.slice(2);
const attack = await ATTACKS[name](url, rewound);
process.send?.('begun');
process.on('message', () => {
  process.send?.(attack.stop());
  setTimeout(() => process.exit(0), 100);
});
