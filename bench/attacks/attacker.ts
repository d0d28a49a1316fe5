// One attack in a process of its own, from when it is told to begin until it is told to stop. `quiet` does nothing at all, in
// the same way.
import { ATTACKS, type Target } from './attacks.ts';

const [name, target] = process.argv.slice(2);
const begin = ATTACKS[name] ?? (() => ({ stop: () => '' }));

process.once('message', () => {
  const attack = Promise.resolve(begin(JSON.parse(target) as Target));
  process.once('message', () => void attack.then((one) => end(one.stop())));
});
process.send?.('ready');

function end(done: string): void {
  process.send?.(done, () => process.exit(0));
}
