import { aBatch, aCategory, aCategoryText, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { readMigrationFiles, shopFolders } from '../../database/migrating/migration-files.ts';
import { saveCatalog } from './catalog.ts';

const { db } = await testDatabase();
const save = (batch: Parameters<typeof aBatch>[0]) =>
  inTransaction(db, (transaction) =>
    saveCatalog(transaction, aBatch(batch), { actor: 'test', requestId: 'test' }),
  );

const named = async () => {
  const { rows } = await sql<{ store_code: string; names: string[]; assigned: number }>`
    select store_code, jsonb_path_query_array(document::jsonb, '$.category[*].name') as names, json_array_length(document -> 'category_ids') as assigned
    from catalogue_document where entity = 'product' and document ->> 'sku' = 'TEE' order by store_code`.execute(
    db,
  );
  return rows.map(({ store_code, names, assigned }) => [store_code, names, assigned]);
};

describe('the categories above those a product stands in', () => {
  beforeAll(() =>
    save({
      categories: [
        aCategory('women'),
        aCategory('women/tops', { texts: { en: aCategoryText('Tops') } }),
        aCategory('women/tops/tees'),
        aCategory('sale'),
      ],
      products: [
        aProduct('TEE', {
          categories: [
            { url_path: 'women/tops/tees', position: 0 },
            { url_path: 'women', position: 0 },
          ],
        }),
      ],
    }),
  );

  const english = ['women', 'Tops', 'women/tops/tees'];
  const arabic = ['قسم women', 'Tops', 'قسم women/tops/tees'];

  it('are named in its documents, without its standing in them', async () => {
    expect(await named()).toEqual([
      ['ar', arabic, 2],
      ['en', english, 2],
    ]);
  });

  it('come into documents that were made before, by the migration', async () => {
    const text =
      readMigrationFiles(shopFolders).find(({ name }) => name.includes('name-categories-above'))?.text ?? '';
    // Documents as they were stored before the migration.
    await sql`alter table catalogue_document alter column document type jsonb`.execute(db);
    await sql`update catalogue_document set document = jsonb_set(document, '{category}', '[]') where entity = 'product'`.execute(
      db,
    );
    await sql.raw(text).execute(db);
    await sql`alter table catalogue_document alter column document type json`.execute(db);
    expect(await named()).toEqual([
      ['ar', arabic, 2],
      ['en', english, 2],
    ]);
  });

  it('are followed when one of them is called otherwise', async () => {
    await save({
      categories: [aCategory('women', { texts: { en: aCategoryText('Ladies'), ar: aCategoryText('نساء') } })],
    });
    expect(await named()).toEqual([
      ['ar', arabic.with(0, 'نساء'), 2],
      ['en', english.with(0, 'Ladies'), 2],
    ]);
  });
});
