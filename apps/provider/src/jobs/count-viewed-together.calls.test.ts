import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { countViewedTogether, keepSeenTogether } from './count-viewed-together-sql.ts';

const { db } = await testDatabase();
const { simple } = catalogBuilder(db);
const dayMs = 86_400_000;

const companyOf = async (id: number) =>
  (
    await db
      .selectFrom('viewed_together')
      .select(['with_id', 'times'])
      .where('product_id', '=', id)
      .orderBy('times', 'desc')
      .execute()
  ).map(({ with_id, times }) => [with_id, times]);

describe('countViewedTogether', () => {
  it('adds up 30 days both ways round, leaves out what is rare and what is no product, and forgets what is older', async () => {
    const [cup, pot, tea] = [
      await simple({ sku: 'CUP' }),
      await simple({ sku: 'POT' }),
      await simple({ sku: 'TEA' }),
    ];
    const now = Date.UTC(2026, 10, 21, 12);
    await keepSeenTogether(
      db,
      [
        { one: 'CUP', other: 'POT', times: 2 },
        { one: 'CUP', other: 'TEA', times: 2 },
        { one: 'CUP', other: 'NOWHERE', times: 9 },
      ],
      now - 29 * dayMs,
    );
    await keepSeenTogether(db, [{ one: 'CUP', other: 'POT', times: 1 }], now);
    await keepSeenTogether(
      db,
      [
        { one: 'CUP', other: 'POT', times: 4 },
        { one: 'POT', other: 'TEA', times: 3 },
      ],
      now,
    );

    expect(await countViewedTogether(db, now)).toBe(4);
    expect([await companyOf(cup), await companyOf(pot), await companyOf(tea)]).toEqual([
      [[pot, 7]],
      [
        [cup, 7],
        [tea, 3],
      ],
      [[pot, 3]],
    ]);
    expect(await countViewedTogether(db, now)).toBe(0);

    expect(await countViewedTogether(db, now + dayMs)).toBe(2);
    expect(await companyOf(cup)).toEqual([[pot, 5]]);
    await countViewedTogether(db, now + 30 * dayMs);
    expect([
      await companyOf(pot),
      (await db.selectFrom('seen_together').selectAll().execute()).length,
    ]).toEqual([[], 0]);
  });

  it('keeps nothing but pairs, their day and how often', async () => {
    expect(
      (await db.introspection.getTables())
        .find(({ name }) => name === 'seen_together')
        ?.columns.map(({ name }) => name),
    ).toEqual(['day', 'one_id', 'other_id', 'times']);
  });
});
