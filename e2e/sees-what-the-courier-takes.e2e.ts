import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from './goods.ts';
import { noor, shopperActs, words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

/** Amounts as they are read: `$14.31`, `18,750 IQD`. */
const dollars = /\$([\d,]+\.\d\d)/;
const dinars = /([\d,]+)\sIQD/;

const amountIn = (text: string, amount: RegExp): number => Number((amount.exec(text)?.[1] ?? 'NaN').replaceAll(',', ''));
/** Cents as dinars at the demo's rate, half up to 250. */
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
    await expect.poll(async () => (await summary.innerText()).includes(words.en.cart.deliverTo('Baghdad'))).toBe(true);
    const inCart = await summary.locator('dl').innerText();
    const cents = Math.round(amountIn(inCart.slice(inCart.indexOf(`\n${words.en.cart.total}`)), dollars) * 100);
    expect(amountIn(inCart, dinars)).toBe(taken(cents));

    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    const button = page.getByRole('button', { name: new RegExp(`^${words.en.checkout.placeOrder}`) });
    await expect.poll(async () => amountIn(await button.innerText(), dinars)).toBe(taken(cents));
    const number = await acts.placeOrder();
    const thanks = await page.getByRole('main').innerText();
    expect(thanks.replace(/[\u2066-\u2069]/g, '')).toContain(`pay the courier ${taken(cents).toLocaleString('en')} IQD ($${(cents / 100).toFixed(2)}) in cash`);

    const order = await shop.database.db.selectFrom('order').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ currency: 'USD', grand_total: cents, payable_currency: 'IQD', payable_total: taken(cents), payable_step: 250, payable_rate_numerator: 1310 });
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
