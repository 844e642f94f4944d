import { isThorough } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import type { ScreenCheck } from './screen-check.ts';

const noted = new WeakMap<Page, string[]>();

/** With all combinations the walk at another width orders as the same customer, and the order takes her cart. */
const isOfCartThatWasOrdered = (failed: string): boolean =>
  isThorough && failed.includes('/api/cart/pull?') && failed.endsWith(' 404');

/**
 * Reports requests that failed since the last check. Requests that the page cancelled because the shopper
 * moved on do not count.
 */
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
    const failed = (noted.get(page)?.splice(0) ?? []).filter((text) => !isOfCartThatWasOrdered(text));
    if (!screen.isNotThere) return failed;
    const named = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    return failed.filter((text) => !(text.endsWith(' 404') && text.includes(named)));
  },
};
