import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { contractClient, type PriceRow, type ProductDocument } from '@dijla/contract/client';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { queueLocks } from '@dijla/device/platform/browser-locks';
import { unreadCart } from '@dijla/device/cart-view/cart-view';
import { addLine } from '@dijla/device/cart/lines/change-lines';
import { loadCart } from '@dijla/device/cart/device-cart';
import { deviceCollections } from '@dijla/device/device-collections';
import { deviceDatabase } from '@dijla/device/platform/device-database';
import { createCartController } from '@dijla/device/cart/cart-controller';
import { unreadOrders } from '@dijla/device/orders/orders-view';
import { storeViews, type StoreCode } from '@dijla/contract/store-views';
import type { Addition } from '@dijla/device/cart/cart-act';
import { choiceTerms } from '../../../../apps/storefront/app/view-models/choice/choice-terms.ts';
import { chosenAddition } from '../../../../apps/storefront/app/view-models/choice/chosen-addition.ts';
import type { Chosen } from '../../../../apps/storefront/app/view-models/choice/chosen-option.ts';
import {
  expandProduct,
  type PartialProduct,
} from '../../../../apps/storefront/app/view-models/wire/expand-document.ts';
import { groupAdditions } from '../../../../apps/storefront/app/view-models/choice/group-additions.ts';
import { groupMembersOf } from '../../../../apps/storefront/app/view-models/product/group-members.ts';
import { productChoicesOf } from '../../../../apps/storefront/app/view-models/choice/product-choices-of.ts';
import { productView } from '../../../../apps/storefront/app/view-models/product/product-view.ts';

const shop = await runningShop({ RATE_LIMITS: 'off' });

/** Opens a browser's device data on a fresh IndexedDB, connected to the running shop over HTTP. */
const openDevice = (store: StoreCode) => {
  globalThis.indexedDB = new IDBFactory();
  const world = { isOnline: true };
  const cart = createStore(() => unreadCart);
  const controller = createCartController(
    {
      storage: deviceDatabase(deviceCollections),
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
    { write: () => undefined, forget: () => undefined, open: () => [] },
  );
  return { world, controller, totals: () => cart.getState().totals, lines: () => cart.getState().lines };
};

type Products = Pick<ProductDocument, 'sku' | 'url_path' | 'tax_class_id'> & { prices: PriceRow[] };

/** Sold by the dozen or only with a selection, so unsuitable for random carts. */
const particular = new Set(['DJ-CARTON', 'DJ-CURTAIN', 'DJ-ENGRAVED', 'DJ-GREETING']);

const documentsOf = async (
  store: StoreCode,
  filters: Record<string, readonly (string | number | boolean)[]>,
): Promise<Record<string, unknown>[]> => {
  const request = JSON.stringify({
    _appliedFilters: Object.entries(filters).map(([attribute, values]) => ({
      attribute,
      value: { in: values },
      scope: 'default',
    })),
  });
  const query = new URLSearchParams({
    request,
    size: '100',
    request_format: 'search-query',
    response_format: 'compact',
  });
  return (
    (await (
      await fetch(`${shop.url}/api/catalog/${storeViews[store].index}/product/_search?${query}`)
    ).json()) as { hits: Record<string, unknown>[] }
  ).hits;
};

const onSale = { 'stock.is_in_stock': [true], visibility: [4], status: [0, 1] };

const simpleProducts = async (store: StoreCode): Promise<Products[]> => {
  const hits = (await documentsOf(store, { type_id: ['simple'], ...onSale })) as (Products & {
    tci?: number;
  })[];
  return hits
    .filter(({ sku }) => !particular.has(sku))
    .map((hit) => ({ ...hit, tax_class_id: hit.tci ?? hit.tax_class_id }));
};

/** An arbitrary selection of a product's options, as the wire's documents describe them. */
const someChosen = ({
  bundle,
  custom,
  download,
}: ReturnType<typeof productChoicesOf>): fc.Arbitrary<Chosen> =>
  fc.record({
    bundle: fc
      .tuple(
        ...bundle.map(({ id, type, is_required, selections }) =>
          (type === 'select' || type === 'radio'
            ? fc
                .tuple(fc.constantFrom(...selections), fc.integer({ min: 1, max: 3 }))
                .map(([{ id: selection, can_change_quantity }, qty]) => ({
                  selections: [selection],
                  ...(can_change_quantity ? { qty } : {}),
                }))
            : fc
                .subarray(
                  selections.map((selection) => selection.id),
                  { minLength: is_required ? 1 : 0 },
                )
                .map((ids) => ({ selections: ids }))
          ).map((chosen) => [id, chosen] as const),
        ),
      )
      .map((entries) => Object.fromEntries(entries)),
    custom: fc
      .tuple(
        ...custom.map(({ id, type, is_required, values }) =>
          (values.length === 0
            ? fc.constantFrom(type === 'date' ? '2026-12-01' : 'نور', ...(is_required ? [] : ['']))
            : fc.subarray(
                values.map((value) => value.id),
                {
                  minLength: is_required ? 1 : 0,
                  maxLength: type === 'checkbox' || type === 'multiple' ? values.length : 1,
                },
              )
          ).map((answer: string | number[]) => [id, answer] as const),
        ),
      )
      .map((entries) => Object.fromEntries(entries)),
    links: fc.subarray(
      (download?.links ?? []).map(({ id }) => id),
      { minLength: download?.is_separate ? 1 : 0 },
    ),
  });

/** Bundles, groups, downloads and products with custom options, each with random additions. */
const composedAdditions = async (
  store: StoreCode,
): Promise<{ types: Set<string>; additions: fc.Arbitrary<readonly Addition[]>[] }> => {
  const { language, currency } = storeViews[store];
  const products = [
    ...(await documentsOf(store, { type_id: ['bundle', 'grouped', 'downloadable'], ...onSale })),
    ...(await documentsOf(store, { sku: ['DJ-CURTAIN', 'DJ-ENGRAVED', 'DJ-INSTALLED', 'DJ-GREETING'] })),
  ].map(expandProduct);
  const skus = products.flatMap(({ bundle_options = [], product_links = [] }) => [
    ...bundle_options.flatMap((option) => option.product_links.map(({ sku }) => sku)),
    ...product_links.map((link) => link.linked_product_sku),
  ]);
  const parts = (await documentsOf(store, { sku: skus, status: [0, 1] })).map(expandProduct);
  const additionsOf = (document: PartialProduct): fc.Arbitrary<readonly Addition[]> => {
    const view = productView({ ...document }, {}, currency.scale);
    if (document.type_id === 'grouped')
      return fc.constant(groupAdditions(view, groupMembersOf(document, parts)));
    const choices = productChoicesOf(document, parts, currency.scale);
    return fc.tuple(someChosen(choices), fc.integer({ min: 1, max: 3 })).map(([chosen, qty]) => {
      const made = chosenAddition(view, view.buyables[0]!, {
        qty,
        choices,
        chosen,
        terms: choiceTerms[language],
      });
      if (!made.ok) throw new Error(`${document.sku}: ${made.code} ${JSON.stringify(made.data)}`);
      return [made.addition];
    });
  };
  return {
    types: new Set(products.map(({ type_id = '' }) => type_id)),
    additions: products.map(additionsOf),
  };
};

const add = (
  device: ReturnType<typeof openDevice>,
  { sku, url_path, tax_class_id, prices }: Products,
  qty: number,
) =>
  addLine(device.controller, {
    sku,
    parent_sku: sku,
    qty,
    line: {
      name: sku,
      image: null,
      url_path,
      options: [],
      prices,
      tax_class_id,
      is_virtual: false,
      is_in_stock: true,
      salable_qty: null,
    },
  });

describe.each(['ar', 'en'] as const)('device totals in the %s store', (store) => {
  it('computed offline from the context in IndexedDB are those the provider computes from SQL, for random carts', async () => {
    const products = (await simpleProducts(store)).filter(({ sku }) => sku !== 'DJ-LAST');
    const [first] = products;
    expect(products.length).toBeGreaterThan(5);
    const lines = fc.uniqueArray(
      fc.record({ place: fc.nat(products.length - 1), qty: fc.integer({ min: 1, max: 9 }) }),
      { selector: ({ place }) => place, minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(lines, async (chosen) => {
        const device = openDevice(store);
        await add(device, first!, 1);
        await device.controller.send();
        device.world.isOnline = false;
        for (const { place, qty } of chosen) await add(device, products[place]!, qty);
        const offline = device.totals();
        device.world.isOnline = true;
        await device.controller.send();
        const { answer } = await loadCart(device.controller.device.storage);
        const { scale } = storeViews[store].currency;
        expect(offline?.estimated).toBe(true);
        expect(device.totals()?.estimated).toBe(false);
        expect(offline?.grand_total).toBe(minorUnits(answer?.totals.grand_total ?? -1, scale));
        expect(device.totals()?.segments.map(({ code, minor }) => [code, minor])).toEqual(
          answer?.totals.total_segments.map(({ code, value }) => [
            code,
            value === null ? null : minorUnits(value, scale),
          ]),
        );
      }),
      { numRuns: runs({ usual: 10, all: 20 }) },
    );
  });
});

describe.each(['ar', 'en'] as const)('device totals of chosen goods in the %s store', (store) => {
  it('are those of the provider, made of documents alone, for every type and any choice', async () => {
    const { types, additions } = await composedAdditions(store);
    expect([...types].toSorted()).toEqual(['bundle', 'downloadable', 'grouped', 'simple', 'virtual']);
    const [first] = await simpleProducts(store);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...additions), { minLength: 1, maxLength: 4 }), async (chosen) => {
        const device = openDevice(store);
        await add(device, first!, 1);
        await device.controller.send();
        device.world.isOnline = false;
        for (const addition of chosen.flat())
          expect(await addLine(device.controller, addition)).toMatchObject({ ok: true });
        const [offline, shown] = [device.totals(), device.lines()];
        device.world.isOnline = true;
        await device.controller.send();
        const { answer, operations, errors } = await loadCart(device.controller.device.storage);
        expect([operations, errors]).toEqual([[], {}]);
        expect(offline?.grand_total).toBe(
          minorUnits(answer?.totals.grand_total ?? -1, storeViews[store].currency.scale),
        );
        expect(
          device
            .lines()
            .map(({ line_key, qty, unit_price, row_total, options }) => [
              line_key,
              qty,
              unit_price,
              row_total,
              options,
            ]),
        ).toEqual(
          shown.map(({ line_key, qty, unit_price, row_total, options }) => [
            line_key,
            qty,
            unit_price,
            row_total,
            options,
          ]),
        );
      }),
      { numRuns: runs({ usual: 8, all: 15 }) },
    );
  });
});

describe('device totals under an old context', () => {
  it('say estimated, and are the provider’s again once it was read anew', async () => {
    const [first, second] = await simpleProducts('ar');
    const device = openDevice('ar');
    await add(device, first!, 1);
    await device.controller.send();
    await shop.database.db
      .updateTable('shipping_price')
      .set({ price: 6_000 })
      .where('method_code', '=', 'flatrate')
      .where('currency', '=', 'IQD')
      .execute();
    device.world.isOnline = false;
    await add(device, second!, 2);
    expect(device.totals()?.estimated).toBe(true);
    device.world.isOnline = true;
    await device.controller.send();
    const { answer } = await loadCart(device.controller.device.storage);
    expect(device.totals()).toMatchObject({ estimated: false, grand_total: answer?.totals.grand_total });
  });
});
