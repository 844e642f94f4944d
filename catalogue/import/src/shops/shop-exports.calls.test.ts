import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nothingArriving } from '@dijla/provider/database/record-handler';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { formats } from '../formats.ts';
import { importCatalog } from '../command/import-catalog.ts';
import { makeRecordHandlers } from '../record/record-handlers.ts';
import { expectedProducts } from './expected-products.ts';
import { productLine } from './product-line.ts';

const connection = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'dijla-shop-exports-'));
const media = join(folder, 'media');
mkdirSync(media);
afterAll(() => rmSync(folder, { recursive: true }));

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));
const now = Date.parse('2026-05-01T00:00:00Z');

/** Imports a sample; all its pictures are one photograph. */
const bring = (sample: string) =>
  importCatalog(connection, {
    name: 'table',
    format: formats.table,
    from: join(fixtures, 'shops', sample),
    media,
    shelves: [join(folder, 'shelf')],
    now,
  });

const skuOf = (line: string): string => line.slice(0, line.indexOf(' ('));
const picturesOf = (line: string): string[] =>
  line
    .split(' | ')
    .at(-1)
    ?.split(' ')
    .filter((path) => path !== '') ?? [];

const kept = async (skus: readonly string[]): Promise<ProductInput[]> => {
  const { product } = makeRecordHandlers(nothingArriving);
  const found = await product?.read(connection.db, skus);
  return skus.flatMap((sku) => found?.get(sku) ?? []);
};

/**
 * Removes the prices that the shop derives in a currency the export lacks, because they are not part of the
 * export.
 */
const withoutDerived = (product: ProductInput): ProductInput => ({
  ...product,
  prices: product.prices.filter(({ is_derived }) => !is_derived),
});
const inOrder = (line: string): string[] => line.split(/ \| |, | \+ | \/ /).toSorted();

describe('exports of shop systems in the shop', () => {
  it.each(expectedProducts)(
    'stand after an import of $sample as they are, and a second one changes nothing',
    async ({ sample, products: lines }) => {
      for (const path of lines.flatMap(picturesOf))
        cpSync(join(fixtures, 'media/catalog/product/a/tent.jpg'), join(media, path), { recursive: true });
      const first = await bring(sample);
      expect(first).toMatchObject({
        ok: true,
        summary: { counts: { product: { added: lines.length, refused: 0 } } },
      });
      const products = await kept(lines.map(skuOf));
      expect(products.map(withoutDerived).map(productLine).map(inOrder)).toEqual(lines.map(inOrder));
      expect(await bring(sample)).toMatchObject({ ok: true, summary: { touched: 0 } });
    },
  );
});
