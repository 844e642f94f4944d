import type { Page } from 'playwright-core';

/** Waits until a painted page has become a living one: what was tapped before has been done again, and its record is gone. */
export const pageLives = (page: Page) => page.waitForFunction(() => !('earlyIntents' in window));

/** Acts recorded before the page lives. */
export const earlyActs = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { earlyIntents?: { list: unknown[] } }).earlyIntents?.list.length ?? 0);
