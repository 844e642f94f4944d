import { demoDatabase } from '@dijla/test-kit/database/demo-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loadStoreViews } from '../../modules/store-views/store-views.ts';
import { openStoreViews } from './open-store-views.ts';

const { db } = await demoDatabase();

/** Everything that a store view has of the catalog, in an order. */
const catalogOf = async (code: string) => {
  const rowsOf = async (table: string, columns: string) =>
    (
      await sql`select ${sql.raw(columns)} from ${sql.table(table)} where store_code = ${code} order by ${sql.raw(columns)}`.execute(
        db,
      )
    ).rows;
  return {
    documents: await rowsOf('catalogue_document', 'entity, entity_id, document::text'),
    products: await rowsOf('product_store', 'product_id, visibility, url_key, url_path'),
    categories: await rowsOf('category_store', 'category_id, url_key, url_path'),
  };
};

/** Takes a language back to before the shop had it. */
const forget = async (code: string) => {
  for (const table of ['catalogue_document', 'product_store', 'category_store', 'url_redirect'])
    await sql`delete from ${sql.table(table)} where store_code = ${code}`.execute(db);
  for (const table of ['customer', 'cart', 'order'])
    await sql`update ${sql.table(table)} set store_code = 'en' where store_code = ${code}`.execute(db);
  await sql`delete from store_view where code = ${code}`.execute(db);
};

describe('openStoreViews', () => {
  const said: string[] = [];
  const open = () => openStoreViews(db, (text) => void said.push(text));

  it('does nothing in a shop that has all its languages', async () => {
    await open();
    expect(said).toEqual([]);
  });

  it('opens a new language with its row and the whole catalog, or not at all', async () => {
    const before = await catalogOf('ar');
    expect(before.documents.length).toBeGreaterThan(100);
    const viewOf = async (code: string) => (await loadStoreViews(db)).find((view) => view.code === code);
    const view = await viewOf('ar');
    await forget('ar');

    await expect(openStoreViews(db, () => undefined)).rejects.toThrow('No store view sells in IQD');
    expect(await viewOf('ar')).toBeUndefined();

    await sql`update store_view set currency = 'IQD', price_steps = ${view?.price_steps} where code = 'en'`.execute(
      db,
    );
    await open();
    expect(said).toEqual(['Opening the shop in العربية …']);
    expect(await catalogOf('ar')).toEqual(before);
    expect(await viewOf('ar')).toEqual(view);
  });
});
