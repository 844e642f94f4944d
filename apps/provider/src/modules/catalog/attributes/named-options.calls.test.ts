import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aBatch, anAttribute, aProduct, aVariant } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import { shopFolders } from '../../../database/migrating/migration-files.ts';
import { saveCatalog } from '../catalog.ts';

const { db } = await testDatabase();
const nameless = { code: 'none', sort: 1, hex: null, labels: { en: '', ar: ' ' } };
const size = anAttribute('size', ['M', 'none']);
const batch = aBatch({
  attributes: [
    { ...size, options: size.options.map((option) => (option.code === 'none' ? nameless : option)) },
    anAttribute('picked', [], { input: 'boolean' }),
  ],
  products: [
    aVariant('TEE-M', { size: 'M' }),
    aVariant('TEE-NONE', { size: 'none' }),
    aProduct('TEE', { type: 'configurable', axes: ['size'], variants: ['TEE-M', 'TEE-NONE'], prices: [] }),
  ],
});
const documents = async () =>
  (
    await sql<{ store_code: string; name: string; document: string }>`
    select store_code, coalesce(document ->> 'sku', document ->> 'attribute_code') as name, document::text as document from catalogue_document order by store_code, entity, name`.execute(
      db,
    )
  ).rows;
type Chosen = { options?: { label: string }[]; configurable_options?: { values: { label: string }[] }[] };
const wordsOf = async (name: string) =>
  Object.fromEntries(
    (await documents())
      .filter((row) => row.name === name)
      .map(({ store_code, document }) => {
        const { options, configurable_options } = JSON.parse(document) as Chosen;
        return [store_code, (options ?? configurable_options?.[0]?.values ?? []).map(({ label }) => label)];
      }),
  );

beforeAll(() =>
  inTransaction(db, (transaction) => saveCatalog(transaction, batch, { actor: 'test', requestId: 'test' })),
);

describe('what can be chosen', () => {
  it('has a word in every document: flags yes and no, and nothing is left of an option with empty words', async () => {
    expect(await wordsOf('picked')).toEqual({ ar: ['نعم', 'لا'], en: ['Yes', 'No'] });
    for (const name of ['size', 'TEE']) expect(await wordsOf(name)).toEqual({ ar: ['الM'], en: ['M'] });
  });

  it('has it in documents of before as well, which a migration makes what a save would', async () => {
    const after = await documents();
    const withNameless = (path: string, list: string) =>
      sql.raw(`jsonb_set(document::jsonb, '${path}', (document::jsonb #> '${path}') || '${list}')::json`);
    await sql`update catalogue_document set document = ${withNameless('{options}', '[{"label": " ", "value": "7"}]')} where document ->> 'attribute_code' = 'size'`.execute(
      db,
    );
    await sql`update catalogue_document set document = ${withNameless('{configurable_options,0,values}', '[{"label": "", "value_index": 7}]')} where document ->> 'sku' = 'TEE'`.execute(
      db,
    );
    await sql`update catalogue_document set document = jsonb_set(document::jsonb, '{options}', '[]')::json where document ->> 'attribute_code' = 'picked'`.execute(
      db,
    );
    expect(await documents()).not.toEqual(after);
    await sql
      .raw(
        readFileSync(
          join(shopFolders.migrations, '2026-11-23T0020-name-what-can-be-chosen.expand.sql'),
          'utf8',
        ),
      )
      .execute(db);
    expect(await documents()).toEqual(after);
  });
});
