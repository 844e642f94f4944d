import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { cartRows } from '../../acts/behind-the-counter.ts';
import { bottle, paths, soap } from '../../acts/products.ts';
import { lineCalls, sentCalls } from '../../acts/sent-calls.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const theBottle = { path: paths.bottle, name: bottle.ar.product };
const theSoap = { path: paths.soap, name: soap.ar.product };

const twoTabs = async () => {
  const { page, context } = await shopper();
  const tabs = [page, await context.newPage()] as const;
  return {
    page,
    tabs,
    acts: [shopperActs(tabs[0], 'ar'), shopperActs(tabs[1], 'ar')] as const,
    sent: sentCalls(context),
  };
};

describe('a shopper with two tabs', () => {
  it('adds in both at once, and both show the same cart', async () => {
    const {
      acts: [one, other],
      sent,
    } = await twoTabs();
    await Promise.all([one.openProduct(shop.url, theBottle), other.openProduct(shop.url, theSoap)]);
    await Promise.all([one.addToCart(), other.addToCart()]);
    await Promise.all([one.addToCart(), other.addToCart()]);
    await expect.poll(() => lineCalls(sent)).toHaveLength(4);
    const cartIds = new Set(sent.filter(({ call }) => call === 'cart/update').map(({ cartId }) => cartId));
    expect(cartIds.size).toBe(1);
    await expect.poll(() => cartRows(shop, [...cartIds][0] ?? '')).toEqual({ 'DJ-SIMPLE': 2, 'DJ-SOAP': 2 });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
    await Promise.all([one.openCart(shop.url), other.openCart(shop.url)]);
    await one.assertLineSet({ [theBottle.name]: 2, [theSoap.name]: 2 });
    await other.assertLineSet({ [theBottle.name]: 2, [theSoap.name]: 2 });
  });

  it('sees in one tab what is changed in the other', async () => {
    const {
      acts: [one, other],
    } = await twoTabs();
    await one.openProduct(shop.url, theBottle);
    await one.addToCart();
    await Promise.all([one.openCart(shop.url), other.openCart(shop.url)]);
    await one.oneMore(theBottle.name);
    await other.assertLines([{ name: theBottle.name, quantity: 2 }]);
    await other.remove(theBottle.name);
    await one.assertLines([]);
  });

  it('hears on a page the browser had kept of what was done meanwhile, when she goes back to it', async () => {
    const {
      tabs: [kept],
      acts: [one, other],
    } = await twoTabs();
    // A page in the back/forward cache receives no messages from other tabs.
    await kept.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    // The page requests the cart once it is idle.
    const hasLooked = kept.waitForResponse(/cart\/mine/);
    await kept.goto(`${shop.url}/ar/cart`);
    await kept.getByText(words.ar.cart.emptyTitle).waitFor();
    await hasLooked;
    await other.openProduct(shop.url, theBottle);
    await other.addToCart();
    expect(await kept.getByText(words.ar.cart.emptyTitle).count()).toBe(1);
    await kept.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await one.assertLines([{ name: theBottle.name, quantity: 1 }]);
  });

  it('lesson 05: taps plus quickly and ends at the right quantity', async () => {
    const {
      page,
      acts: [acts],
      sent,
    } = await twoTabs();
    await acts.openProduct(shop.url, theBottle);
    await acts.addToCart();
    await expect.poll(() => lineCalls(sent)).toHaveLength(1);
    await acts.openCart(shop.url);
    await acts.assertLines([{ name: theBottle.name, quantity: 1 }]);
    const more = page.getByRole('button', { name: words.ar.cart.more });
    const box = await more.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await Promise.all(Array.from({ length: 8 }, () => page.touchscreen.tap(x, y)));
    await acts.assertLines([{ name: theBottle.name, quantity: 9 }]);
    await expect.poll(() => more.boundingBox(), { message: 'it stays under the finger' }).toEqual(box);
    await expect.poll(() => cartRows(shop, sent[1]?.cartId ?? '')).toEqual({ 'DJ-SIMPLE': 9 });
    expect(lineCalls(sent).length).toBeLessThanOrEqual(9);
  });
});
