import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card, paths } from '../../acts/products.ts';
import { pageLives } from '../../acts/page-life.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

/**
 * Turns the bank transfer on or off. The demo offers it as the only payment method for products that are not
 * delivered.
 */
const offerTransfer = (is_active: boolean) =>
  shop.database.db
    .updateTable('payment_method')
    .set({ is_active })
    .where('code', '=', 'banktransfer')
    .execute();

describe('a cart of which nothing is delivered', () => {
  beforeAll(() => offerTransfer(false));
  afterAll(() => offerTransfer(true));

  it.each(storesToWalk('en'))(
    'leads to what would make it payable, from the cart and from the checkout, in the %s store',
    async (store) => {
      const { page } = await shopper();
      const acts = shopperActs(page, store);
      await acts.openProduct(shop.url, { path: paths.card, name: card[store].product });
      await acts.addToCart();
      await acts.openCart(shop.url);
      const texts = words[store].cart;
      const main = page.getByRole('main');
      await main.getByText(texts.noPaymentVirtual).waitFor();
      expect(await main.getByRole('link', { name: texts.checkout }).count()).toBe(0);
      await page.goto(`${shop.url}/${store}/checkout`);
      await page.getByRole('heading', { name: words[store].checkout.noPaymentVirtualTitle }).waitFor();
      await main.getByText(texts.noPaymentVirtual).waitFor();
      await main.getByRole('link', { name: words[store].checkout.backToCart }).waitFor();
      await main.getByRole('link', { name: texts.addDelivered }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/${store}/best-sellers`);
    },
  );
});

describe('a shop with a way to pay for what is not delivered', () => {
  it.each(storesToWalk('en'))(
    'mend W5: asks for a name, a number and an e-mail address, for no place, and says how the transfer is made, in the %s store',
    async (store) => {
      const told = await shop.database.db
        .selectFrom('payment_method_text')
        .where('code', '=', 'banktransfer')
        .where('language', '=', store)
        .select(['title', 'instructions'])
        .executeTakeFirstOrThrow();
      const { page } = await shopper();
      const acts = shopperActs(page, store);
      const { checkout, ordered } = words[store];
      const toDo = page.getByRole('main').getByText(told.instructions ?? '', { exact: true });
      await acts.openProduct(shop.url, { path: paths.card, name: card[store].product });
      await acts.addToCart();
      await page.goto(`${shop.url}/${store}/checkout`);
      await page.getByLabel(checkout.fullName).fill(noor.name);
      await pageLives(page);
      expect(await page.locator('[name="district"], [name="landmark"], [name="regionId"]').count()).toBe(0);
      await toDo.waitFor();
      await page.getByLabel(checkout.phone).fill(noor.phone);
      await acts.pressPlaceOrder();
      await page.getByText(checkout.gapEmail).waitFor();
      await page.getByLabel(checkout.email).fill('noor@example.com');
      await acts.placeOrder();
      await page.getByText(ordered.nextSend('\u2066noor@example.com\u2069')).waitFor();
      await toDo.waitFor();
      const order = await shop.database.db
        .selectFrom('current_order')
        .select(['is_virtual', 'payment_method_code'])
        .where('store_code', '=', store)
        .executeTakeFirstOrThrow();
      expect(order).toEqual({ is_virtual: true, payment_method_code: 'banktransfer' });
    },
  );
});
