import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { contractClient, type PriceRow, type ProductDocument } from '@dijla/contract/client';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { runningShop } from '@dijla/test-kit/running-shop';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { queueLocks } from '../apps/storefront/app/stores/browser-locks.ts';
import { unreadCart } from '../apps/storefront/app/stores/cart-state.ts';
import { addLine } from '../apps/storefront/app/stores/change-lines.ts';
import { readCart } from '../apps/storefront/app/stores/device-cart.ts';
import { deviceDatabase } from '../apps/storefront/app/stores/device-database.ts';
import { openDesk } from '../apps/storefront/app/stores/device-desk.ts';
import { unreadOrders } from '../apps/storefront/app/stores/orders-state.ts';
import { storeViews, type StoreCode } from '../apps/storefront/app/i18n/store-views.ts';

const shop = await runningShop({ RATE_LIMITS: 'off' });

/** A browser's device on a fresh IndexedDB, speaking to the running shop over HTTP. */
const openDevice = (store: StoreCode) => {
  globalThis.indexedDB = new IDBFactory();
  const world = { isOnline: true };
  const cart = createStore(() => unreadCart);
  const desk = openDesk(
    {
      storage: deviceDatabase(),
      client: contractClient({ fetch: (request) => fetch(request), baseUrl: shop.url }),
      withLock: queueLocks(),
      tellOthers: () => undefined,
      store: () => store,
      now: Date.now,
      newId: randomUUID,
      isOnline: () => world.isOnline,
      after: () => () => undefined,
      notify: () => undefined,
      askForWake: () => undefined,
    },
    { cart, orders: createStore(() => unreadOrders) },
  );
  return { world, desk, totals: () => cart.getState().totals };
};

type Goods = Pick<ProductDocument, 'sku' | 'url_path' | 'tax_class_id'> & { prices: PriceRow[] };

/** Sold by the dozen, or not without a choice: no goods for carts by chance. */
const particular = new Set(['DJ-CARTON', 'DJ-CURTAIN']);

const simpleGoods = async (store: StoreCode): Promise<Goods[]> => {
  const request = JSON.stringify({ _appliedFilters: [{ attribute: 'type_id', value: { eq: 'simple' }, scope: 'default' }, { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }, { attribute: 'visibility', value: { in: [4] }, scope: 'default' }, { attribute: 'status', value: { in: [0, 1] }, scope: 'default' }] });
  const query = new URLSearchParams({ request, size: '100', request_format: 'search-query', response_format: 'compact' });
  const answer = (await (await fetch(`${shop.url}/api/catalog/${storeViews[store].index}/product/_search?${query}`)).json()) as { hits: (Goods & { tci?: number })[] };
  return answer.hits.filter(({ sku }) => !particular.has(sku)).map((hit) => ({ ...hit, tax_class_id: hit.tci ?? hit.tax_class_id }));
};

const add = (device: ReturnType<typeof openDevice>, { sku, url_path, tax_class_id, prices }: Goods, qty: number) =>
  addLine(device.desk, {
    sku, parent_sku: sku, qty,
    line: { name: sku, image: null, url_path, options: [], prices, tax_class_id, is_virtual: false, is_in_stock: true, salable_qty: null },
  });

describe.each(['ar', 'en'] as const)('device totals in the %s store', (store) => {
  it('computed offline from the context in IndexedDB are those the provider computes from SQL, for random carts', async () => {
    const goods = (await simpleGoods(store)).filter(({ sku }) => sku !== 'DJ-LAST');
    const [first] = goods;
    expect(goods.length).toBeGreaterThan(5);
    const lines = fc.uniqueArray(fc.record({ place: fc.nat(goods.length - 1), qty: fc.integer({ min: 1, max: 9 }) }), { selector: ({ place }) => place, minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(lines, async (chosen) => {
        const device = openDevice(store);
        await add(device, first!, 1);
        await device.desk.send();
        device.world.isOnline = false;
        for (const { place, qty } of chosen) await add(device, goods[place]!, qty);
        const offline = device.totals();
        device.world.isOnline = true;
        await device.desk.send();
        const { answer } = await readCart(device.desk.device.storage);
        const { scale } = storeViews[store].currency;
        expect(offline?.estimated).toBe(true);
        expect(device.totals()?.estimated).toBe(false);
        expect(offline?.grand_total).toBe(minorUnits(answer?.totals.grand_total ?? -1, scale));
        expect(device.totals()?.segments.map(({ code, minor }) => [code, minor])).toEqual(
          answer?.totals.total_segments.map(({ code, value }) => [code, value === null ? null : minorUnits(value, scale)]),
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('device totals under an old context', () => {
  it('say estimated, and are the provider’s again once it was read anew', async () => {
    const [first, second] = await simpleGoods('ar');
    const device = openDevice('ar');
    await add(device, first!, 1);
    await device.desk.send();
    await shop.database.db.updateTable('shipping_price').set({ price: 6_000 }).where('method_code', '=', 'flatrate').where('currency', '=', 'IQD').execute();
    device.world.isOnline = false;
    await add(device, second!, 2);
    expect(device.totals()?.estimated).toBe(true);
    device.world.isOnline = true;
    await device.desk.send();
    const { answer } = await readCart(device.desk.device.storage);
    expect(device.totals()).toMatchObject({ estimated: false, grand_total: answer?.totals.grand_total });
  });
});
