import type { LaunchOptions } from 'playwright-core';

/** Returns how journeys launch Chromium: the one that `CHROMIUM_PATH` names, without what it loads by itself. */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
