import type { BrowserContext, Page } from 'playwright-core';

/**
 * Holds requests of a form back until the answered function is called: a page's own, or those of a whole context with what its service
 * worker asks for. What nobody waits for any more by then, as its page is gone, is let go.
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
