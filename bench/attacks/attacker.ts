// One attack in a process of its own, so that it takes nothing from those who measure; until it is told to stop.
import { ATTACKS } from './attacks.ts';

const [name, url, rewound] = process.argv.slice(2);
const attack = await ATTACKS[name](url, rewound);
process.send?.('begun');
process.on('message', () => {
  process.send?.(attack.stop());
  setTimeout(() => process.exit(0), 100);
});
