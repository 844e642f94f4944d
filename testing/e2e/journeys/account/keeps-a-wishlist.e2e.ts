import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { customer, freeNumber, visit } from '../../acts/account-acts.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const store = 'ar';

/** Products that are wished for. */
const wishes = 5;

const heart = (state: string) => `main article button[aria-pressed${state}]:has(use[href*="heart"])`;

/** Milliseconds from a press of the first heart that is off until it says that it is on. */
const answerTime = (page: Page): Promise<number> =>
  page
    .locator(heart('="false"'))
    .first()
    .evaluate(
      (button: HTMLButtonElement) =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          new MutationObserver(() => {
            if (button.ariaPressed === 'true') resolve(performance.now() - begun);
          }).observe(button, { attributes: true });
          button.click();
        }),
    );

/** Number of wishes written to the device: a press is painted before it is written. */
const writtenWishes = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('dijla');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('lists').objectStore('lists').get('wishlist');
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result?.list?.changes?.length ?? 0);
          });
        });
      }),
  );

it('saves products without an account, finds them in the account after registering, and leaves none behind', async () => {
  const { page } = await shopper({ locale: 'ar-IQ' });
  const account = customer(page, store);
  await visit(page, `${shop.url}/${store}/best-sellers`);
  await page
    .locator(heart(''))
    .nth(wishes - 1)
    .waitFor();
  // The quickest of them: the machine may be busy with other files.
  const times: number[] = [];
  for (let press = 0; press < wishes; press += 1) times.push(await answerTime(page));
  expect(Math.min(...times)).toBeLessThan(50);
  await expect.poll(() => writtenWishes(page)).toBe(wishes);
  await page.reload();
  await expect.poll(() => page.locator(heart('="true"')).count()).toBe(wishes);
  await visit(page, `${shop.url}/${store}/wishlist`);
  await page
    .locator('main li')
    .nth(wishes - 1)
    .waitFor();

  const email = `wishes-${Date.now()}@example.iq`;
  await visit(page, `${shop.url}/${store}/register`);
  await account.register({
    firstname: 'Noor',
    lastname: 'Hasan',
    mobile: freeNumber(),
    email,
    password: 'Dijla-noor-1',
  });
  const sent = page.waitForResponse((response) => response.url().includes('/api/ext/wishlist/'));
  await visit(page, `${shop.url}/${store}/my-account/wishlist`);
  expect((await sent).status()).toBe(200);
  await expect.poll(() => page.locator('main li article, main ul.divide-y > li').count()).toBe(wishes);

  await visit(page, `${shop.url}/${store}`);
  await account.openPanel();
  await account.logOut();
  await visit(page, `${shop.url}/${store}/wishlist`);
  await page.getByText(words[store].wishlist.emptyTitle).waitFor();
});
