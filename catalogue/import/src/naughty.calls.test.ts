import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { CatalogFormat } from './catalog-format.ts';
import { formats } from './formats.ts';
import { importCatalog } from './command/import-catalog.ts';

const connection = await testDatabase();
const { db } = connection;
const folder = mkdtempSync(join(tmpdir(), 'dijla-naughty-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Deliberately broken files; when the shared ones are absent, these few cover the same cases. */
const shared = fileURLToPath(new URL('../../../../shared/data/naughty', import.meta.url));
const own: Record<string, string | Uint8Array> = {
  'unclosed.csv': 'sku,name,price\nA1,"Unclosed name,10\nA2,Second,20\n',
  'nul.csv': 'sku,name,price\nA1,Na\u0000me,10\n',
  'latin.csv': Uint8Array.of(...new TextEncoder().encode('sku,name,price\nA1,Caf'), 0xe9, 0x28, 0x0a),
  'page.csv': '<!doctype html><html><body>404 Not Found</body></html>\n',
  'empty.csv': '',
  'header.csv': 'sku,name,price\n',
};

const ownFiles = (): string[] =>
  Object.entries(own).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });

const folders = [
  'csv-malformed/handmade',
  'csv-malformed/messytables',
  'csv-spectrum/csvs',
  'json-parsing/test_parsing',
]
  .map((path) => join(shared, path))
  .filter((path) => existsSync(path));
const files = [
  ...ownFiles(),
  ...folders.flatMap((path) => readdirSync(path).map((name) => join(path, name))),
];

const everything = async (): Promise<unknown> =>
  (
    await sql`select (select count(*) from product) as products, (select count(*) from price) as prices, (select count(*) from change) as changes, (select count(*) from import_record) as staged`.execute(
      db,
    )
  ).rows[0];

type Named = [name: string, format: CatalogFormat];

/** The broken JSON files are given only to formats that read JSON. */
const isFor = ({ suffixes }: CatalogFormat, file: string): boolean =>
  !file.includes('json-parsing') || suffixes.some((suffix) => suffix.startsWith('.json'));

const outcome = async ([name, format]: Named, file: string): Promise<string> => {
  const before = await everything();
  const result = await importCatalog(connection, {
    name,
    format,
    from: file,
    shelves: [join(folder, 'shelf')],
  });
  const after = await everything();
  if (result.ok) return Object.is(JSON.stringify(Object(after).staged), '0') ? 'taken' : 'left rows staged';
  return JSON.stringify(before) === JSON.stringify(after) && result.data.message.length > 0
    ? 'refused'
    : 'refused, and left something';
};

describe('importCatalogue on files that are no export', () => {
  it.each(Object.entries(formats) satisfies Named[])(
    '%s refuses them or takes what it can, and never leaves a part (with ../shared/data/naughty where it is there)',
    async (name, format: CatalogFormat) => {
      const outcomes: Record<string, string> = {};
      for (const file of files.filter((each) => isFor(format, each)))
        outcomes[file.split('/').slice(-2).join('/')] = await outcome([name, format], file).catch(
          (error: unknown) => `threw ${String(error)}`,
        );
      expect(Object.entries(outcomes).filter(([, what]) => what !== 'taken' && what !== 'refused')).toEqual(
        [],
      );
    },
    120_000,
  );
});
