import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderRows } from '../../acts/behind-the-counter.ts';
import { bottle, paths } from '../../acts/products.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { noor, shopperActs, type Store, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** Answers orders with a server error, without reaching the server, until told to recover. */
const failingOrders = async (context: BrowserContext) => {
  let isFailing = true;
  await context.route('**/api/order?*', (route) =>
    isFailing
      ? route.fulfill({ status: 503, json: { code: 503, result: 'Service Unavailable' } })
      : route.continue(),
  );
  return () => {
    isFailing = false;
  };
};

/** Places an order on which the server fails often enough for the page to say so. */
const stuckOrder = async (store: Store) => {
  const { page, context } = await shopper({ meetsNetworkErrors: true });
  const acts = shopperActs(page, store);
  const sent = sentCalls(context);
  const recover = await failingOrders(context);
  await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle[store].product });
  await acts.fillCheckout(noor);
  await acts.pressPlaceOrder();
  await page.getByRole('heading', { name: words[store].stuckOrder.title }).waitFor();
  const cartIds = () => [...new Set(sent.map(({ cartId }) => cartId ?? '').filter((id) => id !== ''))];
  return { page, acts, recover, orders: () => orderRows(shop, cartIds()) };
};

describe.each(storesToWalk('en'))(
  'an order the server fails on again and again, in the %s store',
  (store) => {
    const { stuckOrder: texts, cart, ordered } = words[store];

    it('is cancelled once the server says that it has none, and its goods can be ordered anew', async () => {
      const { page, acts, recover, orders } = await stuckOrder(store);
      await page.getByRole('button', { name: cart.cancelOrder }).click();
      await page.getByText(cart.orderCancelled).waitFor();
      expect(await orders()).toEqual([]);
      recover();
      const number = await acts.placeOrder();
      expect((await orders()).map(({ order_number: placed }) => placed)).toEqual([number]);
    });

    it('is tried again from the cart, until it goes through once', async () => {
      const { page, acts, recover, orders } = await stuckOrder(store);
      await acts.openCart(shop.url);
      const stuck = page.getByRole('region', { name: texts.title });
      await stuck.getByRole('button', { name: texts.tryAgain }).click();
      await page.getByText(texts.stillStuck).waitFor();
      recover();
      await stuck.getByRole('button', { name: texts.tryAgain }).click();
      await page.getByRole('region', { name: cart.sentTitle }).waitFor();
      const [order, ...others] = await orders();
      expect([others, await page.getByText(`${ordered.orderNumber} ${order?.order_number}`).count()]).toEqual(
        [[], 1],
      );
    });
  },
);
