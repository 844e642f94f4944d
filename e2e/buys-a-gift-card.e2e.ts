import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { journeyStores } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { card, paths } from './goods.ts';
import { pageLives } from './page-life.ts';
import { noor, shopperActs, words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

describe('a cart of which nothing is delivered', () => {
  it.each(journeyStores)('leads to what would make it payable, from the cart and from the checkout, in the %s store', async (store) => {
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
  });
});

describe('a shop with a way to pay for what is not delivered', () => {
  const allow = async () => {
    const { db } = shop.database;
    await db.insertInto('payment_method').values({ code: 'transfer', for_virtual_carts: true, position: 2 }).execute();
    await db.insertInto('payment_method_text').values([{ code: 'transfer', language: 'ar', title: 'حوالة' }, { code: 'transfer', language: 'en', title: 'Transfer' }]).execute();
    await db.insertInto('payment_limit').values([{ code: 'transfer', currency: 'IQD' }, { code: 'transfer', currency: 'USD' }]).execute();
  };

  it('asks for a name, a number and an e-mail address, and for no place', async () => {
    await allow();
    const { page } = await shopper();
    const acts = shopperActs(page, 'ar');
    const { checkout, ordered } = words.ar;
    await acts.openProduct(shop.url, { path: paths.card, name: card.ar.product });
    await acts.addToCart();
    await page.goto(`${shop.url}/ar/checkout`);
    await page.getByLabel(checkout.fullName).fill(noor.name);
    await pageLives(page);
    expect(await page.locator('[name="district"], [name="landmark"], [name="regionId"]').count()).toBe(0);
    await page.getByLabel(checkout.phone).fill(noor.phone);
    await acts.pressPlaceOrder();
    await page.getByText(checkout.gapEmail).waitFor();
    await page.getByLabel(checkout.email).fill('noor@example.com');
    await acts.placeOrder();
    await page.getByText(ordered.nextSend('\u2066noor@example.com\u2069')).waitFor();
    const order = await shop.database.db.selectFrom('order').select(['is_virtual', 'payment_method_code']).executeTakeFirstOrThrow();
    expect(order).toEqual({ is_virtual: true, payment_method_code: 'transfer' });
  });
});
