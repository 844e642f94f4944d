import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { additionOf, oneTab, settle } from '../../testing/test-tabs.ts';
import { emptyCart } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';
import { lookUpProducts } from './look-up-products.ts';

const mug = {
  parent_sku: 'CUPS',
  line: { ...additionOf('MUG').line, name: 'A mug', image: '/mug.jpg', url_path: 'kitchen/mug' },
};

/**
 * A cart into which another device has put a mug, at a provider that sends only the wire's own facts, and
 * the products requested from the catalog.
 */
const withMug = async (productsOfLines: NonNullable<Device['productsOfLines']>) => {
  const { provider, browser, tab } = oneTab({ isForeign: true });
  await tab.add('TEE');
  await settle(tab);
  const [lines] = provider.carts.values();
  lines?.push({ item_id: 77, sku: 'MUG', parent_sku: 'MUG', qty: 2 });
  const asked: string[][] = [];
  const page = browser.open();
  page.controller.device.productsOfLines = (wanted) => {
    asked.push(wanted.map(({ sku }) => sku));
    return productsOfLines(wanted);
  };
  await settle(page);
  return { provider, browser, page, asked, shown: () => page.cart().lines.find(({ sku }) => sku === 'MUG') };
};

describe('lines another device has put into the cart of a provider elsewhere', () => {
  it('are looked up in the catalogue, once, and shown with picture, page and price (wire §2.7)', async () => {
    const { browser, page, asked, shown } = await withMug(async () => new Map([['MUG', mug]]));
    expect(shown()).toMatchObject({
      name: 'A mug',
      image: '/mug.jpg',
      url_path: 'kitchen/mug',
      parent_sku: 'CUPS',
      qty: 2,
      unit_price: 950,
      row_total: 1_900,
    });
    browser.world.now += 10 * 60_000;
    await settle(page);
    expect([asked, shown()?.image]).toEqual([[['MUG']], '/mug.jpg']);
  });

  it('are shown by what the provider says where the catalogue knows nothing of them, and it is not asked again', async () => {
    const { browser, page, asked, shown } = await withMug(async () => new Map());
    browser.world.now += 10 * 60_000;
    await settle(page);
    expect([asked, shown()]).toMatchObject([
      [['MUG']],
      { name: 'MUG name', image: null, qty: 2, unit_price: 950 },
    ]);
  });

  it('are asked for again where the catalogue could not be', async () => {
    let isDown = true;
    const { browser, page, shown } = await withMug(async () => {
      if (isDown) throw new TypeError('fetch failed');
      return new Map([['MUG', mug]]);
    });
    expect(shown()).toMatchObject({ name: 'MUG name', image: null });
    isDown = false;
    browser.world.now += 10 * 60_000;
    await settle(page);
    expect(shown()).toMatchObject({ name: 'A mug', image: '/mug.jpg' });
  });
});

it.each([null, 'ar'] as const)(
  'asks nothing for a cart that was last read in no store or another (%s): it is read again first',
  async (store_code) => {
    const { tab } = oneTab({ isForeign: true });
    let asked = 0;
    const productOf = async () => {
      asked += 1;
      return new Map();
    };
    const line = {
      line_key: 'MUG',
      item_id: 1,
      sku: 'MUG',
      parent_sku: 'MUG',
      qty: 1,
      product_option: undefined,
      line: { ...additionOf('MUG').line, is_bare: true as const },
    };
    const cart = { ...emptyCart, cart_id: 'c', store_code, base: { lines: [line], included: [] } };
    expect([
      await lookUpProducts({ ...tab.controller.device, productsOfLines: productOf }, cart),
      asked,
    ]).toEqual(['done', 0]);
  },
);

it('shows no price of a provider elsewhere in the currency of the other store, and there what it is in that one', async () => {
  const { provider, browser, tab } = oneTab({ isForeign: true });
  await tab.add('TEE');
  await settle(tab);
  const shown = () => tab.cart().lines.map(({ sku, name, unit_price: price }) => [sku, name, price]);
  expect(shown()).toEqual([['TEE', 'TEE name', 950]]);
  browser.world.store = 'ar';
  await tab.controller.refresh();
  expect([shown(), tab.cart().totals]).toEqual([[['TEE', 'TEE name', null]], null]);
  provider.state.price = 1_200_000;
  await settle(tab);
  expect(shown()).toEqual([['TEE', 'TEE name', 12_000]]);
});
