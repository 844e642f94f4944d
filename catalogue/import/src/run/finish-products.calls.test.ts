import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { orderRows } from '@dijla/test-kit/database/order-rows';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import type { RecordKind } from '../record/import-record.ts';
import { finishProducts } from './finish-products.ts';
import type { RunContext } from './run-context.ts';
import { newTally } from './tally.ts';

const connection = await testDatabase();
const { simple } = catalogBuilder(connection.db);

const ranWith = (kind: RecordKind, changes: Partial<RunContext> = {}): RunContext => {
  const tally = newTally();
  tally.count(kind, { added: 1 });
  return {
    connection,
    author: { actor: 'test', requestId: 'test', source: 'import' },
    tally,
    isDryRun: false,
    ...changes,
  } as RunContext;
};

describe('finishGoods', () => {
  it.each<[string, RunContext, boolean]>([
    ['a run of goods', ranWith('product'), true],
    ['a run of past orders', ranWith('past-order'), true],
    ['a run of reviews', ranWith('review'), false],
    ['a run that only looks', ranWith('product', { isDryRun: true }), false],
  ])('counts after %s: %s', async (_, context, expected) => {
    let isCounted = false;
    await finishProducts(context, async () => void (isCounted = true));
    expect(isCounted).toBe(expected);
  });

  it('counts what sells from the orders that came', async () => {
    const [mug, cup] = [await simple({ sku: 'MUG' }), await simple({ sku: 'CUP' })];
    await orderRows(connection.db)({
      placedAt: Date.now() - 86_400_000,
      lines: [{ id: mug }, { id: cup }],
      isPast: true,
    });
    await finishProducts(ranWith('past-order'));
    expect(
      await connection.db
        .selectFrom('product_sales')
        .select('sales_trend')
        .where('product_id', '=', mug)
        .executeTakeFirst(),
    ).toEqual({ sales_trend: 4 });
    expect(
      await connection.db
        .selectFrom('bought_together')
        .select('with_id')
        .where('product_id', '=', mug)
        .execute(),
    ).toEqual([{ with_id: cup }]);
  });
});
