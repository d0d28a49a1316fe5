// Does nothing but look every few milliseconds whether it runs when it wants to: before all others, on one processor. When it is
// late, that processor stood still, for no reason that any program here could have.
import { Lateness } from './lateness.ts';

const EVERY_MS = 5;

const lateness = new Lateness(EVERY_MS);
process.on('message', () => process.send?.(lateness.take()));
process.on('disconnect', () => process.exit(0));
process.send?.('watching');
