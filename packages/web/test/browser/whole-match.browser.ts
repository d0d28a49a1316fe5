import { describe, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import type { Driver, Hands, Size } from './driver.ts';
import { visit } from './visit.ts';

type Way = readonly [game: string, size: Size, hands: Hands];

const HANDS: readonly (readonly [Size, Hands])[] = [
  ['phone', 'pointer'],
  ['desktop', 'pointer and keyboard'],
];

const WAYS = entries.flatMap(({ id }) => HANDS.map(([size, hands]): Way => [id, size, hands]));

/** Gentle bots, and the least of whatever the options count: the match is whole, and short. */
async function startShort(driver: Driver, game: string, hands: Hands): Promise<void> {
  await driver.go(`/new/${game}`);
  const { page } = driver;
  await page.locator('.set-up').waitFor();
  const sitters = page.locator('.seat select');
  for (let seat = 1; seat < (await sitters.count()); seat++) await sitters.nth(seat).selectOption('easy');
  for (const count of await page.locator('.set-up input[type=number]').all()) {
    await count.fill((await count.getAttribute('min')) ?? '0');
  }
  const start = page.getByText('Start the match');
  if (hands === 'pointer and keyboard') await start.press('Enter');
  else await driver.press(start);
  await driver.ready();
}

describe.concurrent('a whole match', () => {
  it.each(WAYS)('of %s is played to its end on a %s by %s', (game, size, hands) =>
    visit({ size }, async (driver) => {
      await startShort(driver, game, hands);
      const decisions = await driver.play(hands);
      expect(await driver.isOver()).toBe(true);
      expect(decisions).toBeGreaterThan(1);
      await driver.page.locator('.after .stamp').waitFor();
      await driver.page.locator('.proof', { hasText: /^Fair/ }).waitFor();
      expect(driver.troubles).toEqual([]);
    }),
  );
});
