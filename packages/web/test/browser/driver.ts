import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { inject } from 'vitest';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Size = keyof typeof SIZES;

/** How a whole match is played: with a finger or mouse on the board, with the keyboard alone, or with both in turn. */
export type Hands = 'pointer' | 'keyboard' | 'pointer and keyboard';

/** What a board offers, and how many parts of a move are picked up before the list of moves is used instead. */
const PLAYABLE = '[data-move]:is([data-state="open"], [data-state="previewed"])';
const PICKS = 12;

let shared: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  shared ??= chromium.connect(inject('browser'));
  return shared;
}

export interface Ways {
  readonly size?: Size;
  readonly dark?: boolean;
  readonly motion?: boolean;
  /** Lets the page have its service worker, which keeps the app for use without a network and shows what is pushed; most tests are faster without. */
  readonly serviceWorker?: boolean;
  readonly locale?: string;
  /** Another server than the one all tests share. */
  readonly at?: string;
}

/** Somebody at a device: a context of its own, and what they can do at any table. */
export class Driver {
  readonly troubles: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly size: Size,
    private readonly at: string,
  ) {}

  static async open(ways: Ways = {}): Promise<Driver> {
    const { size = 'desktop', at = inject('url') } = ways;
    const context = await (await browser()).newContext({
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
      colorScheme: ways.dark ? 'dark' : 'light',
      reducedMotion: ways.motion ? 'no-preference' : 'reduce',
      locale: ways.locale ?? 'en-GB',
      acceptDownloads: true,
      serviceWorkers: ways.serviceWorker ? 'allow' : 'block',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at });
    const page = await context.newPage();
    // On two busy cores a page may take its time.
    page.setDefaultTimeout(60_000);
    const driver = new Driver(context, page, size, at);
    page.on('pageerror', (error) => driver.troubles.push(error.message));
    page.on('console', (line) => line.type() === 'error' && driver.troubles.push(line.text()));
    return driver;
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.at + path);
  }

  /** From the home page, with the defaults. */
  async start(game: string): Promise<void> {
    await this.go('/');
    await this.press(this.page.locator(`[data-game="${game}"] .main`));
    await this.ready();
  }

  /** Waits until a person is asked, or the match is over. */
  async ready(): Promise<void> {
    const asked = this.page.locator(
      '.table[data-live]:is([data-mine], [data-next="over"]), .table[data-rolling], .curtain',
    );
    await asked.first().waitFor({ timeout: 60_000 });
  }

  async press(what: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
    if (this.size === 'phone') await what.tap(options);
    else await what.click(options);
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator('.table[data-next="over"]').count()) > 0;
  }

  async eventCount(): Promise<number> {
    return Number(await this.page.locator('.replay input').getAttribute('max'));
  }

  /** Waits until so many events have happened. */
  async sees(events: number): Promise<void> {
    await this.page.waitForFunction(
      (least) => Number(document.querySelector<HTMLInputElement>('.replay input')?.max) >= least,
      events,
      { timeout: 60_000 },
    );
  }

  targets(): Locator {
    return this.page.locator(':is(.table-board, .table-choices) [data-move][data-state="open"]:visible');
  }

  /** What a press leads to is drawn after the frame that shows the press: waits for that. */
  async settled(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let n = 0; n < 3; n++) await frame();
      await new Promise((done) => setTimeout(done));
      await frame();
    });
  }

  /** One decision on the board, put together from what can be picked up on it; else from the list. */
  async playByPointer(choose: (count: number) => number): Promise<void> {
    const onBoard = this.page.locator(`:is(.table-board, .table-choices) :is(${PLAYABLE}, [data-pick]):visible`);
    for (let picked = 0; picked < PICKS; picked++) {
      await this.settled();
      const offers = await onBoard.evaluateAll((all) =>
        all.map(({ dataset: { move, pick, state } }) => ({ move, pick, state })),
      );
      if (offers.length === 0) break;
      const at = choose(offers.length);
      const { move, pick, state } = offers[at];
      // Under a mouse a board may offer something else there, and a click plays that. What takes two taps is called by what
      // it is, whatever comes up beside it meanwhile.
      const named = move === undefined ? `[data-pick='${pick}']` : `[data-move='${move}']`;
      const it =
        this.size === 'phone'
          ? this.page.locator(`:is(.table-board, .table-choices) ${named}:visible`).first()
          : onBoard.nth(at);
      await this.press(it);
      if (move === undefined) continue;
      if (this.size === 'phone' && state !== 'previewed') {
        await this.settled();
        await this.press((await isCovered(it)) ? this.page.locator('.table-preview .main') : it);
      }
      return;
    }
    await this.playFromList(choose);
  }

  /** On a phone the tabs are in a sheet, which one button opens and closes. What is in sight may just be sliding away. */
  async openTab(name: string): Promise<void> {
    const tab = this.page.locator(`#tab-${name}`);
    for (let tries = 0; tries < 4; tries++) {
      if (await tab.isVisible()) {
        const pressed = this.press(tab, { timeout: 2000 }).then(() => true);
        if (await pressed.catch(() => false)) return;
      } else {
        await this.press(this.page.locator('.open-sheet'));
        await tab.waitFor({ timeout: 1000 }).catch(() => {});
      }
    }
    await this.press(tab);
  }

  private async playFromList(choose: (count: number) => number): Promise<void> {
    await this.openTab('moves');
    const moves = this.page.locator('.moves [data-move]');
    await this.press(moves.nth(choose(Math.min(60, await moves.count()))));
    if (this.size === 'phone') await this.press(this.page.locator('.table-preview .main'));
  }

  /** One decision without touching anything but keys: `m`, Tab to a move of the list, Enter. */
  async playByKeyboard(choose: (count: number) => number): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.press('m');
    await this.page.locator('.moves [data-move]').first().waitFor();
    const count = await this.page.locator('.moves [data-move]').count();
    await this.tabTo('.moves [data-move]');
    for (let n = choose(Math.min(4, count)); n > 0; n--) await keyboard.press('Tab');
    await keyboard.press('Enter');
  }

  async tabTo(selector: string): Promise<void> {
    for (let n = 0; n < 200; n++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${selector}`);
  }

  async liftCurtain(): Promise<void> {
    const curtain = this.page.locator('.curtain .main');
    if ((await curtain.count()) > 0) await this.page.keyboard.press('Enter');
  }

  /** Waits until more than `old` events have happened and somebody is asked, or nobody any more. */
  private async asked(old: number): Promise<Asked> {
    const handle = await this.page.waitForFunction(
      (before) => {
        if (document.querySelector('.curtain .main')) return { events: before, state: 'curtain' as const };
        const table = document.querySelector<HTMLElement>('.table[data-live]');
        const events = Number(document.querySelector<HTMLInputElement>('.replay input')?.max);
        if (!table || events <= before) return null;
        if (table.dataset.next === 'over') return { events, state: 'over' as const };
        return 'mine' in table.dataset ? { events, state: 'mine' as const } : null;
      },
      old,
      { timeout: 60_000 },
    );
    return (await handle.jsonValue()) as Asked;
  }

  /** Plays on until the match is over, or for this many decisions. */
  async play(hands: Hands, decisions = 2000, seed = 1): Promise<number> {
    const choose = dice(seed);
    let events = -1;
    for (let made = 0; ; made++) {
      let now = await this.asked(events);
      if (made === decisions) return made;
      while (now.state === 'curtain') {
        await this.page.keyboard.press('Enter');
        now = await this.asked(events);
      }
      if (now.state === 'over') return made;
      events = now.events;
      const byKeys = hands === 'keyboard' || (hands === 'pointer and keyboard' && made % 2 === 0);
      await (byKeys ? this.playByKeyboard(choose) : this.playByPointer(choose));
    }
  }
}

interface Asked {
  readonly events: number;
  readonly state: 'mine' | 'over' | 'curtain';
}

/** What is said of a move may stand over the choice itself: it is played from there. */
function isCovered(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest('.table-preview') !== null;
  });
}

/** The same choices every time. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
}
