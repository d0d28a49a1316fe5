import type { CDPSession, Page } from 'playwright-core';

/** Nobody has scrolled, looked and tapped in less; and whoever rests while a hand is on the page thinks again by then. */
const HAND = 250;

/** How long a finger, a key or a button of the mouse is down, and how long before that a mouse has come to its place: a quick hand. */
export const PRESS = 80;

/** How often somebody looks for a thing that is still being brought. */
const LOOKS = 6;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a finger reaches one of these, counted from the first or from the last, once it has been scrolled to. */
const reach = (selector: string, from: 1 | -1) => `(() => {
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})];
  for (const element of ${from} < 0 ? found.reverse() : found) {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
})()`;

/** What was scrolled is drawn, and what moves has come to rest, before a hand comes down. */
async function find(page: Page, selector: string, from: 1 | -1): Promise<Spot | null> {
  const look = () => page.evaluate(reach(selector, from)) as Promise<Spot | null>;
  for (let looks = 0; looks < LOOKS; looks++) {
    await look();
    await page.waitForTimeout(HAND);
    const spot = await look();
    if (spot) return spot;
  }
  return null;
}

const by =
  (act: (page: Page, spot: Spot) => Promise<void>) =>
  /** Says whether there was something to reach. */
  async (page: Page, selector: string, from: 1 | -1 = 1): Promise<boolean> => {
    const spot = await find(page, selector, from);
    if (spot) await act(page, spot);
    return spot !== null;
  };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** As a finger does it: Playwright's own taps are over before the page could show that it is touched. */
async function touch(page: Page, { x, y }: Spot): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const devtools = await session;
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function pressAt(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(PRESS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
}

export const tap = by(touch);
export const click = by(pressAt);
/** Brings the mouse there. */
export const point = by((page, { x, y }) => page.mouse.move(x, y));

export async function press(page: Page, key: string): Promise<boolean> {
  await page.waitForTimeout(HAND);
  await page.keyboard.press(key, { delay: PRESS });
  return true;
}
