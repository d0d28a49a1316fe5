import { loadavg } from 'node:os';
import { games } from '@waybill/rules';
import { arrive } from './page/arrival.ts';
import { openHouse } from './page/house.ts';
import { interact } from './page/interactions.ts';

const SLOW = 4;
const WANTED = 48;

const METHOD = `The built app in Chromium on a phone's screen (390 × 844), empty cache, no service worker.
response   input to next paint (Event Timing) while the worker thinks about hints, the page's CPU ${SLOW} × slowed
           (CDP Emulation.setCPUThrottlingRate): taps on moves, tabs and keys, about ${WANTED} of them; target: under 100 ms
bytes      over the wire, from opening the home page to the first decision, the cards in view included
time       the same way: on this machine, and ${SLOW} × slowed with 1.6 Mbit/s and 150 ms
load       of this machine while it ran; figures from a busy machine are too high`;

console.log(METHOD);
console.log(`\n${'game'.padEnd(22)} response: worst  median      bytes     time   slowed   load`);
const asked = process.argv.slice(2);
const house = await openHouse();
try {
  for (const { id } of games) {
    if (asked.length > 0 && !asked.includes(id)) continue;
    const { worst, median } = await interact(house, id, SLOW, WANTED);
    const fast = await arrive(house, id, false, SLOW);
    const slowed = await arrive(house, id, true, SLOW);
    const figures = [
      `${worst} ms`.padStart(15),
      `${median} ms`.padStart(7),
      `${(fast.bytes / 1000).toFixed(1)} kB`.padStart(10),
      `${(fast.milliseconds / 1000).toFixed(1)} s`.padStart(8),
      `${(slowed.milliseconds / 1000).toFixed(1)} s`.padStart(8),
      loadavg()[0].toFixed(1).padStart(6),
    ];
    console.log(id.padEnd(22), ...figures);
  }
} finally {
  await house.close();
}
