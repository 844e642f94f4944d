import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { formats } from '../formats.ts';
import { importCatalog, type ImportOptions } from '../command/import-catalog.ts';

const connection = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'dijla-ragged-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [from, report] = [join(folder, 'products.csv'), join(folder, 'report.jsonl')];

const run = (name: 'dijla-csv' | 'table', rows: readonly string[], changes: Partial<ImportOptions> = {}) => {
  writeFileSync(from, ['sku,name_en,price_USD', ...rows].join('\n'));
  return importCatalog(connection, {
    name,
    format: formats[name],
    from,
    shelves: [join(folder, 'shelf')],
    report,
    ...changes,
  });
};
const reported = () =>
  readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"ragged-row"'))
    .map((line) => JSON.parse(line) as object);
const skus = async () =>
  (
    await connection.db.selectFrom('product').select('sku').where('status', '=', 1).orderBy('sku').execute()
  ).map(({ sku }) => sku);

describe('rows with more or fewer cells than columns', () => {
  it.each(['dijla-csv', 'table'] as const)(
    'are left out of %s and told by their lines, once, and the others are taken',
    async (name) => {
      const rows = ['CUP,Cup,3', 'POT,Pot', 'BAG,Bag, of cotton,7', '"JUG","Jug\nwith a lid",5', 'PAN'];
      for (const isDryRun of [true, false]) {
        expect(await run(name, rows, { isDryRun })).toMatchObject({ ok: true, rows: 2 });
        expect(reported()).toEqual(
          [
            [3, 2],
            [4, 4],
            [7, 1],
          ].map(([line, cells]) => ({
            what: 'remark',
            file: 'products.csv',
            line,
            code: 'ragged-row',
            subject: `${cells} cells, 3 columns`,
            isRowTaken: false,
          })),
        );
      }
      expect(await skus()).toEqual(['CUP', 'JUG']);
    },
  );

  it('keep a run from calling anything missing', async () => {
    expect(await run('dijla-csv', ['CUP,Cup,3', 'JUG,Jug,'], { prune: 'all' })).toMatchObject({ ok: true });
    expect(await run('dijla-csv', ['CUP,Cup,4', 'JUG,Jug'], { prune: 'all' })).toMatchObject({
      ok: true,
      unpruned: 1,
      summary: { counts: { product: { changed: 1, removed: 0 } } },
    });
    expect(await skus()).toEqual(['CUP', 'JUG']);
  });
});
