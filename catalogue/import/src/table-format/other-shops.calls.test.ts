import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { formats } from '../formats.ts';
import { importCatalog } from '../command/import-catalog.ts';

const connection = await testDatabase();
const shelf = mkdtempSync(join(tmpdir(), 'dijla-other-shops-'));
afterAll(() => rmSync(shelf, { recursive: true }));

const bring = (format: 'table' | 'json', file: string) =>
  importCatalog(connection, {
    name: format,
    format: formats[format],
    from: fileURLToPath(new URL(`../../fixtures/other-shops/${file}`, import.meta.url)),
    shelves: [shelf],
  });
const warningsOf = ({ log }: Awaited<ReturnType<typeof bring>>) =>
  log?.warnings
    .filter(({ code }) => code !== 'missing-picture' && code !== 'unknown-column')
    .map(({ line, code }) => [line, code]);

describe('importCatalogue with other shops’ exports', () => {
  it.each([
    [
      'table',
      'shopify.csv',
      7,
      [
        [1, 'recognised-as'],
        [4, 'generated-sku'],
        [8, 'bad-price'],
      ],
    ],
    [
      'table',
      'woocommerce.csv',
      7,
      [
        [1, 'recognised-as'],
        [4, 'generated-sku'],
        [6, 'unknown-parent'],
      ],
    ],
    [
      'table',
      'arabic.csv',
      3,
      [
        [1, 'recognised-as'],
        [4, 'generated-sku'],
        [5, 'row-without-name'],
      ],
    ],
    [
      'json',
      'dummyjson.json',
      2,
      [
        [1, 'recognised-as'],
        [23, 'generated-sku'],
      ],
    ],
    ['json', 'search-dump.jsonl', 4, [[1, 'recognised-as']]],
  ] as const)(
    'takes %s %s whole, and the second time changes nothing',
    async (format, file, products, warnings) => {
      const first = await bring(format, file);
      expect(warningsOf(first)).toEqual(warnings);
      expect(first).toMatchObject({
        ok: true,
        summary: { counts: { product: { added: products, refused: 0 } } },
      });
      expect(await bring(format, file)).toMatchObject({ ok: true, summary: { touched: 0 } });
    },
  );

  it('stops at a table that says nothing of goods, and names its columns', async () => {
    const result = await importCatalog(connection, {
      name: 'table',
      format: formats.table,
      from: fileURLToPath(new URL('../../fixtures/shop/clothes/attributes.csv', import.meta.url)),
      shelves: [shelf],
    });
    expect(result).toMatchObject({
      ok: false,
      code: 'import.broken-file',
      data: { message: expect.stringContaining('attribute_code') },
    });
  });
});
