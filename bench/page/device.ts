import type { CDPSession, Page } from 'playwright-core';
import type { House } from './house.ts';

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const;

export type Screen = keyof typeof SCREENS;

/** Every visit is a first one. */
export async function openDevice(
  { browser }: House,
  screen: Screen = 'phone',
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await makeRoom(devtools, SCREENS[screen].viewport);
  return { page, devtools };
}

/**
 * The window is as high as the page, with the bars of the browser in it. What changes below its edge is never shown, and by
 * Event Timing takes until something else is: so there has to be room for both.
 */
async function makeRoom(
  devtools: CDPSession,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width: width + 210, height: height + 356 } });
}

export async function slowDown(devtools: CDPSession, times: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** What Lighthouse takes for a phone on the road: 1.6 Mbit/s, 150 ms there and back. */
export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Taps Play on the home page and waits for the first decision. */
export async function startGame(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(`[data-game="${game}"] .main`).click();
  await page.locator('.table[data-live][data-mine]').waitFor();
}
