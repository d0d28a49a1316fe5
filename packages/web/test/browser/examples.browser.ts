import { expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { visit } from './visit.ts';

/** How many worked examples of its original a rulebook shows, by game. */
const EXAMPLES = { 'black-pawn-trucking': 3, 'cape-to-cairo': 1, 'grand-prix': 1, 'ship-it': 5 };

it.concurrent.each(Object.entries(EXAMPLES))(
  'steps through the worked examples of %s in the rules',
  async (game, count) => {
    await visit({}, async (driver) => {
      const { page } = driver;
      await driver.go(`/rules/${game}`);
      const examples = page.locator('.worked-example');
      await examples.first().waitFor();
      await eventually(async () => expect(await examples.count()).toBe(count));
      for (const example of await examples.all()) {
        const steps = example.locator(':scope > .row');
        const [back, on] = await steps.locator('button').all();
        await eventually(async () => expect(await back.isDisabled()).toBe(true));
        const said: (string | null)[] = [];
        while (await on.isEnabled()) {
          await on.click();
          said.push(await example.locator(':scope > [role="status"]').textContent());
        }
        await eventually(async () =>
          expect(await steps.locator('span').textContent()).toBe(`${said.length} / ${said.length}`),
        );
        expect(said.every((one) => one !== null && one !== '')).toBe(true);
        await eventually(async () => expect(await back.isEnabled()).toBe(true));
      }
      expect(driver.troubles).toEqual([]);
    });
  },
);
