import { loadavg } from 'node:os';
import { games } from '@waybill/rules';
import { median } from './measure.ts';
import { arrive } from './page/arrival.ts';
import { openHouse } from './page/house.ts';
import { interact } from './page/interactions.ts';

const SLOW = 4;
const WANTED = 36;

const METHOD = `The built app in Chromium on a phone's screen (390 × 844), empty cache, no service worker.
response   of taps and keys while the worker thinks about hints, the page's CPU ${SLOW} × slowed (CDP
           Emulation.setCPUThrottlingRate): looking at moves, playing them, the tabs, looking back; about ${WANTED} deeds from the
           first decision and as many in the middle of the longest recorded match. From a performance trace:
           work   processor time of the page's main thread from the input until the next paint was handed over
                  (RunTask's tdur up to the Commit); target: under 100 ms, the worst of all
           wall   from the input to the next paint on the screen (Event Timing, as INP); on a busy machine it
                  holds whatever else that machine did
bytes      over the wire with all headers, from opening the home page to the first decision, the cards in view included
time       the same way: on this machine, and ${SLOW} × slowed with 1.6 Mbit/s and 150 ms
load       of this machine while it ran`;

console.log(METHOD);
console.log(
  `\n${'game'.padEnd(20)} work: worst  median   wall: worst  median      bytes    time  slowed   load  worst of all`,
);
const asked = process.argv.slice(2);
const house = await openHouse();
const ms = (value: number, width: number) => `${Math.round(value)} ms`.padStart(width);
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`.padStart(7);
try {
  for (const { id } of games) {
    if (asked.length > 0 && !asked.includes(id)) continue;
    const made = [
      ...(await interact(house, id, 'start', SLOW, WANTED)),
      ...(await interact(house, id, 'middle', SLOW, WANTED)),
    ];
    const [work, wall] = [made.map(({ cpu }) => cpu), made.map((one) => one.wall)].map((all) =>
      all.sort((a, b) => a - b),
    );
    const worst = made.reduce((a, b) => (b.cpu > a.cpu ? b : a));
    const fast = await arrive(house, id, false, SLOW);
    const slowed = await arrive(house, id, true, SLOW);
    const figures = [
      ms(work[work.length - 1], 11),
      ms(median(work), 7),
      ms(wall[wall.length - 1], 13),
      ms(median(wall), 7),
      `${(fast.bytes / 1000).toFixed(1)} kB`.padStart(10),
      seconds(fast.milliseconds),
      seconds(slowed.milliseconds),
      loadavg()[0].toFixed(1).padStart(6),
    ];
    console.log(id.padEnd(20), ...figures, ` ${worst.deed}`);
  }
} finally {
  await house.close();
}
