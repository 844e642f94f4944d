import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from './goods.ts';
import { noor, shopperActs, type Store, takeToCheckout, words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const setStatus = (status: number) => shop.database.db.updateTable('product').set({ status }).where('sku', '=', bottle.ar.sku).execute();

describe('a shopper of whose goods one is taken out of the shop while they are in her cart', () => {
  it.each<Store>(['ar', 'en'])('lesson 24: reads it on the line, cannot order until it is out, and is told why, in %s', async (store) => {
    await setStatus(1);
    const { page } = await shopper({ locale: store === 'ar' ? 'ar-IQ' : 'en-US' });
    const acts = shopperActs(page, store);
    const { cart, checkout } = words[store];
    const name = bottle[store].product;
    await takeToCheckout(acts, shop.url, { path: paths.bottle, name });
    await acts.fillCheckout(noor);
    await setStatus(2);
    await acts.openCart(shop.url);
    const line = page.getByRole('main').locator('[data-line]', { hasText: name });
    await line.getByText(cart.notSalable).waitFor();
    expect(await line.getByText(cart.inStock, { exact: true }).count()).toBe(0);
    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    await acts.pressPlaceOrder();
    await page.getByRole('alert').getByText(checkout.gapLine).waitFor();
    await acts.openCart(shop.url);
    // The way out beside the words; the bin under it does the same.
    await line.getByRole('button', { name: `${cart.remove}: ${name}` }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: cart.remove }).click();
    await page.getByRole('heading', { name: cart.emptyTitle }).waitFor();
  });
});
