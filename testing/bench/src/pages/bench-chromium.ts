import { chromiumOptions } from '@dijla/test-kit/chromium-options';
import { freePort } from '@dijla/test-kit/free-port';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';

export type BenchChromium = {
  browser: Browser;
  /** Port on which Lighthouse reaches the browser. */ debuggingPort: number;
};

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ar-IQ',
};

/** CPU slowdown factor that simulates a cheap phone, as Lighthouse does. */
export const slowdown = 4;

/** Starts Debian's Chromium, controlled by the bench and reachable by Lighthouse. */
export const benchChromium = async (): Promise<BenchChromium> => {
  const debuggingPort = await freePort();
  const options = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  return { browser, debuggingPort };
};
