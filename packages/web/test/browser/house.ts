import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { start } from '../../serve.mjs';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly url: string;
    readonly browser: string;
    /** The folder of the built app. */
    readonly pages: string;
  }
}

/**
 * What a desktop's browser loads beside every page, though nobody sees its window: the list under an address bar, which
 * costs as much as the page. The last list counts, so what Playwright turns off for good reasons is in it again.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Builds the app, serves it on a free port, and starts the one browser that all tests share. */
export default async function openHouse(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // Vitest calls it "test"; what is tried must be what people get.
  process.env.NODE_ENV = 'production';
  // A test of something else than the app people get saves most of the time it takes to build.
  await build({ root, logLevel: 'warn', build: process.env.WAYBILL_MINIFY === 'no' ? { minify: false } : {} });
  const server = await start(0);
  const browser = await chromium.launchServer({
    executablePath: findBrowser(),
    args: [`--disable-features=${TURNED_OFF.join(',')}`],
  });
  project.provide('url', `http://localhost:${(server.address() as AddressInfo).port}`);
  project.provide('pages', fileURLToPath(new URL('../../dist', import.meta.url)));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
