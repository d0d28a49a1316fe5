import { setTimeout as sleep } from 'node:timers/promises';
import { openDevice, slowDown, slowNetwork } from './device.ts';
import type { House } from './house.ts';

export interface Arrival {
  /** Everything that came over the wire, headers and all. */
  readonly bytes: number;
  /** From the start of the navigation, with an empty cache, to the frame that shows the first decision. */
  readonly milliseconds: number;
  /** What the page's own thread used of it, slowed or not: no busy machine changes that. */
  readonly cpu: number;
}

export interface Conditions {
  /** How many times the page's CPU is slowed. */
  readonly cpu: number;
  /** A phone's network on the road. */
  readonly network: boolean;
}

/** The way in: what to open, what to press on the way, and what shows that somebody can play. */
export interface Way {
  readonly url: string;
  readonly press?: string;
  readonly ready: string;
}

const READY = '.table[data-live][data-mine]';

/** By way of the home page and its Play button. */
export function wayInto(url: string, game: string): Way {
  return { url, press: `[data-game="${game}"] .main`, ready: READY };
}

/** By a link to the game itself: a match starts at once. */
export function linkTo(url: string, game: string): Way {
  return { url: `${url}/play/${game}`, ready: READY };
}

const PATIENCE = 60_000;

/** Looks at every frame from inside the page: presses without hesitating, and notes when it can be played. */
const watch = ({ press, ready }: Way) => `
  let pressed = ${press === undefined};
  const look = () => {
    const button = pressed ? null : document.querySelector(${JSON.stringify(press ?? '')});
    if (button) {
      pressed = true;
      button.scrollIntoView({ block: 'center' });
      requestAnimationFrame(() => button.click());
    }
    if (document.querySelector(${JSON.stringify(ready)})) globalThis.arrived = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

export async function arrive(house: House, { cpu, network }: Conditions, way: Way): Promise<Arrival> {
  const { page, devtools } = await openDevice(house);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send('Network.enable');
  if (network) await slowNetwork(devtools);
  if (cpu > 1) await slowDown(devtools, cpu);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript({ content: watch(way) });
  await page.goto(way.url, { waitUntil: 'commit' });
  let milliseconds: number | undefined;
  for (const until = performance.now() + PATIENCE; milliseconds === undefined && performance.now() < until; ) {
    await sleep(100);
    milliseconds = (await page.evaluate('globalThis.arrived')) as number | undefined;
  }
  if (milliseconds === undefined) throw new Error(`nothing can be played at ${way.url} after ${PATIENCE} ms`);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  await page.context().close();
  return { bytes, milliseconds, cpu: seconds * 1000 };
}
