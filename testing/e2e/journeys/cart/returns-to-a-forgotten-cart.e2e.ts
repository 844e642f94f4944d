import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { cartRows, orderRows } from '../../acts/behind-the-counter.ts';
import { bottle, paths, soap } from '../../acts/products.ts';
import { lineCalls, type SentCall, sentCalls } from '../../acts/sent-calls.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const lastCartOf = (sent: readonly SentCall[]) =>
  sent.findLast(({ cartId }) => cartId !== null && cartId !== '')?.cartId ?? '';

/** A cart of two lines that the server knew and has deleted. */
const withForgottenCart = async () => {
  const { page, context } = await shopper({ meetsNetworkErrors: true });
  const acts = shopperActs(page, 'ar');
  const sent = sentCalls(context);
  for (const [path, name] of [
    [paths.bottle, bottle.ar.product],
    [paths.soap, soap.ar.product],
  ] as const) {
    await acts.openProduct(shop.url, { path, name });
    await acts.addToCart();
  }
  await expect.poll(() => lineCalls(sent)).toHaveLength(2);
  await acts.openCart(shop.url);
  await acts.assertLineSet({ [bottle.ar.product]: 1, [soap.ar.product]: 1 });
  const forgotten = lastCartOf(sent);
  await shop.database.db.deleteFrom('cart').where('id', '=', forgotten).execute();
  return { page, acts, sent, forgotten };
};

describe('a cart the server has forgotten', () => {
  it('lesson 16: is made anew by the next change, with every line once and no error', async () => {
    const { page, acts, sent, forgotten } = await withForgottenCart();
    await acts.oneMore(bottle.ar.product);
    await expect
      .poll(() => cartRows(shop, lastCartOf(sent)), { timeout: 10_000 })
      .toEqual({ 'DJ-SIMPLE': 2, 'DJ-SOAP': 1 });
    expect(lastCartOf(sent)).not.toBe(forgotten);
    await acts.assertLineSet({ [bottle.ar.product]: 2, [soap.ar.product]: 1 });
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: words.ar.shell.notifications })
          .getByRole('listitem')
          .allInnerTexts(),
      )
      .toEqual([words.ar.cart.quantityUpdated]);
  });

  it('lesson 16: is ordered all the same', async () => {
    const { acts, sent } = await withForgottenCart();
    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    const orderNumber = await acts.placeOrder();
    const [order] = await orderRows(
      shop,
      sent.flatMap(({ cartId }) => (cartId ? [cartId] : [])),
    );
    expect(order?.order_number).toBe(orderNumber);
    const lines = await shop.database.db
      .selectFrom('current_order_line')
      .select(['sku', 'qty'])
      .where('order_id', '=', order?.id ?? 0)
      .orderBy('sku')
      .execute();
    expect(lines).toEqual([
      { sku: 'DJ-SIMPLE', qty: 1 },
      { sku: 'DJ-SOAP', qty: 1 },
    ]);
  });
});
