import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { loadStoreViews } from './store-views.ts';

const { db } = await testDatabase();

describe('loadStoreViews', () => {
  it('answers the store views in their order', async () => {
    const views = await loadStoreViews(db);
    expect(views.map(({ code, currency }) => [code, currency.code])).toEqual([
      ['ar', 'IQD'],
      ['en', 'USD'],
    ]);
  });

  it('throws when a currency has no exchange rate', async () => {
    await db.deleteFrom('exchange_rate').where('quote_currency', '=', 'IQD').execute();
    await expect(loadStoreViews(db)).rejects.toThrow('Store view ar has no exchange rate from USD to IQD');
  });
});
