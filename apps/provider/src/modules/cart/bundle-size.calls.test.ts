import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { choosingShopper } from '@dijla/test-kit/choosing-shopper';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { optionId, selectionId } = await composedProducts(db);
const { newCart, add } = choosingShopper(shop);
await db.updateTable('product').set({ size_class: 'large' }).where('sku', '=', 'CASE').execute();

it.each([
  ['a large part', 'CASE', 'large', 15_000],
  ['no large part', 'STRAP', undefined, 5000],
])('delivers a bundle with %s by the largest of what was chosen', async (_, part, size, price) => {
  const cartId = await newCart();
  await add(cartId, 'KIT', {
    bundle_options: [
      { option_id: optionId('KIT strap'), option_selections: [selectionId(`KIT strap ${part}`)] },
    ],
  });
  const { meta } = await shop.call('cart/shipping-information', {
    query: { storeCode: 'ar', cartId, view: 'cart' },
    body: {
      addressInformation: {
        shippingAddress: { countryId: 'IQ', region_id: 611, region: 'Baghdad' },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      },
    },
  });
  const { items, totals, shipping_methods: methods } = meta!.cart!;
  expect(items.map(({ size_class: each }) => each)).toEqual([size]);
  expect(totals.shipping_incl_tax).toBe(price);
  expect(methods.find(({ method_code: code }) => code === 'flatrate')?.price_incl_tax).toBe(price);
});
