import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { simple } = catalogBuilder(db);
const recipes = join(import.meta.dirname, '../../../../../docs/recipes/operate');

/** Executes the SQL blocks of a recipe exactly as written. */
const follow = async (recipe: string): Promise<void> => {
  const blocks = [
    ...readFileSync(join(recipes, recipe), 'utf8').matchAll(/```sql\n(?<statements>[^`]+)```/g),
  ].map(({ groups }) => groups?.['statements'] ?? '');
  expect(blocks).not.toEqual([]);
  for (const statements of blocks) await sql.raw(statements).execute(db);
};
const filled = async (): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: { storeCode: 'ar' } })).result;
  await shop.call('cart/update', {
    query: { storeCode: 'ar', cartId },
    body: { cartItem: { sku: 'MUG', qty: 1 } },
  });
  return cartId;
};

beforeAll(() => simple({ sku: 'MUG', price: { IQD: 8000, USD: 610 }, qty: 1000 }));

describe('an owner who follows the recipe', () => {
  it('to offer a way to pay has the one of its own', async () => {
    await follow('offer-a-way-to-pay.md');
    const { result } = await shop.call('cart/payment-methods', {
      query: { storeCode: 'en', cartId: await filled() },
    });
    expect(result.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['cashondelivery', 'transfer']),
    );
  });

  it('to be paid in dinars has the step in every store', async () => {
    await follow('set-the-shops-numbers.md');
    const stores = await db.selectFrom('store_view').select(['payable_currency', 'payable_step']).execute();
    expect(stores).toEqual(Array.from({ length: 2 }, () => ({ payable_currency: 'IQD', payable_step: 250 })));
  });
});
