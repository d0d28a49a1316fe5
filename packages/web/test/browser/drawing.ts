import type { Download, Locator, Page } from 'playwright-core';
import type { Driver } from './driver.ts';

/** Starts a sheet of a game from nothing, or from the one the game has. */
export async function draw({ page }: Driver, game: string, from: 'blank' | 'standard' = 'blank'): Promise<void> {
  await page.goto(new URL('/sheets', page.url()).href);
  await page.locator(`.sheets-new [data-game="${game}"] .sheets-${from}`).click();
  await page.locator('.se').waitFor();
}

export const verdict = (page: Page): Locator => page.locator('.verdict');
export const isPlayable = (page: Page) => page.locator('.verdict:not([data-flawed])').waitFor();

export async function contents(download: Download): Promise<Buffer> {
  return Buffer.concat((await (await download.createReadStream()).toArray()) as Buffer[]);
}

export async function placeAt(page: Page, x: number, y: number): Promise<void> {
  const spot = await page.evaluate(
    ([east, north]) => {
      const svg = document.querySelector<SVGSVGElement>('.me-canvas svg')!;
      const { x: left, y: top } = new DOMPoint(east * 50, (61 - north) * 50).matrixTransform(svg.getScreenCTM()!);
      return { x: left, y: top };
    },
    [x, y],
  );
  const before = await page.locator('.me-tile').count();
  await page.mouse.click(spot.x, spot.y);
  await page.locator('.me-tile').nth(before).waitFor();
}

/** By the ferry tool, as a pointer does it. */
export async function joinByFerry(page: Page, a: number, b: number): Promise<void> {
  await page.getByRole('radio', { name: 'Ferry' }).check();
  for (const city of [a, b]) await page.locator(`.me-tile[data-city="${city}"]`).click();
  await page.getByRole('radio', { name: 'Move' }).check();
}

export async function dragOnto(page: Page, from: number, to: number): Promise<void> {
  const [start, end] = await Promise.all(
    [from, to].map((city) => page.locator(`.me-tile[data-city="${city}"]`).boundingBox()),
  );
  await page.mouse.move(start!.x + 20, start!.y + 20);
  await page.mouse.down();
  await page.mouse.move(end!.x + 20, end!.y + 20, { steps: 4 });
  await page.mouse.up();
}

export async function dragByFinger(
  page: Page,
  what: Locator,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + by.x * share, y: y + height / 2 + by.y * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
  await touch('touchEnd', 1);
}
