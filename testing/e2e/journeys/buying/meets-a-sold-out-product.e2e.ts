import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { describe, expect, it } from 'vitest';
import { lastFive, paths } from '../../acts/products.ts';
import { noor, shopperActs, type Store, takeToCheckout, words } from '../../acts/shopper-acts.ts';
import { wireShopper } from '../../acts/wire-shopper.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const names: Readonly<Record<Store, string>> = { ar: lastFive.ar.product, en: lastFive.en.product };

/** Goes to the filled-in checkout with one of the last five items. */
const atTheCheckout = async (store: Store) => {
  const { page } = await shopper({ meetsNetworkErrors: true, locale: store === 'ar' ? 'ar-IQ' : 'en-US' });
  const acts = shopperActs(page, store);
  await takeToCheckout(acts, shop.url, { path: paths.lastFive, name: names[store] });
  await acts.fillCheckout(noor);
  return { page, acts, store };
};

describe('a shopper whose products sell out during checkout', () => {
  it('reads which ones in the language of the page, and removes the line there', async () => {
    const arabic = await atTheCheckout('ar');
    const english = await atTheCheckout('en');
    expect((await wireShopper(shop.url).buy([{ sku: lastFive.ar.sku, qty: 5 }])).code).toBe(200);
    for (const { page, acts, store } of [arabic, english]) {
      const { cart, checkout, checkoutForm } = words[store];
      await acts.pressPlaceOrder();
      await page
        .getByRole('alert')
        .getByText(`${checkoutForm.notAvailable} ${checkoutForm.soldOut([names[store]])}`)
        .waitFor();
      expect(await page.getByText('Error while adding products').count()).toBe(0);
      // Once the cart has been read again, the button says what stands in the way before anything is sent.
      await expect
        .poll(async () => {
          await acts.pressPlaceOrder();
          return page
            .getByRole('alert')
            .getByText(cart.missingItems([names[store]]))
            .count();
        })
        .toBe(1);
      await page.getByText(checkout.summary, { exact: true }).click();
      await page.getByRole('main').getByText(cart.outOfStock).waitFor();
      await page.getByRole('button', { name: `${cart.remove}: ${names[store]}` }).click();
      await page.getByRole('heading', { name: cart.emptyTitle }).waitFor();
    }
  });
});
