import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CategoryDocument } from '@dijla/contract/client';
import { demoDatabase } from '@dijla/test-kit/database/demo-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shopFolders } from '../../database/migrating/migration-files.ts';

const { db } = await demoDatabase();

const documents = async () =>
  (
    await sql<{
      id: string;
      document: CategoryDocument;
    }>`select store_code || entity_id as id, document from catalogue_document where entity = 'category' order by 1`.execute(
      db,
    )
  ).rows;

/** Category documents as they were when the url_key was the last segment of the path. */
const withLastSteps = (category: CategoryDocument): CategoryDocument => ({
  ...category,
  url_key: category.url_path.split('/').at(-1) ?? '',
  children_data: category.children_data.map(withLastSteps),
});

describe('documents of categories', () => {
  it('W2: a migration names those of before by their slugs, at every depth, as a save does', async () => {
    const after = await documents();
    for (const { id, document } of after)
      await sql`update catalogue_document set document = ${JSON.stringify(withLastSteps(document))}::jsonb::json where entity = 'category' and store_code || entity_id = ${id}`.execute(
        db,
      );
    expect(await documents()).not.toEqual(after);
    await sql
      .raw(
        readFileSync(
          join(shopFolders.migrations, '2026-11-23T0810-name-categories-by-their-slugs.expand.sql'),
          'utf8',
        ),
      )
      .execute(db);
    expect(await documents()).toEqual(after);
  });
});
