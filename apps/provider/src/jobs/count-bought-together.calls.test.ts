import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { orderRows } from '@dijla/test-kit/database/order-rows';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions, withQuantities } from '@dijla/test-kit/orders/order-revisions';
import { describe, expect, it } from 'vitest';
import { countBoughtTogether } from './count-bought-together-sql.ts';

const { db } = await testDatabase();
const { simple, configurable } = catalogBuilder(db);
const order = orderRows(db);
const { revise } = orderRevisions(db);
const day = 86_400_000;

const companyOf = async (id: number) =>
  (
    await db
      .selectFrom('bought_together')
      .select(['with_id', 'times'])
      .where('product_id', '=', id)
      .orderBy('times', 'desc')
      .orderBy('with_id')
      .execute()
  ).map(({ with_id, times }) => [with_id, times]);

describe('countBoughtTogether', () => {
  it('counts orders of half a year that held both, a variant as its configurable, and forgets what is older', async () => {
    const [pot, tea, sugar] = [
      await simple({ sku: 'POT' }),
      await simple({ sku: 'TEA' }),
      await simple({ sku: 'SUGAR' }),
    ];
    const tee = await configurable({ sku: 'TEE', colors: ['red'], sizes: ['m', 's'] });
    const [medium = 0, small = 0] = tee.variants.map(({ id }) => id);
    const now = Date.now();
    await order({ placedAt: now - day, lines: [{ id: pot }, { id: tea, qty: 4 }] });
    await order({
      placedAt: now - 170 * day,
      lines: [{ id: tea }, { id: pot }, { id: sugar }],
      isPast: true,
    });
    await order({ placedAt: now - 190 * day, lines: [{ id: tea }, { id: sugar }] });
    await order({ placedAt: now - day, lines: [{ id: sugar }, { id: pot }], state: 'refunded' });
    await order({
      placedAt: now - day,
      lines: [{ id: medium, parent: 'TEE' }, { id: small, parent: 'TEE' }, { id: sugar }],
    });

    expect(
      await Promise.all([countBoughtTogether(db, now), countBoughtTogether(db, now)]).then((counts) =>
        counts.toSorted((one, other) => one - other),
      ),
    ).toEqual([0, 8]);
    expect([await companyOf(tea), await companyOf(tee.id), await companyOf(medium)]).toEqual([
      [
        [pot, 2],
        [sugar, 1],
      ],
      [[sugar, 1]],
      [],
    ]);
    expect(await countBoughtTogether(db, now)).toBe(0);
    expect(await countBoughtTogether(db, now + 20 * day)).toBe(6);
    expect([await companyOf(tea), await companyOf(sugar)]).toEqual([[[pot, 1]], [[tee.id, 1]]]);
  });

  it('does not count goods that a revision left out', async () => {
    const [cup, plate, fork] = [
      await simple({ sku: 'CUP' }),
      await simple({ sku: 'PLATE' }),
      await simple({ sku: 'FORK' }),
    ];
    const now = Date.now();
    const number = await order({ placedAt: now - day, lines: [{ id: cup }, { id: plate }, { id: fork }] });
    await revise(number, (current) => withQuantities(current, { 2: 0 }));
    await countBoughtTogether(db, now);
    expect([await companyOf(cup), await companyOf(plate)]).toEqual([[[fork, 1]], []]);
  });
});
