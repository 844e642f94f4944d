import type { Page } from 'playwright-core';

/** Holds requests of a form back until the answered function is called. */
export const holdRequests = async (page: Page, form: string): Promise<() => void> => {
  const { promise: mayCome, resolve } = Promise.withResolvers<undefined>();
  await page.route(form, async (route) => {
    await mayCome;
    await route.continue();
  });
  return () => resolve(undefined);
};
