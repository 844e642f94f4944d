import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../database/test-database.ts';
import { buyingProvider } from '../buying-provider.ts';
import { catalogBuilder, type SimpleGiven, type Variant } from '../catalog/catalog-builder.ts';

const ar = { storeCode: 'ar' };
const address = {
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  street: ['الكرادة 62', '12'],
  company: '',
  telephone: '٠٧٧٠١٢٣٤٥٦٧',
  postcode: '',
  city: 'بغداد الجديدة',
  firstname: 'نور',
  lastname: 'حسن',
  email: 'noor@example.iq',
  region_code: '',
};
const flatrate = { shipping_method_code: 'flatrate', shipping_carrier_code: 'flatrate' };
/** Delivery address, delivery method and payment method of an order. */
const information = {
  shippingAddress: address,
  billingAddress: { ...address, vat_id: '' },
  ...flatrate,
  payment_method_code: 'cashondelivery',
  payment_method_additional: {},
  shippingExtraFields: null,
};

export type OrderedItem = { sku: string; qty: number | string; [member: string]: unknown };

/**
 * The provider's calls from an empty cart to an order, on a test database with a few products, and the
 * resulting database rows.
 */
export const orderingShop = async (
  { db }: Pick<TestDatabase, 'db'>,
  options: Parameters<typeof buyingProvider>[1] = {},
) => {
  const shop = await buyingProvider(db, options);
  const { simple, configurable } = catalogBuilder(db);
  await simple({ sku: 'MUG', name: { en: 'Mug', ar: 'كوب' }, qty: 100_000 });
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 } });
  await simple({ sku: 'OTHER', price: { IQD: 3000 }, qty: 100_000 });
  const tee = await configurable({
    sku: 'TEE',
    colors: ['Black', 'Red'],
    sizes: ['M'],
    price: { IQD: 15_000 },
    qty: 1000,
  });
  const variants = new Map<string, Variant>(tee.variants.map((variant) => [variant.sku, variant]));
  const linesOf = async (cartId: string) =>
    db
      .selectFrom('current_order_line')
      .innerJoin('current_order', 'current_order.id', 'current_order_line.order_id')
      .selectAll('current_order_line')
      .where('cart_id', '=', cartId)
      .orderBy('line_number')
      .execute();
  return {
    shop,
    ar,
    address,
    information,
    linesOf,
    optionsOf: (sku: string) => ({
      extension_attributes: { configurable_item_options: variants.get(sku)?.options ?? [] },
    }),
    /** Inserts a product under a unique sku and returns the sku. */
    addProduct: async (given: Omit<SimpleGiven, 'sku'> = {}): Promise<string> => {
      const sku = `GOODS-${randomUUID()}`;
      await simple({ sku, ...given });
      return sku;
    },
    newCart: async (items: readonly OrderedItem[] = [], query = ar): Promise<string> => {
      const cartId = (await shop.call('cart/create', { query })).result;
      for (const item of items)
        await shop.call('cart/update', { query: { ...query, cartId }, body: { cartItem: item } });
      return cartId;
    },
    bodyOf: (cartId: string, products: readonly OrderedItem[], given: object = {}) => ({
      user_id: '',
      cart_id: cartId,
      store_code: 'ar',
      transmited: true,
      products,
      addressInformation: information,
      ...given,
    }),
    place: (body: object, query = ar) => shop.call('order/place', { query, body }),
    refusedOrder: (body: object, query = ar) => shop.refused('order/place', { query, body }),
    isActive: async (cartId: string): Promise<boolean> =>
      (await shop.send('cart/pull', { query: { ...ar, cartId } })).status === 200,
    stockOf: async (sku: string): Promise<number> =>
      (
        await db
          .selectFrom('stock_level')
          .innerJoin('product', 'product.id', 'stock_level.product_id')
          .select('stock_level.qty')
          .where('sku', '=', sku)
          .executeTakeFirstOrThrow()
      ).qty,
    orderOf: (cartId: string) =>
      db.selectFrom('current_order').selectAll().where('cart_id', '=', cartId).executeTakeFirst(),
    soldOf: async (cartId: string) => (await linesOf(cartId)).map(({ sku, qty }) => [sku, qty]),
  };
};
