import { buyingProvider } from '../buying-provider.ts';
import { catalogBuilder } from '../catalog/catalog-builder.ts';
import type { TestDatabase } from '../database/test-database.ts';

const ar = { storeCode: 'ar' };

/** The provider's cart calls in the Arabic store, on a test database with a few products. */
export const cartShop = async ({ db }: Pick<TestDatabase, 'db'>, clock?: { now: () => number }) => {
  const shop = await buyingProvider(db, clock);
  const { simple, configurable } = catalogBuilder(db);
  await simple({ sku: 'MUG', name: { en: 'Mug', ar: 'كوب' }, qty: 100_000 });
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 } });
  await simple({ sku: 'DEAR', price: { IQD: 150_000 } });
  await simple({ sku: 'LAST', qty: 3 });
  const [tee] = (
    await configurable({ sku: 'TEE', colors: ['Black', 'Red'], sizes: ['M', 'L'], price: { IQD: 15_000 } })
  ).variants;
  const add = (
    cartId: string,
    item: object,
    { query = {}, key }: { query?: Record<string, string>; key?: string } = {},
  ) =>
    shop.call('cart/update', {
      query: { ...ar, cartId, ...query },
      body: { cartItem: { qty: 1, ...item } },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  return {
    shop,
    ar,
    add,
    simple,
    newCart: async (query: Record<string, string> = ar): Promise<string> =>
      (await shop.call('cart/create', { query })).result,
    addTee: (cartId: string, qty = 1) =>
      add(cartId, {
        sku: 'TEE',
        qty,
        product_option: { extension_attributes: { configurable_item_options: tee?.options ?? [] } },
      }),
    pull: async (cartId: string) => (await shop.call('cart/pull', { query: { ...ar, cartId } })).result,
    totals: async (cartId: string, query: Record<string, string> = ar) =>
      (await shop.call('cart/totals', { query: { ...query, cartId } })).result,
  };
};
