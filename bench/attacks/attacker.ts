// One attack in a process of its own, from when it is told to begin until it is told to stop. `quiet` does nothing at all, in
// the same way.
import { ATTACKS } from './attacks.ts';
import { Caller } from './caller.ts';

const [name, url, from, rewound] = process.argv.slice(2);
const begin = ATTACKS[name] ?? (() => ({ stop: () => '' }));

process.once('message', () => {
  const attack = Promise.resolve(begin(new Caller(url, from), rewound));
  process.once('message', () => void attack.then((one) => end(one.stop())));
});
process.send?.('ready');

function end(done: string): void {
  process.send?.(done, () => process.exit(0));
}
