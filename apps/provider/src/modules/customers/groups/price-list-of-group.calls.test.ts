import { testDatabase } from '@dijla/test-kit/database/test-database';
import { expect, it } from 'vitest';
import { connect } from '../../../database/connect.ts';
import { priceListOfGroup } from './price-list-of-group.ts';

const { db, url } = await testDatabase();

it('reads the lists of groups again after ten seconds, and knows them still when the database is away', async () => {
  const clock = { now: 0 };
  const own = connect({ url });
  const listOf = priceListOfGroup(own.db, () => clock.now);
  const before = await listOf(2);
  expect([before, await listOf(999)]).toEqual(['wholesale', undefined]);
  await db.updateTable('customer_group').set({ price_list: 'general' }).where('id', '=', 2).execute();
  expect(await listOf(2)).toBe('wholesale');
  clock.now = 10_000;
  expect(await listOf(2)).toBe('general');
  await own.close();
  await db.updateTable('customer_group').set({ price_list: 'wholesale' }).where('id', '=', 2).execute();
  clock.now = 60_000;
  expect([await listOf(2), await listOf(999)]).toEqual(['general', undefined]);
});

it('knows nothing where the database was never there', async () => {
  const away = connect({ url: 'postgres://nobody@127.0.0.1:1/nowhere' });
  await expect(priceListOfGroup(away.db, () => 0)(2)).rejects.toThrow('ECONNREFUSED');
  await away.close();
});
