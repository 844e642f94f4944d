import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderRows } from '../../acts/behind-the-counter.ts';
import { blackTee } from '../../acts/products.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { catalogue, cart, checkout, ordered } = words.en;

/** More tab stops than any page has: after this many presses of Tab the focus has gone full circle. */
const mostStops = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

/** Presses Tab until one of the targets has the focus, and asserts that the focus is visible. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`No focus for ${target}`);
};

const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { top, bottom } = focused?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return focused !== null && focused.matches(':focus-visible') && bottom > 0 && top < innerHeight;
  });

describe('a shopper without a mouse', () => {
  it('buys a variant by keyboard alone', async () => {
    const { page, context } = await shopper({
      viewport: { width: 1280, height: 800 },
      isMobile: false,
      hasTouch: false,
      locale: 'en-US',
    });
    const sent = sentCalls(context);
    const follow = async (target: Locator) => {
      await tabTo(page, target);
      expect(await focusIsSeen(page)).toBe(true);
      await page.keyboard.press('Enter');
    };
    await page.goto(`${shop.url}/en`);
    await follow(page.getByRole('main').getByRole('link', { name: blackTee.en.category }));
    await page.getByRole('heading', { level: 1, name: blackTee.en.category }).waitFor();
    await follow(page.getByRole('link', { name: blackTee.en.product }));
    await page.getByRole('heading', { level: 1, name: blackTee.en.product }).waitFor();
    for (const value of blackTee.en.choose) {
      const radio = page.getByRole('radio', { name: value, exact: true });
      const group = page.getByRole('group').filter({ has: radio }).last().getByRole('radio');
      await tabTo(page, group);
      for (let step = 0; step < (await group.count()) && !(await hasFocus(radio)); step += 1)
        await page.keyboard.press('ArrowRight');
      expect(await radio.isChecked()).toBe(true);
    }
    await follow(page.locator('main form').getByRole('button', { name: catalogue.addToCart }));
    await page.getByText(catalogue.addedToCart).first().waitFor();
    await follow(page.getByRole('dialog').getByRole('link', { name: new RegExp(`^${cart.checkout}`) }));
    for (const [label, text] of [
      [checkout.fullName, 'Noor Hasan'],
      [checkout.phone, '07701234567'],
      [checkout.district, 'Karrada'],
      [checkout.landmark, 'Near the mosque'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await follow(page.getByRole('button', { name: new RegExp(`^${checkout.placeOrder}`) }));
    await page.getByRole('heading', { name: ordered.thanksTitle }).waitFor();
    const [order] = await orderRows(
      shop,
      sent.flatMap(({ cartId }) => (cartId ? [cartId] : [])),
    );
    const lines = await shop.database.db
      .selectFrom('current_order_line')
      .select(['sku', 'qty'])
      .where('order_id', '=', order?.id ?? 0)
      .execute();
    expect(lines).toEqual([{ sku: blackTee.en.sku, qty: 1 }]);
  });

  it('reaches the content in one step, and leaves the question about removing by Escape', async () => {
    const { page } = await shopper({
      viewport: { width: 1280, height: 800 },
      isMobile: false,
      hasTouch: false,
      locale: 'en-US',
    });
    await page.goto(`${shop.url}/en/laurel-soap`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await tabTo(page, page.locator('main form').getByRole('button', { name: catalogue.addToCart }));
    await page.keyboard.press('Enter');
    await page.getByText(catalogue.addedToCart).first().waitFor();
    await page.goto(`${shop.url}/en/cart`);
    const removal = page.getByRole('button', { name: new RegExp(`^${cart.remove}`) });
    await tabTo(page, removal);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await hasFocus(removal)).toBe(true);
    expect(await page.locator('main li').getByRole('spinbutton').inputValue()).toBe('1');
  });
});
