import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entries } from '../../src/games/registry.ts';
import { eventually } from './eventually.ts';
import { visit } from './visit.ts';

/** The shortest of a game's recorded matches. */
function shortest(game: string): string {
  const folder = new URL(`../../../../games/${game}/fixtures/`, import.meta.url);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.waybill.json'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return texts.reduce((short, text) => (text.length < short.length ? text : short));
}

const CONTROLS = 'button, select, input, summary, [role="tab"], [role="slider"]';

it.concurrent.each(entries.map(({ id }) => id))('prints %s as a light page of board and record', (game) =>
  visit({ dark: true }, async (driver) => {
    const { page } = driver;
    const text = shortest(game);
    const buffer = Buffer.from(text);
    await driver.go('/');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'm.waybill.json', mimeType: 'application/json', buffer });
    await driver.ready();
    // Whatever is read beside the board, paper has the record.
    await page.locator('#tab-moves').click();
    // As wide as A4 without its margins, which decides the form of the table.
    await page.setViewportSize({ width: 703, height: 1032 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await driver.settled();
    const shown = await page.evaluate((controls) => {
      const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(visible);
      const clipped = (element: Element) => {
        const { bottom } = element.getBoundingClientRect();
        return bottom > document.documentElement.scrollHeight + 1;
      };
      const paper = document.querySelector('.table-board')!.getBoundingClientRect();
      const isOutside = (element: Element) => {
        const { right, bottom } = element.getBoundingClientRect();
        return right > paper.right + 1 || bottom > paper.bottom + 1;
      };
      return {
        controls: all(controls).filter((one) => !one.closest('.log, .table-board')).length,
        zoom: all('.table-board :is(.cm-zoom, fieldset)').length,
        ground: getComputedStyle(document.documentElement).backgroundColor,
        ink: getComputedStyle(document.querySelector('.log') ?? document.body).color,
        lines: all('.log li').length,
        cut: all('.log li').filter(clipped).length,
        board: all('.table-board svg').length,
        overflowing: all('.table-board > * svg').filter(isOutside).length,
        // What contains its size is never broken: a page would end in the middle of a line, and columns would run on past it.
        unbroken: all('.log, .table :has(.log)').filter((one) => /size|strict/.test(getComputedStyle(one).contain))
          .length,
      };
    }, CONTROLS);
    expect(shown).toMatchObject({
      controls: 0,
      zoom: 0,
      ground: 'rgb(255, 255, 255)',
      cut: 0,
      overflowing: 0,
      unbroken: 0,
    });
    expect(shown.ink).toBe('rgb(37, 34, 29)');
    expect(shown.board).toBeGreaterThan(0);
    expect(shown.lines).toBe(JSON.parse(text).events.length);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(10_000);
  }),
);

it.concurrent.each(entries.map(({ id }) => id))('prints the rules of %s with every picture beside its words', (game) =>
  visit({ dark: true }, async (driver) => {
    const { page } = driver;
    await driver.go(`/rules/${game}`);
    await page.locator('.guide h3').first().waitFor();
    await page.locator('.clause-item').first().waitFor();
    await page.locator('.appendix').waitFor();
    await page.emulateMedia({ media: 'print' });
    // A browser waits for no other frame: what is not drawn by then is missing on the paper.
    const empty = await page.evaluate(async () => {
      dispatchEvent(new Event('beforeprint'));
      for (let tick = 0; tick < 100; tick++) await Promise.resolve();
      return document.querySelectorAll('.table-board svg:empty').length;
    });
    expect(empty).toBe(0);
    await eventually(async () => expect(await page.locator('.guide .table-board svg').count()).toBeGreaterThan(0));
    await driver.settled();
    const shown = await page.evaluate((controls) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const below = (one: Element) => one.getBoundingClientRect().bottom;
      const sticksOut = (section: Element) =>
        [...section.querySelectorAll('.table-board svg')].some((svg) => below(svg) > below(section) + 1);
      return {
        controls: all(controls).filter((one) => !one.closest('.table-board') && !one.matches('summary')).length,
        sticking: all('.guide > section, .worked-example').filter(sticksOut).length,
        // However its boards are drawn, the page stays where the reader has it.
        scrolled: scrollY,
      };
    }, CONTROLS);
    expect(shown).toEqual({ controls: 0, sticking: 0, scrolled: 0 });
  }),
);
