import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** Amounts as displayed: `$14.31`, `18,750 IQD`. */
const dollars = /\$([\d,]+\.\d\d)/;
const dinars = /([\d,]+)\sIQD/;

const amountIn = (text: string, amount: RegExp): number =>
  Number((amount.exec(text)?.[1] ?? 'NaN').replaceAll(',', ''));
/** Converts cents to dinars at the demo's rate, rounded half up to a multiple of 250. */
const taken = (cents: number): number => Math.floor((cents * 1310 + 12_500) / 25_000) * 250;

describe('the dinars a courier takes for what was priced in dollars', () => {
  it('stand beside the total in the cart, on the button, on the thank-you page, and are those of the order', async () => {
    const { page } = await shopper({ locale: 'en-US' });
    const acts = shopperActs(page, 'en');
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.en.product });
    await acts.addToCart();
    await acts.openCart(shop.url);
    const summary = page.locator('main aside');
    await summary.getByText(words.en.cart.payable).waitFor();
    await expect
      .poll(async () => (await summary.innerText()).includes(words.en.cart.deliverTo('Baghdad')))
      .toBe(true);
    const inCart = await summary.locator('dl').innerText();
    const cents = Math.round(
      amountIn(inCart.slice(inCart.indexOf(`\n${words.en.cart.total}`)), dollars) * 100,
    );
    expect(amountIn(inCart, dinars)).toBe(taken(cents));

    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    const button = page.getByRole('button', { name: new RegExp(`^${words.en.checkout.placeOrder}`) });
    await expect.poll(async () => amountIn(await button.innerText(), dinars)).toBe(taken(cents));
    const number = await acts.placeOrder();
    const thanks = await page.getByRole('main').innerText();
    expect(thanks.replace(/[\u2066-\u2069]/g, '')).toContain(
      `pay the courier ${taken(cents).toLocaleString('en')} IQD ($${(cents / 100).toFixed(2)}) in cash`,
    );

    const order = await shop.database.db
      .selectFrom('current_order')
      .selectAll()
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      currency: 'USD',
      grand_total: cents,
      payable_currency: 'IQD',
      payable_total: taken(cents),
      payable_step: 250,
      payable_rate_numerator: 1310,
    });
  });

  it('stand in the drawer above the way to the checkout', async () => {
    const { page } = await shopper({
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
    });
    const acts = shopperActs(page, 'en');
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.en.product });
    await acts.addToCart();
    const drawer = page.getByRole('dialog', { name: new RegExp(`^${words.en.cart.title}`) });
    const wayOn = drawer.getByRole('link', { name: new RegExp(`^${words.en.cart.checkout}`) });
    await expect.poll(async () => amountIn(await wayOn.innerText(), dollars)).toBeGreaterThan(0);
    const cents = Math.round(amountIn(await wayOn.innerText(), dollars) * 100);
    const row = drawer.locator('dl > div', { hasText: words.en.cart.payable });
    expect(amountIn(await row.innerText(), dinars)).toBe(taken(cents));
  });

  it('stand beside the total of an order that waits for a connection, and of the same once it was sent', async () => {
    const { page, context } = await shopper({ locale: 'en-US', meetsNetworkErrors: true });
    const acts = shopperActs(page, 'en');
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.en.product });
    await workerTakesOver(page);
    await acts.addToCart();
    await acts.openCart(shop.url);
    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    const button = page.getByRole('button', { name: new RegExp(`^${words.en.checkout.placeOrder}`) });
    await expect.poll(async () => amountIn(await button.innerText(), dinars)).toBeGreaterThan(0);
    const total = (await button.innerText()).replace(/^.*?(?=\$)/, '').replace(/[\u2066-\u2069]/g, '');
    await context.setOffline(true);
    await acts.pressPlaceOrder();
    await page.getByRole('heading', { name: words.en.ordered.savedTitle }).waitFor();
    await page.getByRole('link', { name: words.en.shell.cartHolds(0) }).click();
    expect(await page.getByRole('region', { name: words.en.cart.waitingTitle }).innerText()).toContain(total);
    await context.setOffline(false);
    expect(await page.getByRole('region', { name: words.en.cart.sentTitle }).innerText()).toContain(total);
  });

  it('are not said twice in the Arabic store, where the total is dinars already', async () => {
    const { page } = await shopper();
    const acts = shopperActs(page, 'ar');
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
    await acts.addToCart();
    await acts.openCart(shop.url);
    await page.locator('main aside').getByText(words.ar.cart.total, { exact: true }).waitFor();
    expect(await page.getByText(words.ar.cart.payable).count()).toBe(0);
  });
});
