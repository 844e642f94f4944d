import { staffLink } from '@dijla/test-kit/staff-session';
import type { SharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { wireShopper } from './wire-shopper.ts';
import { soap } from './products.ts';

/** The desk as staff mostly have it: a wide screen, in English. */
export const wideDesk: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  hasTouch: false,
  isMobile: false,
  deviceScaleFactor: 1,
};

/** The owner that comes with the demo, who needs no second factor on this machine. */
export const demoOwner = { email: 'owner@example.iq', password: 'Dijla-owner-1' };

/** Signs the demo's owner in, by keyboard alone, at the address the page shows. */
export const signIn = async (page: Page, { email, password } = demoOwner): Promise<void> => {
  await page.getByLabel('Email').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

/** Finds an order in the list by what is typed, which finds one alone, and opens it, by keyboard alone. */
export const openFoundOrder = async (
  page: Page,
  { typed, number }: { typed: string; number: string },
): Promise<void> => {
  await page.keyboard.press('/');
  await page.keyboard.type(typed);
  await page.waitForURL((url) => url.search.includes(typed));
  await page.locator('[data-row]', { hasText: number }).waitFor();
  await expect.poll(() => page.locator('[data-row]').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).search).toContain(typed);
  const heading = page.getByRole('heading', { name: `Order ${number}` });
  await page.keyboard.press('j');
  await page.locator('[data-row][data-current]').waitFor();
  await page.keyboard.press('Enter');
  await heading.waitFor();
};

/** Signs the demo's owner in without the form, before a page of the desk is opened. */
export const signedIn = async (context: BrowserContext, url: string): Promise<void> => {
  const answer = await context.request.post(`${url}/api/desk/session`, { data: demoOwner });
  expect(answer.status()).toBe(200);
};

/** Adds a member and returns the address of the link that lets them in once. */
export const newMember = async (shop: SharedShop, email: string, role = 'owner') => {
  const { id, token } = await staffLink({ url: shop.url, database: shop.database }, { email, role });
  return { id, address: `${shop.url}/desk/join?link=${token}` };
};

/** Places an order as a guest does, and returns its id and number. */
export const newOrder = async ({ url, database }: SharedShop): Promise<{ id: number; number: string }> => {
  const { result } = await wireShopper(url).buy([{ sku: soap.ar.sku, qty: 2 }]);
  const { backendOrderId } = result as { backendOrderId: string | number };
  const { id, order_number } = await database.db
    .selectFrom('order')
    .select(['id', 'order_number'])
    .where('id', '=', Number(backendOrderId))
    .executeTakeFirstOrThrow();
  return { id, number: order_number };
};
