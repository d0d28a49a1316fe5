import { describe, expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { faults } from './checks.ts';
import { visit } from './visit.ts';

const GAMES = entries.map(({ id }) => id);

describe('a hint', () => {
  it.each(GAMES)('is drawn on the board of %s, with all that is needed to play it in sight', (game) =>
    visit({}, async (driver) => {
      const { page } = driver;
      await page.setViewportSize({ width: 1280, height: 720 });
      await driver.start(game);
      await page.keyboard.press('h');
      await page.locator('.hint li[data-looked]').waitFor({ timeout: 120_000 });
      await driver.settled();
      const drawn =
        ':is(.table-board, .table-choices) :is([data-state="previewed"], [data-previewed], .cm-way, .ha-ghost)';
      await expect.poll(() => page.locator(drawn).count()).toBeGreaterThan(0);
      // A mouse that passes over the board puts nothing away.
      const board = (await page.locator('.table-board').boundingBox())!;
      for (const share of [0.3, 0.5, 0.7])
        await page.mouse.move(board.x + share * board.width, board.y + share * board.height, { steps: 3 });
      await page.locator('.ask-sentence').hover();
      await page.locator('.hint li[data-looked]').waitFor();
      // Pointing at another one looks at it, and moves no row.
      const other = page.locator('.hint li').last();
      await other.locator('button').hover();
      await expect.poll(() => other.getAttribute('data-looked')).toBe('');
      const box = (await page.locator('.preview-buttons .main').boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(720);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
      await page.locator('.preview-buttons .main').click();
      await driver.ready();
      await expect.poll(() => driver.eventCount()).toBeGreaterThan(0);
    }),
  );
});

describe('set-up', () => {
  it('refuses a number that can’t be played, and says what can', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      for (const [game, option, wrong, words] of [
        ['black-pawn-trucking', 'loans', '25', 'from 0 to 10'],
        ['ship-it', 'target', '40', '0, or a whole number from 50 to 150'],
      ]) {
        await driver.go(`/new/${game}`);
        await page.locator(`input[name=${option}]`).fill(wrong);
        await page.locator('.set-up .refused', { hasText: words }).waitFor();
        await page.getByText('Start the match').click();
        expect(page.url()).toContain('/new/');
        await expect.poll(() => page.locator(`input[name=${option}]`).inputValue()).toBe(wrong);
      }
      await page.locator('input[name=target]').fill('60');
      await page.getByText('Start the match').click();
      await driver.ready();
    }));

  it('names a seat after who sits there', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      await driver.go('/new/ship-it');
      const name = page.getByLabel('Name of seat 2');
      await expect.poll(() => name.inputValue()).toBe('Bot 1');
      await page.getByLabel('Who sits in seat 2').selectOption('person');
      await expect.poll(() => name.inputValue()).toBe('Player 2');
      await name.fill('Ben');
      await page.getByLabel('Who sits in seat 2').selectOption('easy');
      await expect.poll(() => name.inputValue()).toBe('Ben');
    }));
});

it('says you to who plays, and lets them go on from the top of the home page', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    await driver.start('ship-it');
    await driver.play('pointer', 1);
    await driver.ready();
    await expect.poll(() => page.locator('.log li').last().textContent()).toMatch(/You |The domino/);
    await expect.poll(() => page.locator('.players').textContent()).toContain('You');
    await expect.poll(() => page.locator('.told').textContent()).not.toContain('Player');
    await driver.go('/');
    const row = page.locator('.match-list li').first();
    await row.locator('svg').waitFor();
    await expect.poll(() => row.textContent()).toMatch(/your turn.*You: 0/);
    const [going, cards] = await Promise.all([row.boundingBox(), page.locator('.cards').boundingBox()]);
    expect(going!.y).toBeLessThan(cards!.y);
    const daily = (await page.locator('.deals').boundingBox())!;
    expect(daily.y).toBeLessThan(cards!.y);
  }));

it('walks over a map by arrow keys from one tab stop', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    for (const game of ['black-pawn-trucking', 'cape-to-cairo']) {
      await driver.start(game);
      await expect.poll(() => page.locator('.table-board [data-city][tabindex="0"]').count()).toBeLessThanOrEqual(1);
    }
    await driver.start('black-pawn-trucking');
    const focused = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.city ?? null);
    await page.keyboard.press('ArrowDown');
    const first = await focused();
    expect(first).not.toBeNull();
    // The keys begin where the truck stands, which is a city and no move.
    const here = page.locator('.table-board [data-here]');
    expect(await here.getAttribute('data-city')).toBe(first);
    expect(await here.getAttribute('aria-label')).toBe(await here.locator('.cm-name').textContent());
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    const seen = new Set([first]);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) {
      await page.keyboard.press(key);
      seen.add(await focused());
    }
    expect(seen.size).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.table-board [data-city][tabindex="0"]').count()).toBe(1);
  }));

it('begins the rules with a page for people, and folds away what programs need', () =>
  visit({}, async (driver) => {
    const { page } = driver;
    for (const game of GAMES) {
      await driver.go(`/rules/${game}`);
      await page.locator('.guide .table-board svg').first().waitFor();
      await expect.poll(() => page.locator('.guide > section').count()).toBe(6);
      const pictured = page.locator('.guide > section:has(.table-board)').first();
      const [words, picture] = await Promise.all(
        ['p', '.table-board'].map((part) => pictured.locator(part).first().boundingBox()),
      );
      expect(picture!.x).toBeGreaterThan(words!.x + words!.width);
      expect(picture!.y).toBeLessThan(words!.y);
      await expect.poll(() => page.locator('.appendix').getAttribute('open')).toBeNull();
      expect(await page.locator('.rulebook').evaluate((book) => (book as HTMLElement).innerText)).not.toMatch(
        /"by"|\{by|Seat 0/,
      );
    }
    expect(await faults(page, '.guide')).toEqual([]);
  }));
