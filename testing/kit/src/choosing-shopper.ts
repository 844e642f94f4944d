import { expect } from 'vitest';
import type { buyingProvider } from './buying-provider.ts';

type Shop = Awaited<ReturnType<typeof buyingProvider>>;

const query = { storeCode: 'ar' };

/**
 * A shopper of the Arabic store who selects options of products: `extension_attributes` in the wire's form.
 */
export const choosingShopper = (shop: Shop) => {
  const newCart = async (): Promise<string> => (await shop.call('cart/create', { query })).result;
  const body = (sku: string, extension_attributes: object, changes: object = {}) => ({
    cartItem: { sku, qty: 1, product_option: { extension_attributes }, ...changes },
  });
  const add = (cartId: string, sku: string, extension_attributes: object, changes: object = {}) =>
    shop.call('cart/update', {
      query: { ...query, cartId, view: 'cart' },
      body: body(sku, extension_attributes, changes),
    });
  /** Returns the refusal of an addition to an empty cart, and asserts that the cart stays empty. */
  const refusedAdd = async (sku: string, extension_attributes: object, changes: object = {}) => {
    const cartId = await newCart();
    const refused = await shop.refused('cart/update', {
      query: { ...query, cartId },
      body: body(sku, extension_attributes, changes),
    });
    expect((await shop.call('cart/pull', { query: { ...query, cartId } })).result).toEqual([]);
    return refused;
  };
  const quantities = async (cartId: string): Promise<number[]> =>
    (await shop.call('cart/pull', { query: { ...query, cartId } })).result.map(({ qty }) => qty);
  return { newCart, body, add, refusedAdd, quantities };
};
