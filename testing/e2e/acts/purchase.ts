import type { SharedShop } from '@dijla/test-kit/shops/shared-shop';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { noor, shopperActs, type Store, words } from './shopper-acts.ts';

const stockOf = async ({ database }: Pick<SharedShop, 'database'>, sku: string): Promise<number> => {
  const row = await database.db
    .selectFrom('stock_level')
    .innerJoin('product', 'product.id', 'stock_level.product_id')
    .select('stock_level.qty')
    .where('product.sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.qty;
};

const orderOf = async ({ database }: Pick<SharedShop, 'database'>, orderNumber: string) => {
  const order = await database.db
    .selectFrom('current_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const lines = await database.db
    .selectFrom('current_order_line')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('line_number')
    .execute();
  const address = await database.db
    .selectFrom('order_address')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('kind', '=', 'shipping')
    .executeTakeFirstOrThrow();
  return { order, lines, address };
};

/**
 * Buys by tapping from the home page: a category, a product, its variant if it has any, the cart, the
 * checkout, the thank-you page.
 */
export const buyByTapping = async (
  { page, shop, store }: { page: Page; shop: Omit<SharedShop, 'outbox'>; store: Store },
  products: {
    category: string;
    product: string;
    sku: string;
    choose?: readonly string[];
    unitPrice: number;
    delivery: number;
  },
): Promise<void> => {
  const acts = shopperActs(page, store);
  const before = await stockOf(shop, products.sku);
  await page.goto(`${shop.url}/${store}`);
  await page.getByRole('main').getByRole('link', { name: products.category }).first().click();
  await page.getByRole('link', { name: products.product }).first().click();
  await page.getByRole('heading', { level: 1, name: products.product }).waitFor();
  for (const value of products.choose ?? [])
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: value, exact: true }) })
      .click();
  await acts.addToCart();
  await acts.openCart(shop.url);
  await acts.assertLines([{ name: products.product, quantity: 1 }]);
  await acts.goToCheckout();
  await acts.fillCheckout(noor);
  const orderNumber = await acts.placeOrder();

  const { order, lines, address } = await orderOf(shop, orderNumber);
  expect(lines.map(({ sku, qty, price_incl_tax }) => ({ sku, qty, price: price_incl_tax }))).toEqual([
    { sku: products.sku, qty: 1, price: products.unitPrice },
  ]);
  expect(order).toMatchObject({
    grand_total: products.unitPrice + products.delivery,
    payment_method_code: 'cashondelivery',
    store_code: store,
  });
  expect(`${address.firstname} ${address.lastname}`).toBe(noor.name);
  expect(await stockOf(shop, products.sku)).toBe(before - 1);
  await page.goto(`${shop.url}/${store}/cart`);
  await page.getByText(words[store].cart.emptyTitle).waitFor();
};
