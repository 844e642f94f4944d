import { baghdadDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { delivery as arabicDelivery } from '@dijla/messages/ar/cart/delivery';
import { delivery as englishDelivery } from '@dijla/messages/en/cart/delivery';
import { aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { saveProductRecords } from '../../acts/behind-the-counter.ts';
import { pageLives } from '../../acts/page-life.ts';
import { bottle, paths } from '../../acts/products.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const delivery = { ar: arabicDelivery, en: englishDelivery };
/** The shop's initial delivery prices: to Baghdad and to everywhere else. */
const prices = { ar: ['15,000 د.ع', '35,000 د.ع'], en: ['$11.50', '$27.00'] } as const;
/** 3 pm in Baghdad: too late for delivery today, and for a time slot of today that ends by two. */
const afternoon = Date.parse('2026-11-21T12:00:00Z');

const price = {
  price_list: 'general',
  kind: 'regular',
  min_qty: 1,
  from: null,
  until: null,
  is_derived: false,
} as const;
await saveProductRecords(shop, {
  products: [
    aProduct('GREAT-FRIDGE', {
      size_class: 'large',
      prices: [
        { ...price, currency: 'IQD', amount: 420_000 },
        { ...price, currency: 'USD', amount: 32_100 },
      ],
      stock: { qty: 50, manage_stock: true, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 10_000 },
    }),
  ],
});

describe('something large', () => {
  it.each(storesToWalk('en'))(
    'is promised on a day and at a price of its own, and so is the whole cart it is in, in the %s store',
    async (store) => {
      const { page } = await shopper(store === 'en' ? { locale: 'en-US' } : {});
      await page.clock.setFixedTime(afternoon);
      const acts = shopperActs(page, store);
      const main = page.getByRole('main');
      const { arrives, changePlace, choosePlace, day } = delivery[store];
      const { checkout, productMore, ordered } = words[store];

      await acts.openProduct(shop.url, { path: paths.bottle, name: bottle[store].product });
      await main
        .getByText(arrives(day(1)))
        .first()
        .waitFor();
      await acts.addToCart();
      await page.goto(`${shop.url}/${store}/great-fridge`);
      await main
        .getByText(arrives(day(2)))
        .first()
        .waitFor();
      await main.getByText(productMore.deliveryPrice(prices[store][0])).first().waitFor();
      await pageLives(page);
      await main.getByRole('button', { name: changePlace(store === 'en' ? 'Baghdad' : 'بغداد') }).click();
      const places = page.getByRole('dialog', { name: choosePlace });
      await places.waitFor();
      await expect
        .poll(async () =>
          (
            await places.getByRole('button', { name: store === 'en' ? 'Basra' : 'البصرة' }).innerText()
          ).replace(/\s+/g, ' '),
        )
        .toContain(day(4));
      await page.keyboard.press('Escape');
      await acts.addToCart();

      await acts.openCart(shop.url);
      const summary = page.locator('main aside');
      await expect
        .poll(async () => (await summary.innerText()).replace(/\s+/g, ' '))
        .toContain(prices[store][0].replace(/\s+/g, ' '));
      await acts.goToCheckout();
      const method = (days: number) => page.locator('main label', { hasText: checkout.arrives(day(days)) });
      await method(2).waitFor();
      expect((await method(2).innerText()).replace(/\s+/g, ' ')).toContain(prices[store][0]);
      expect(await page.getByRole('group', { name: checkout.deliverySlot }).locator('label').count()).toBe(3);
      await page.getByLabel(checkout.governorate).selectOption('603');
      await method(4).waitFor();
      await expect
        .poll(async () => (await method(4).innerText()).replace(/\s+/g, ' '))
        .toContain(prices[store][1]);

      await acts.fillCheckout(noor);
      const number = await acts.placeOrder();
      // The day in the order comes from the clock of the machine that stores it.
      const { weekday, day: date, month } = baghdadDayAt(Date.now() + 4 * 86_400_000);
      await page
        .getByText(
          ordered.nextDeliverOn({
            place: store === 'en' ? 'Basra' : 'البصرة',
            weekday,
            date,
            month,
            day: null,
          }),
        )
        .waitFor();
      const order = await shop.database.db
        .selectFrom('current_order')
        .select(['shipping_amount', 'shipping_method_code'])
        .where('order_number', '=', number)
        .executeTakeFirstOrThrow();
      expect(order).toEqual({
        shipping_amount: store === 'en' ? 2700 : 35_000,
        shipping_method_code: 'flatrate',
      });
    },
  );
});
