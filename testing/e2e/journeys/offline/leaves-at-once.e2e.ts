import { demoProducts } from '@dijla/demo-catalogue/demo-catalog';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cartRows } from '../../acts/behind-the-counter.ts';
import { paths } from '../../acts/products.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { type Store, shopperActs } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const nameOf = (wanted: string, store: Store): string => {
  const products = demoProducts.find(({ sku }) => sku === wanted);
  if (products === undefined) throw new Error(`There is no ${wanted}`);
  return products.words[store].name;
};

/** Blocks writes to the device, like a slow disk, until the returned function is called. */
const holdDevice = async (context: BrowserContext): Promise<() => Promise<void>> => {
  const holder = await context.newPage();
  await holder.goto(`${shop.url}/robots.txt`);
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request('dijla-write', () => {
          resolve();
          return new Promise(() => undefined);
        });
      }),
  );
  return () => holder.close();
};

/** A displayed cart of a bottle and a set of glasses that the server knows. */
const withCart = async (store: Store) => {
  const { page, context } = await shopper({ meetsNetworkErrors: true });
  const acts = shopperActs(page, store);
  const sent = sentCalls(context);
  const [bottle, glasses] = [nameOf('DJ-SIMPLE', store), nameOf('DJ-ISTIKAN', store)];
  for (const [path, name] of [
    [paths.bottle, bottle],
    [paths.glasses, glasses],
  ] as const) {
    await acts.openProduct(shop.url, { path, name });
    await acts.addToCart();
  }
  await expect
    .poll(() => new Set(sent.filter(({ call }) => call === 'cart/update').map(({ key }) => key)).size)
    .toBe(2);
  await acts.openCart(shop.url);
  await acts.assertLines([
    { name: bottle, quantity: 1 },
    { name: glasses, quantity: 1 },
  ]);
  const cartId = sent.find(({ call }) => call === 'cart/update')?.cartId ?? '';
  sent.length = 0;
  return { page, context, acts, sent, cartId, bottle, glasses };
};

describe.each(storesToWalk('ar'))('what is done in the moment the page is left, in %s', (store) => {
  it.each(['goes to another page', 'closes the tab'])(
    'stands when she %s, and is told to the server once',
    async (leaving) => {
      const { page, context, acts, sent, cartId, bottle, glasses } = await withCart(store);
      const changed = [{ name: bottle, quantity: 2 }];
      const letKeep = await holdDevice(context);
      await acts.remove(glasses);
      await acts.oneMore(bottle);
      await acts.assertLines(changed);
      const next = leaving === 'closes the tab' ? await context.newPage() : page;
      if (next !== page) await page.close();
      const after = shopperActs(next, store);
      await after.openCart(shop.url);
      await letKeep();
      await after.assertLines(changed);
      await expect.poll(() => cartRows(shop, cartId)).toEqual({ 'DJ-SIMPLE': 2 });
      await after.openCart(shop.url);
      await after.assertLines(changed);
      // A request whose answer arrived while the page was left is sent again under the same key.
      const told = new Map(
        sent
          .filter(({ call }) => call === 'cart/update' || call === 'cart/delete')
          .map(({ key, call }) => [key, call]),
      );
      expect([...told.values()]).toEqual(['cart/delete', 'cart/update']);
    },
  );
});
