import type { Page } from 'playwright-core';
import type { ScreenCheck } from './screen-check.ts';

const noted = new WeakMap<Page, string[]>();

/** Answers that went wrong since it looked last. What a page no longer wants, because the shopper went on, is none. */
export const failedRequests: ScreenCheck = {
  name: 'failed requests',
  prepare: async (page) => {
    const failed: string[] = [];
    noted.set(page, failed);
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`);
    });
  },
  see: async ({ page, screen }) => {
    const failed = noted.get(page)?.splice(0) ?? [];
    return screen.isNotThere ? failed.filter((text) => text !== `${page.url()} 404`) : failed;
  },
};
