import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageLives } from './page-life.ts';
import { type Store, words } from './shopper-acts.ts';

/** A customer of the demo catalog. */
export const demoCustomer = { username: 'shopper@example.iq', password: 'Dijla-demo-1' };

/** Opens an address of a store and waits until the page is hydrated. */
export const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' });
  await pageLives(page);
};

/** Returns a telephone number that no customer has, also when a test is run again. */
export const freeNumber = (): string => `077${String(Date.now()).slice(-8)}`;

/** Signs a customer in without a browser; returns her user token. */
export const wireToken = async (
  url: string,
  credentials: { username: string; password: string },
): Promise<string> => {
  const answer = await fetch(`${url}/api/user/login?storeCode=ar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { code, result } = (await answer.json()) as { code: number; result: string };
  expect(code).toBe(200);
  return result;
};

/** Actions of a customer in the account. */
export const customer = (page: Page, store: Store) => {
  const { account, frame, shell } = words[store];
  const dialog = page.getByRole('dialog', { name: account.account });
  const fillIn = async (fields: Readonly<Record<string, string>>, within = 'main') => {
    for (const [name, value] of Object.entries(fields))
      await page.locator(`${within} form [name="${name}"]`).fill(value);
    await page.locator(`${within} form [type="submit"]`).click();
  };
  const isGreeted = (name: string) => page.getByText(account.hello(name)).first().waitFor();
  return {
    fillIn,
    isGreeted,
    /** Registers on the page for it, and puts off confirming the number. */
    register: async (fields: Readonly<Record<string, string>> & { firstname: string }) => {
      await fillIn(fields);
      await page.getByRole('button', { name: account.later }).click();
      await isGreeted(fields.firstname);
    },
    openPanel: async () => {
      await page.getByRole('link', { name: shell.account, exact: true }).filter({ visible: true }).click();
      await dialog.waitFor();
    },
    logOut: async () => {
      await dialog.getByRole('button', { name: account.logOut }).click();
      await page.getByText(frame.loggedOut).waitFor();
    },
    dialog,
  };
};

/** Returns the user token stored on the device; with `replacement`, stores that one instead. */
export const keptToken = (page: Page, replacement?: string): Promise<string | null> =>
  page.evaluate(
    (text) =>
      new Promise<string | null>((resolve, reject) => {
        const opening = indexedDB.open('dijla');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const sessions = opening.result.transaction('session', 'readwrite').objectStore('session');
          const reading = sessions.get('session');
          reading.addEventListener('success', () => {
            const session: { token: string } | undefined = reading.result;
            if (text !== undefined && session !== undefined)
              sessions.put({ ...session, token: text }, 'session');
            sessions.transaction.addEventListener('complete', () => {
              opening.result.close();
              resolve(session?.token ?? null);
            });
          });
        });
      }),
    replacement,
  );
