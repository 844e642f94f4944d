import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { fixedSkus } from '../demo-catalog.ts';
import { seedDemo, seedDemoAtOnce } from './seed-demo.ts';

const { db } = await testDatabase();

const visibleSkus = async (): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('product as p')
    .innerJoin('product_store as s', 's.product_id', 'p.id')
    .where('s.store_code', '=', 'ar')
    .where('s.visibility', '>', 1)
    .where('p.status', '=', 1)
    .select(['p.sku', 'p.id'])
    .execute();
  return new Map(rows.map(({ sku, id }) => [sku, id]));
};

const changes = async (): Promise<number> => {
  const { count } = await db
    .selectFrom('change')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const documentsIn = async (store: string): Promise<number> => {
  const rows = await db
    .selectFrom('catalogue_document')
    .where('store_code', '=', store)
    .where('entity', '=', 'product')
    .select('entity_id')
    .execute();
  return rows.length;
};

describe('seedDemo', () => {
  it('fills an empty database whole in one transaction, with the fixed skus, coupon and customers', async () => {
    const summary = await seedDemoAtOnce(db, { count: 150, seed: 1 });
    const skus = await visibleSkus();
    expect([summary.visible, skus.size, fixedSkus.filter((sku) => !skus.has(sku))]).toEqual([150, 150, []]);
    const coupons = await db.selectFrom('coupon').where('code', '=', 'WELCOME10').select('code').execute();
    const customers = await db
      .selectFrom('customer')
      .where('email', 'in', ['shopper@example.iq', 'second@example.iq'])
      .select('password_hash')
      .execute();
    expect([
      coupons.length,
      customers.length,
      customers.every(({ password_hash }) => password_hash !== null),
    ]).toEqual([1, 2, true]);
  });

  it('changes nothing when it comes again', async () => {
    await seedDemo(db, { count: 150, seed: 1 });
    const before = [await changes(), await documentsIn('ar')];
    const { removed } = await seedDemo(db, { count: 150, seed: 1 });
    expect([removed, await changes(), await documentsIn('ar')]).toEqual([0, ...before]);
  });

  it('shrinks: goods that are not made again go, their addresses answer 410, and the others keep their ids', async () => {
    await seedDemo(db, { count: 150, seed: 1 });
    const before = await visibleSkus();
    const { removed } = await seedDemo(db, { count: 90, seed: 1 });
    const after = await visibleSkus();
    expect([after.size, removed > 60]).toEqual([90, true]);
    expect([...after].filter(([sku, id]) => before.get(sku) !== id)).toEqual([]);
    const gone = await db
      .selectFrom('url_redirect')
      .where('store_code', '=', 'ar')
      .where('to_path', 'is', null)
      .select('from_path')
      .execute();
    expect(gone.length).toBeGreaterThanOrEqual(60);
  });

  it('grows: what comes back has its old id and its address is alive again', async () => {
    const ids = async () =>
      new Map(
        (await db.selectFrom('product').select(['sku', 'id']).execute()).map(({ sku, id }) => [sku, id]),
      );
    const before = await ids();
    await seedDemo(db, { count: 170, seed: 1 });
    const after = await visibleSkus();
    expect(after.size).toBe(170);
    expect([...after].filter(([sku, id]) => before.has(sku) && before.get(sku) !== id)).toEqual([]);
    const dead = await db
      .selectFrom('url_redirect as r')
      .innerJoin('product_store as s', 's.url_path', 'r.from_path')
      .where('s.visibility', '>', 1)
      .where('r.to_path', 'is', null)
      .select('r.from_path')
      .execute();
    expect(dead).toEqual([]);
  });
});
