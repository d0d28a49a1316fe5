import { describe, expect, it } from 'vitest';
import { faults, smallTargets } from './checks.ts';
import { contents, dragByFinger, draw } from './drawing.ts';
import { eventually } from './eventually.ts';
import { Club } from './friends.ts';
import { visit } from './visit.ts';

describe.concurrent('the sheets', () => {
  it('are listed, renamed, copied, thrown away and brought back, and chosen for a table', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      await driver.go('/sheets');
      await draw(driver, 'grand-prix', 'standard');
      await page.getByLabel('Name of the sheet').fill('Winter season');
      await page.getByText('Kept on this device').waitFor();
      await driver.go('/sheets');
      const cards = page.locator('.sheet-card');
      const act = async (action: string) => {
        await cards.first().locator('summary').click();
        await cards.first().getByRole('button', { name: action }).click();
      };
      await act('Duplicate');
      await page.getByText('Winter season (copy)').first().waitFor();
      page.once('dialog', (dialog) => void dialog.accept('Summer season'));
      await act('Rename');
      await page.getByRole('heading', { name: 'Summer season' }).waitFor();
      await act('Throw away');
      await page.getByRole('heading', { name: 'Summer season' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Bring it back' }).click();
      await page.getByRole('heading', { name: 'Summer season' }).waitFor();
      await cards.first().locator('summary').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        cards.first().getByRole('button', { name: 'Download' }).click(),
      ]);
      const buffer = await contents(download);
      expect(JSON.parse(buffer.toString('utf8'))).toMatchObject({ sheet: 'grand-prix', name: 'Summer season' });
      await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
      await page.locator('.se').waitFor();
      await eventually(async () =>
        expect(await page.getByLabel('Name of the sheet').inputValue()).toBe('Summer season'),
      );
      await driver.go('/new/grand-prix');
      await page.getByLabel('Sheet', { exact: true }).selectOption({ label: 'Winter season' });
      await page.getByRole('button', { name: 'Start' }).click();
      await driver.ready();
      expect(driver.troubles).toEqual([]);
    }));

  it('are safe from a second tab, and from broken files and links', () =>
    visit({}, async (driver) => {
      const { page, context } = driver;
      await driver.go('/sheets');
      await draw(driver, 'cape-to-cairo', 'standard');
      const second = await context.newPage();
      await second.goto(page.url());
      await second.getByRole('button', { name: 'Draw a copy here' }).click();
      await second.locator('.se').waitFor();
      expect(second.url()).not.toBe(page.url());
      await second.close();
      await driver.go('/sheets');
      const bring = (text: string) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await bring('{"sheet":"city-map","name":"x","cities":[{"name":"A","x":99,"y":1}],"ferries":[]}');
      await page.getByText('sheet.cities[0].x must be at most 60').waitFor();
      await bring('{"sheet":"city-map","name":"Both","cities":[{"name":"A","x":9,"y":1}],"ferries":[]}');
      await page.getByRole('alertdialog').getByText('Goods from Cape to Cairo').click();
      await page.getByText('The map needs 24 cities: 23 more.').waitFor();
      await driver.go('/sheet#cape-to-cairo.AAAA');
      await page.getByText('does not hold a whole sheet').waitFor();
    }));

  it('are tried out by bots, which can be stopped, and printed', () =>
    visit({}, async (driver) => {
      const { page } = driver;
      await driver.go('/sheets');
      await draw(driver, 'hauling-astronauts', 'standard');
      await page.getByRole('button', { name: 'How does it play?' }).click();
      await page.locator('.trial-value').first().waitFor();
      await eventually(async () => expect(await page.locator('.trial').textContent()).toContain('Wins by seat'));
      const learn = page.locator('.learn');
      await learn.getByRole('button', { name: 'Learn this sheet' }).click();
      await learn.getByText('The bots play against themselves').waitFor();
      await learn.getByRole('button', { name: 'Stop' }).click();
      await learn.getByRole('button', { name: 'Learn this sheet' }).waitFor();
      await page.goBack();
      await draw(driver, 'grand-prix', 'standard');
      await page.getByRole('button', { name: 'How does it play?' }).click();
      await page.getByText('Solving it exactly').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Try it again' }).waitFor();
      await eventually(async () => expect(await page.locator('.trial').textContent()).toContain('100 matches'));
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByLabel('Paper').selectOption('letter');
      await page.getByLabel('Ink').selectOption('saving');
      await page.locator('.printing img').first().waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PDF' }).click(),
      ]);
      expect((await contents(download)).toString('latin1', 0, 5)).toBe('%PDF-');
      expect(driver.troubles).toEqual([]);
    }));

  it.each([
    ['a phone, light', { size: 'phone' }, ['black-pawn-trucking', 'grand-prix']],
    ['a desktop, dark', { size: 'desktop', dark: true }, ['hauling-astronauts']],
  ] as const)('have no serious fault on %s, and nothing too small to tap', (_name, ways, games) =>
    visit(ways, async (driver) => {
      const { page } = driver;
      await driver.go('/sheets');
      for (const game of games) {
        await draw(driver, game, 'standard');
        if (game === 'black-pawn-trucking') await page.locator('.me-list li button').first().click();
        expect(await faults(page)).toEqual([]);
        if (ways.size === 'phone') expect(await smallTargets(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      await driver.go('/sheets');
      await page.locator('.sheet-card').first().waitFor();
      expect(await faults(page)).toEqual([]);
      if (ways.size === 'phone') expect(await smallTargets(page)).toEqual([]);
    }),
  );
});

it('a finger drags a city, and the page stays where it is', () =>
  visit({ size: 'phone' }, async (driver) => {
    const { page } = driver;
    await driver.go('/sheets');
    await draw(driver, 'black-pawn-trucking', 'standard');
    const city = page.locator('.me-tile[data-city="24"]');
    await city.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await dragByFinger(page, city, { x: 0, y: -60 });
    await eventually(async () => expect(await city.getAttribute('aria-label')).not.toContain('2 north'));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }));

it('a table with friends is played on a sheet of one’s own', async () => {
  const club = new Club();
  await club.open();
  try {
    const [ann, ben] = [await club.friend('Ann'), await club.friend('Ben')];
    const { page } = ann;
    await ann.driver.go('/sheets');
    await draw(ann.driver, 'hauling-astronauts', 'standard');
    await page.locator('.hs-card').first().getByLabel('Name').fill('Petrel');
    await page.getByText('Kept on this device').waitFor();
    await page.locator('.tools summary').first().click();
    await page.getByRole('link', { name: 'Play it with friends' }).click();
    await page.locator('.name-form input').fill('Ann');
    await page.locator('.name-form .main').click();
    await page.locator('.invite-link').waitFor();
    await eventually(async () =>
      expect(await page.getByLabel('Sheet', { exact: true }).locator('option:checked').textContent()).toBe(
        'Mars express (mine)',
      ),
    );
    await ben.joins(new URL(page.url()).pathname);
    await ann.starts();
    await ann.page.locator('.table', { hasText: 'Petrel' }).waitFor();
    await ann.playsOn(1);
    await ben.page.locator('.table', { hasText: 'Petrel' }).waitFor();
    expect([...ann.driver.troubles, ...ben.driver.troubles]).toEqual([]);
  } finally {
    await club.close();
  }
});
