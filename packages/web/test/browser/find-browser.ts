import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find(): string | undefined {
  return [...PLACES, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/** A browser that is there, or one that could be installed; else what to install. */
export function findBrowser(): string {
  const found = find();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('No browser found: installing Chromium with apt-get …');
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (`apt-get install chromium`, or ' +
      '`npx playwright-core install chromium`), or name it in the variable CHROMIUM.',
  );
}
