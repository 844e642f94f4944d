import { aBatch, aPrice, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { type ProductInput, saveCatalog } from '../catalog/catalog.ts';
import { rederivePrices } from './pricing.ts';

const { db } = await testDatabase();
const author = { actor: 'test', requestId: 'request-1' };
const save = (...products: ProductInput[]) =>
  inTransaction(db, (transaction) => saveCatalog(transaction, aBatch({ products }), author));
const setRate = (numerator: number) =>
  inTransaction(db, async (transaction) => {
    await sql`update exchange_rate set numerator = ${numerator} where quote_currency = 'IQD'`.execute(
      transaction,
    );
    return rederivePrices(transaction, author);
  });
const rowsOf = async (sku: string) => {
  const rows = await db
    .selectFrom('price')
    .innerJoin('product', 'product.id', 'price.product_id')
    .where('sku', '=', sku)
    .select(['price_list', 'currency', 'kind', 'min_qty', 'amount', 'is_derived'])
    .orderBy('price_list')
    .orderBy('kind')
    .orderBy('min_qty')
    .orderBy('currency')
    .execute();
  return rows.map(
    ({ price_list, currency, kind, min_qty, amount, is_derived }) =>
      `${price_list} ${kind} ${min_qty} ${amount} ${currency}${is_derived ? ' derived' : ''}`,
  );
};
const usd = (amount: number, changes: Parameters<typeof aPrice>[1] = {}) =>
  aPrice(amount, { currency: 'USD', ...changes });

describe('savePrices', () => {
  it('derives what a currency lacks, row by row: an explicit special price leaves the others to be derived', async () => {
    await save(
      aProduct('MIX', {
        prices: [
          aPrice(12_000),
          aPrice(9000, { kind: 'special' }),
          usd(700, { kind: 'special' }),
          aPrice(11_000, { min_qty: 5 }),
        ],
      }),
    );
    expect(await rowsOf('MIX')).toEqual([
      'general regular 1 12000 IQD',
      'general regular 1 916 USD derived',
      'general regular 5 11000 IQD',
      'general regular 5 840 USD derived',
      'general special 1 9000 IQD',
      'general special 1 700 USD',
    ]);
  });

  it('keeps each price list apart, one nobody has named before too', async () => {
    await save(
      aProduct('LISTS', {
        prices: [usd(1000), usd(800, { price_list: 'wholesale' }), usd(700, { price_list: 'friends' })],
      }),
    );
    expect(await rowsOf('LISTS')).toEqual([
      'friends regular 1 9250 IQD derived',
      'friends regular 1 700 USD',
      'general regular 1 13000 IQD derived',
      'general regular 1 1000 USD',
      'wholesale regular 1 10500 IQD derived',
      'wholesale regular 1 800 USD',
    ]);
  });
});

describe('rederivePrices', () => {
  it('remakes derived prices by the new rate, leaves explicit ones, and tells of those that changed', async () => {
    await save(
      aProduct('DOLLARS', { prices: [usd(950)] }),
      aProduct('BOTH', { prices: [usd(950), aPrice(12_500)] }),
    );
    const before = Number(
      (
        await db
          .selectFrom('change')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .executeTakeFirstOrThrow()
      ).seq,
    );
    await setRate(1400);
    expect(await rowsOf('DOLLARS')).toEqual([
      'general regular 1 13250 IQD derived',
      'general regular 1 950 USD',
    ]);
    expect(await rowsOf('BOTH')).toEqual(['general regular 1 12500 IQD', 'general regular 1 950 USD']);
    const changes = await db
      .selectFrom('change')
      .innerJoin('product', 'product.id', 'change.entity_id')
      .select(['sku', 'kind'])
      .where('seq', '>', before)
      .orderBy('sku')
      .execute();
    expect(changes).toEqual([
      { sku: 'DOLLARS', kind: 'price' },
      { sku: 'LISTS', kind: 'price' },
      { sku: 'MIX', kind: 'price' },
    ]);
  });

  it('changes nothing when the rate is the same, and everything back when it goes back', async () => {
    expect(await setRate(1400)).toBe(0);
    expect(await setRate(1310)).toBe(3);
    expect(await rowsOf('DOLLARS')).toEqual([
      'general regular 1 12500 IQD derived',
      'general regular 1 950 USD',
    ]);
  });

  it('takes the step the currency is given in from the currency', async () => {
    await sql`update currency set derived_step = 1000 where code = 'IQD'`.execute(db);
    await setRate(1310);
    expect(await rowsOf('DOLLARS')).toEqual([
      'general regular 1 12000 IQD derived',
      'general regular 1 950 USD',
    ]);
    await sql`update currency set derived_step = 250 where code = 'IQD'`.execute(db);
    await setRate(1310);
  });

  it('remakes what options and downloads cost alike', async () => {
    const amounts = [{ currency: 'USD' as const, amount: 200, is_derived: false }];
    await save(
      aProduct('ENGRAVED', {
        prices: [aPrice(1000), usd(80)],
        custom_options: [
          {
            code: 'words',
            type: 'field',
            is_required: false,
            max_characters: null,
            titles: {},
            values: [{ code: '', titles: {}, price: { type: 'fixed', amounts } }],
          },
        ],
      }),
      aProduct('FILM', {
        type: 'downloadable',
        prices: [aPrice(1000), usd(80)],
        download: {
          links_purchased_separately: true,
          titles: {},
          links: [{ code: 'a', titles: {}, file: 'a.mp4', sample_file: null, max_downloads: null, amounts }],
        },
      }),
    );
    const derived = async () =>
      (
        await sql<{
          amount: number;
        }>`select amount from custom_option_price where is_derived union all select amount from download_link_price where is_derived`.execute(
          db,
        )
      ).rows.map(({ amount }) => amount);
    expect(await derived()).toEqual([2500, 2500]);
    expect(await setRate(1500)).toBe(5);
    expect(await derived()).toEqual([3000, 3000]);
    await setRate(1310);
  });
});
