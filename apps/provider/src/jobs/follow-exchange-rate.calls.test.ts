import { aBatch, aPrice, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { saveCatalog } from '../modules/catalog/catalog.ts';
import { followExchangeRate } from './follow-exchange-rate-sql.ts';

const { db } = await testDatabase();
const author = { actor: 'test', requestId: 'test' };

const dinarsOf = async (sku: string) => {
  const { rows } = await sql<{ amount: number; is_derived: boolean }>`
    select r.amount, r.is_derived from price r join product p on p.id = r.product_id where p.sku = ${sku} and r.currency = 'IQD'`.execute(
    db,
  );
  return rows;
};

describe('followExchangeRate', () => {
  it('remakes derived prices once a new rate holds, leaves explicit ones, and tells the shop', async () => {
    const products = [
      aProduct('DOLLARS', { prices: [aPrice(1000, { currency: 'USD' })] }),
      aProduct('DINARS', { prices: [aPrice(12_000)] }),
    ];
    await inTransaction(db, (transaction) => saveCatalog(transaction, aBatch({ products }), author));
    expect(await followExchangeRate(db)).toBe(0);
    await sql`insert into exchange_rate (base_currency, quote_currency, numerator, denominator, valid_from) values
      ('USD', 'IQD', 1400, 1, now()), ('USD', 'IQD', 9999, 1, now() + interval '1 day')`.execute(db);
    const both = await Promise.all([followExchangeRate(db), followExchangeRate(db)]);
    expect(both.toSorted()).toEqual([0, 2]);
    expect([await dinarsOf('DOLLARS'), await dinarsOf('DINARS')]).toEqual([
      [{ amount: 14_000, is_derived: true }],
      [{ amount: 12_000, is_derived: false }],
    ]);
    const { rows } = await sql<{
      sku: string;
    }>`select p.sku from change c join product p on p.id = c.entity_id where c.actor = 'exchange-rate' and c.kind = 'price' order by p.sku`.execute(
      db,
    );
    expect(rows.map(({ sku }) => sku)).toEqual(['DINARS', 'DOLLARS']);
  });
});
