import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerOptions, startServer } from '@waybill/server';
import { inject } from 'vitest';
import { Driver, type Ways } from './driver.ts';

const PLENTY = {
  connectionsPerSecond: 1e6,
  requestsPerMinute: 1e6,
  pagesPerMinute: 1e6,
  guestsPerHour: 1e6,
  actionsPerMinute: 1e6,
  chatsPerMinute: 1e6,
};

/** A real server with the built app, that can be ended and started again where it was. */
export class Club {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'waybill-club-'));
  private readonly friends: Friend[] = [];
  private server: RunningServer | null = null;
  url = '';

  constructor(private readonly options: ServerOptions = {}) {}

  async open(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    this.server = await startServer({
      port,
      dataDir: this.dataDir,
      pages: inject('pages'),
      limits: PLENTY,
      botThreads: 1,
      ...this.options,
    });
    this.url = `http://localhost:${new URL(this.server.url).port}`;
  }

  async shut(): Promise<void> {
    await this.server?.close();
    this.server = null;
  }

  async friend(name: string, ways: Ways = {}): Promise<Friend> {
    const friend = new Friend(name, await Driver.open({ ...ways, at: this.url }));
    this.friends.push(friend);
    return friend;
  }

  /** Everybody goes home; the server stays. */
  async leave(): Promise<void> {
    for (const { driver } of this.friends.splice(0)) await driver.close();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.shut();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Somebody with a browser of their own. Everything the server ever told it is written down. */
export class Friend {
  readonly received: string[] = [];

  constructor(
    readonly name: string,
    readonly driver: Driver,
  ) {
    const { page } = driver;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.received.push(String(payload))));
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      response.text().then(
        (text) => this.received.push(text),
        () => undefined,
      );
    });
  }

  get page() {
    return this.driver.page;
  }

  /** From the card on the home page to a table of one's own; the link it has. */
  async makes(game: string): Promise<string> {
    await this.driver.go('/');
    await this.driver.press(this.page.locator(`[data-game="${game}"] [href^="/friends/"]`));
    await this.says();
    await this.page.locator('.invite-link').waitFor();
    return new URL((await this.page.locator('.invite-link').textContent()) ?? '').pathname;
  }

  async joins(path: string): Promise<void> {
    await this.driver.go(path);
    await this.driver.press(this.page.locator('.seat .main').first());
    await this.says();
    await this.page.locator('.seat .tag', { hasText: 'you' }).waitFor();
  }

  /** The name, where it is asked for. */
  private async says(): Promise<void> {
    const form = this.page.locator('.name-form input');
    await form.or(this.page.locator('.seat .tag')).first().waitFor();
    if ((await form.count()) === 0) return;
    await form.fill(this.name);
    await this.page.locator('.name-form .main').click();
  }

  async starts(): Promise<void> {
    await this.page.locator('.before .main:enabled', { hasText: 'Start' }).click();
    await this.page.locator('.table').waitFor();
  }

  events(): Promise<number> {
    return this.driver.eventCount();
  }

  sees(events: number): Promise<void> {
    return this.driver.sees(events);
  }

  /** Plays whatever comes, by the list of moves, as fast as the page lets it, up to this many events; another taste decides differently. */
  async playsOn(until = 100_000, taste = 7): Promise<void> {
    await this.driver.openTab('moves');
    await this.page.evaluate(
      ([last, first]) => {
        let waits = -1;
        let random = first;
        const timer = setInterval(() => {
          const length = Number(document.querySelector<HTMLInputElement>('.replay input')?.max);
          if (length >= last) return clearInterval(timer);
          const moves = document.querySelectorAll<HTMLElement>('.table[data-live][data-mine] .moves [data-move]');
          if (moves.length === 0 || waits === length) return;
          waits = length;
          random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
          moves[random % moves.length].click();
        }, 20);
      },
      [until, taste] as const,
    );
  }

  async isDone(): Promise<void> {
    await this.page.locator('.after .proof').waitFor({ timeout: 120_000 });
  }
}
