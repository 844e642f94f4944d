import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { customer, freeNumber, keptToken, visit } from '../../acts/account-acts.ts';
import { orderRows } from '../../acts/behind-the-counter.ts';
import { bottle, paths } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { noor, shopperActs, type Store, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** A new customer with a bottle in the cart, on a page controlled by the service worker. */
const newCustomer = async (store: Store) => {
  const number = freeNumber();
  const { page, context } = await shopper({
    locale: store === 'ar' ? 'ar-IQ' : 'en-US',
    meetsNetworkErrors: true,
  });
  const [account, acts, sent] = [customer(page, store), shopperActs(page, store), sentCalls(context)];
  const credentials = { username: `${number}@example.iq`, password: 'Dijla-noor-1' };
  await visit(page, `${shop.url}/${store}/register`);
  await account.register({
    firstname: 'Noor',
    lastname: 'Hasan',
    mobile: number,
    email: credentials.username,
    password: credentials.password,
  });
  const name = bottle[store].product;
  await acts.openProduct(shop.url, { path: paths.bottle, name });
  await workerTakesOver(page);
  await acts.addToCart();
  await expect.poll(() => sent.map(({ call }) => call)).toContain('cart/update');
  return { page, context, account, acts, sent, credentials, name };
};

describe('a customer who signs out', () => {
  it('in one tab clears the checkout fields in the other', async () => {
    const store = 'ar';
    const { context, account, acts } = await newCustomer(store);
    const other = await context.newPage();
    const there = shopperActs(other, store);
    await there.openCart(shop.url);
    await there.goToCheckout();
    await there.fillCheckout(noor);
    await account.openPanel();
    await account.logOut();
    await other.getByText(words[store].cart.emptyTitle).first().waitFor();
    await acts.addToCart();
    await there.openCart(shop.url);
    await there.goToCheckout();
    const { fullName, phone } = words[store].checkout;
    expect([
      await other.getByLabel(fullName).inputValue(),
      await other.getByLabel(phone).inputValue(),
    ]).toEqual(['', '']);
  });

  it('merges changes made after the session expired into the cart, once', async () => {
    const { page, context, account, acts, credentials, name } = await newCustomer('en');
    await context.setOffline(true);
    await acts.addToCart();
    await keptToken(page, 'one-that-has-run-out');
    await context.clearCookies({ name: 'dijla_refresh' });
    await context.setOffline(false);
    await account.dialog.getByText(words.en.account.sessionEnded).waitFor();
    await account.fillIn(credentials, 'dialog');
    await account.dialog.waitFor({ state: 'detached' });
    await acts.openCart(shop.url);
    await acts.assertLines([{ name, quantity: 2 }]);
    await page.reload();
    await acts.assertLines([{ name, quantity: 2 }]);
  });

  it('lesson 06: has a waiting order sent for the same customer after signing in again', async () => {
    const { page, context, account, acts, sent, credentials } = await newCustomer('ar');
    await acts.openCart(shop.url);
    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    await context.setOffline(true);
    await acts.pressPlaceOrder();
    await page.getByRole('heading', { name: words.ar.ordered.savedTitle }).waitFor();
    await acts.openCart(shop.url);
    await account.openPanel();
    await account.logOut();
    await page.getByText(words.ar.cart.waitingForLogin).waitFor();
    await context.setOffline(false);
    await expect.poll(() => sent.map(({ call }) => call)).toContain('user/logout');
    expect(sent.filter(({ call }) => call === 'order')).toEqual([]);
    await account.openPanel();
    await account.fillIn(credentials, 'dialog');
    await expect.poll(() => sent.map(({ call }) => call)).toContain('order');
    const cartId = sent.find(({ call }) => call === 'cart/update')?.cartId ?? '';
    await expect
      .poll(async () => (await orderRows(shop, [cartId])).map(({ customer_id: id }) => id))
      .toEqual([expect.any(Number)]);
  });
});
