import { aBatch, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { saveCatalog } from '../catalog/catalog.ts';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const pictured = (sku: string, hash: string | null) =>
  aProduct(sku, { media: [{ path: '/d/kettle~1f4e79.webp', hash, tone: null }] });
await inTransaction(db, (transaction) =>
  saveCatalog(
    transaction,
    aBatch({ products: [pictured('KNOWN', '3fa92b10c1'), pictured('UNKNOWN', null)] }),
    { actor: 'test', requestId: 'request-1' },
  ),
);

describe("a cart line's picture", () => {
  it.each([
    ['KNOWN', '/d/kettle~1f4e79.3fa92b10c1.webp'],
    ['UNKNOWN', '/d/kettle~1f4e79.webp'],
  ])('of %s has the address that documents have: %s', async (sku, image) => {
    const cartId = (await shop.call('cart/create', { query: { storeCode: 'en' } })).result;
    const { meta } = await shop.call('cart/update', {
      query: { storeCode: 'en', cartId, view: 'cart' },
      body: { cartItem: { sku, qty: 1 } },
    });
    expect(meta?.cart?.items.map((line) => line.image)).toEqual([image]);
  });
});
