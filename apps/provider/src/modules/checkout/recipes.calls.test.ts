import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownRegion } from '../store-views/known-region.ts';
import { readSpelledRegions, readShopFacts } from '../store-views/store-views.ts';

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
const told = async () =>
  Number(
    (await sql<{ count: string }>`select count(*) from change where entity = 'store'`.execute(db)).rows[0]
      ?.count,
  );
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
  it('to deliver to governorates has the price, the day and the spelling, and the pages are told', async () => {
    const before = await told();
    await follow('deliver-to-governorates.md');
    const { result } = await shop.call('cart/shipping-methods', {
      query: { storeCode: 'ar', cartId: await filled() },
      body: { address: { country_id: 'IQ', region: 'bassora' } },
    });
    expect(result[0]?.amount).toBe(8000);
    expect((await readShopFacts(db, 'ar')).delivery.regions).toContainEqual({
      region_id: 603,
      days: 2,
      same_day_until: null,
    });
    expect(knownRegion(await readSpelledRegions(db, 'IQ'), { region: 'Bassora' })).toMatchObject({ id: 603 });
    const { sizes = [] } = (await readShopFacts(db, 'ar')).delivery;
    expect(sizes.map(({ size_class: code }) => code)).toEqual(['large', 'piano']);
    expect(sizes[0]?.prices).toContainEqual(expect.objectContaining({ region_id: 603, price: 25_000 }));
    // Once for the ordinary prices, once for those of large products.
    expect(await told()).toBe(before + 2);
  });

  it('to set delivery slots has them in the order and the words given, and the pages are told', async () => {
    const before = await told();
    await follow('set-delivery-slots.md');
    const [en, ar] = await Promise.all(
      ['en', 'ar'].map(async (code) =>
        (await readShopFacts(db, code)).delivery.slots.map(({ label }) => label),
      ),
    );
    expect([en, ar?.at(-1)]).toEqual([['Anytime', 'After 2PM', 'In the evening'], 'مساءً']);
    expect(await told()).toBe(before + 1);
  });

  it('to offer a way to pay has the transfer with its account, and the one of its own', async () => {
    await follow('offer-a-way-to-pay.md');
    const { result } = await shop.call('cart/payment-methods', {
      query: { storeCode: 'en', cartId: await filled() },
    });
    expect(result.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['cashondelivery', 'banktransfer', 'transfer']),
    );
    expect(result.find(({ code }: { code: string }) => code === 'banktransfer')).toMatchObject({
      instructions: 'Transfer it to account 1234 and name your order.',
    });
  });

  it('to set the shop’s numbers has them in every store', async () => {
    await follow('set-the-shops-numbers.md');
    expect(
      await Promise.all(['en', 'ar'].map(async (code) => (await readShopFacts(db, code)).contact)),
    ).toEqual(
      Array.from({ length: 2 }, () => ({ hotline: '6699', whatsapp: '+9647001234567', email: null })),
    );
  });
});
