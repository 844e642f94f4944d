import type { BrowserContext, Page } from 'playwright-core';

/**
 * Holds matching requests until the returned function is called: those of a page, or those of a whole
 * context including its service worker. Requests whose page is gone by then are dropped.
 */
export const holdRequests = async (asking: Page | BrowserContext, form: string): Promise<() => void> => {
  const { promise: mayCome, resolve } = Promise.withResolvers<undefined>();
  await asking.route(form, async (route) => {
    await mayCome;
    await route.continue().catch((error: unknown) => {
      if (!String(error).includes('closed')) throw error;
    });
  });
  return () => resolve(undefined);
};
