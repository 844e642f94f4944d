import { delivery as arabicDelivery } from '@dijla/messages/ar/cart/delivery';
import { noDelivery as arabicNoDelivery } from '@dijla/messages/ar/cart/no-delivery';
import { delivery as englishDelivery } from '@dijla/messages/en/cart/delivery';
import { noDelivery as englishNoDelivery } from '@dijla/messages/en/cart/no-delivery';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { noor, shopperActs, type Store, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { db } = shop.database;
const { shopper } = chromiumForJourneys();

const delivery = { ar: arabicDelivery, en: englishDelivery };
const noDelivery = { ar: arabicNoDelivery, en: englishNoDelivery };
const basra = { ar: 'البصرة', en: 'Basra' };
const slots = { ar: ['أي وقت', 'قبل 2 ظهراً', 'بعد 2 ظهراً'], en: ['Anytime', 'Before 2PM', 'After 2PM'] };
const morning = Date.parse('2026-11-21T06:00:00Z');

const atTheCheckout = async (store: Store, options: Parameters<typeof shopper>[0] = {}) => {
  const { page, context } = await shopper(options);
  await page.clock.setFixedTime(morning);
  const acts = shopperActs(page, store);
  await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle[store].product });
  await page.getByLabel(words[store].checkout.fullName).waitFor();
  return { page, context, acts, texts: words[store].checkout };
};
const slotOf = async (orderNumber: string) =>
  (
    await db
      .selectFrom('current_order')
      .select('delivery_slot')
      .where('order_number', '=', orderNumber)
      .executeTakeFirst()
  )?.delivery_slot;
const choiceOf = (page: Page, store: Store) =>
  page.getByRole('group', { name: words[store].checkout.deliverySlot });

/**
 * Runs the owner's statements as the recipe describes, and adds the change row that invalidates the pages.
 */
const owner = async (...statements: string[]) => {
  for (const statement of [
    ...statements,
    `insert into change (entity, kind, actor) values ('store', 'saved', 'owner')`,
  ])
    await sql.raw(statement).execute(db);
};
const method = (page: Page, arrives: string) => page.locator('main label', { hasText: arrives });
const promised = (page: Page, store: Store, days: number) =>
  page
    .getByRole('main')
    .getByText(delivery[store].arrives(delivery[store].day(days)))
    .first();

describe('the time of the day', () => {
  it.each(storesToWalk('ar'))(
    'is chosen with the keyboard, read again before and after the order, and kept with it, in the %s store',
    async (store) => {
      const { page, acts } = await atTheCheckout(store);
      const choice = choiceOf(page, store);
      await acts.fillCheckout(noor);
      expect(await choice.locator('label').allInnerTexts()).toEqual(slots[store]);
      const [, , last = ''] = slots[store];
      await choice.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await choice.getByRole('radio', { name: last }).isChecked()).toBe(true);
      await page.locator('main summary').first().click();
      await page.locator('main details').getByText(last).waitFor();
      await page.reload();
      await expect.poll(() => choice.getByRole('radio', { name: last }).isChecked()).toBe(true);
      const orderNumber = await acts.placeOrder();
      expect(await slotOf(orderNumber)).toBe('after2pm');
      await page.getByText(words[store].ordered.nextDeliverTime(last)).waitFor();
    },
  );

  it('chosen without a network goes with the order that waits on the device', async () => {
    const { page, context, acts } = await atTheCheckout('ar', { meetsNetworkErrors: true });
    await workerTakesOver(page);
    await acts.fillCheckout(noor);
    await context.setOffline(true);
    await choiceOf(page, 'ar')
      .getByText(slots.ar[1] ?? '')
      .click();
    await acts.pressPlaceOrder();
    await page.getByRole('heading', { name: words.ar.ordered.savedTitle }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: words.ar.ordered.thanksTitle }).waitFor();
    expect(await slotOf((await page.locator('main bdi[dir="ltr"]').first().textContent()) ?? '')).toBe(
      'before2pm',
    );
  });
});

describe('the day a governorate is reached', () => {
  beforeEach(() =>
    owner(
      `update region set delivery_days = 3 where code = 'IQ-BA'`,
      `update region set same_day_until = 16 where code = 'IQ-BG'`,
    ),
  );

  it.each(storesToWalk('ar'))(
    'is the owner’s on the page of a product and at the checkout, in the %s store',
    async (store) => {
      const { page, texts } = await atTheCheckout(store);
      await page.getByLabel(texts.governorate).selectOption('603');
      await method(page, texts.arrives(delivery[store].day(3))).waitFor();
      await page.goto(`${shop.url}/${store}/${paths.bottle}`);
      await promised(page, store, 3).waitFor();
    },
  );

  it('is today until the owner’s hour, without what is over by then', async () => {
    const { page } = await atTheCheckout('en');
    await page.clock.setFixedTime(Date.parse('2026-11-21T12:00:00Z'));
    await page.reload();
    await method(page, words.en.checkout.arrives('today')).waitFor();
    expect(await choiceOf(page, 'en').locator('label').allInnerTexts()).toEqual(['Anytime', 'After 2PM']);
  });
});

describe('a governorate nothing is delivered to', () => {
  beforeEach(async () => {
    await owner(
      'delete from shipping_price',
      'delete from shipping_rate',
      `update store_view set hotline = '6699', whatsapp = '+9647001234567'`,
      `insert into shipping_rate (carrier_code, method_code, country, region_code, currency, min_subtotal, price, source)
       select 'flatrate', 'flatrate', 'IQ', 'IQ-BG', currency, 0, price, 'owner' from (values ('IQD', 3000), ('USD', 300)) as given (currency, price)`,
    );
  });

  it.each(storesToWalk('ar'))(
    'is told of with what to do and whom to ask, stops the order at the governorate, and is left by another, in the %s store',
    async (store) => {
      const { page, acts, texts } = await atTheCheckout(store);
      const told = page.locator('main [aria-live="polite"]', { hasText: noDelivery[store].textWithHelp });
      await acts.fillCheckout(noor);
      await page.getByLabel(texts.governorate).selectOption('603');
      await told.waitFor();
      expect(await told.innerText()).toContain(basra[store]);
      expect(
        await told.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['tel:6699', expect.stringContaining('wa.me/9647001234567')]);
      await page.getByLabel(texts.district).fill(noor.district);
      await page.getByLabel(texts.landmark).fill(noor.landmark);
      await acts.pressPlaceOrder();
      await page.getByText(texts.noShippingText).waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('regionId');
      await page
        .getByLabel(texts.fullName)
        .or(page.getByRole('button', { name: texts.editPart(texts.recipient) }))
        .first()
        .focus();
      await told.getByRole('button', { name: noDelivery[store].change }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('regionId');
      await page.getByLabel(texts.governorate).selectOption('611');
      await expect.poll(() => told.count()).toBe(0);
      await acts.placeOrder();
    },
  );
});
