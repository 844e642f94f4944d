import { aBatch, aProduct } from '@dijla/test-kit/a-catalogue-batch';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/test-database';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { type CustomOptionInput, saveCatalogue } from '../catalog/catalog.ts';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const option = (is_required: boolean): CustomOptionInput => ({
  code: 'engraving', type: 'field', is_required, max_characters: 20, titles: { en: 'Engraving' },
  values: [{ code: '', titles: {}, price: { type: 'fixed', amounts: [{ currency: 'IQD', amount: 2000, is_derived: false }] } }],
});
const links = [{ code: 'film', titles: { en: 'Film' }, file: 'film.mp4', sample_file: null, max_downloads: null, amounts: [] }];
const selections = [{ sku: 'STRAP', qty: 1, is_default: true, can_change_quantity: false }];
await inTransaction(db, (transaction) => saveCatalogue(transaction, aBatch({ products: [
  aProduct('STRAP'),
  aProduct('KIT', { type: 'bundle', prices: [], bundle_options: [{ code: 'strap', type: 'radio', is_required: true, titles: {}, selections }] }),
  aProduct('SET', { type: 'grouped', prices: [], members: [{ sku: 'STRAP', qty: 1 }] }),
  aProduct('FILM', { type: 'downloadable', download: { links_purchased_separately: true, titles: {}, links } }),
  aProduct('RING', { custom_options: [option(true)] }),
  aProduct('MUG', { custom_options: [option(false)] }),
] }), { actor: 'test', requestId: 'request-1' }));

const cartId = (await shop.call('cart/create', { query: { storeCode: 'en' } })).result;
const addition = (sku: string, extension_attributes: object = {}) => ({ query: { storeCode: 'en', cartId }, body: { cartItem: { sku, qty: 1, product_option: { extension_attributes } } } });
const notAvailable = { status: 400, code: 'cart.product-not-salable', result: 'Product that you are trying to add is not available.' };

describe('cart/update of what is not sold yet', () => {
  it.each<[string, string, object]>([
    ['a bundle', 'KIT', {}],
    ['a bundle with its choices', 'KIT', { bundle_options: { 1: { option_id: 1, option_qty: 1, option_selections: [1] } } }],
    ['a grouped product', 'SET', {}],
    ['a download', 'FILM', {}],
    ['a download with a link', 'FILM', { downloadable_option: { downloadable_links: [1] } }],
    ['a product whose option must be answered', 'RING', {}],
    ['a product whose option is answered', 'RING', { custom_options: { 1: { option_id: 1, option_value: 'For you' } } }],
  ])('refuses %s in words', async (_, sku, options) => {
    expect(await shop.refused('cart/update', addition(sku, options))).toEqual(notAvailable);
  });

  it('sells a product whose option need not be answered, and refuses an answer', async () => {
    expect(await shop.call('cart/update', addition('MUG'))).toMatchObject({ result: { sku: 'MUG', qty: 1 } });
    expect(await shop.refused('cart/update', addition('MUG', { custom_options: { 1: { option_id: 1, option_value: 'For you' } } }))).toMatchObject({ status: 400, code: 'cart.no-such-variant' });
  });
});
