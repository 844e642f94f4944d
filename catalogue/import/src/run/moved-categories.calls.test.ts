import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { CatalogFormat } from '../catalog-format.ts';
import { importCatalog } from '../command/import-catalog.ts';
import type { ImportRecord } from '../record/import-record.ts';
import { finishRun, makeRecordHandlers } from '../record/record-handlers.ts';
import { undoImport } from '../command/undo-import.ts';
import type { Prune } from './prune-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-import-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { url, database: connection } = await providerOverHttp({}, async () => undefined);

/** Returns the records of a shop whose products are in these categories. */
const shopOf = (
  products: Readonly<Record<string, readonly string[]>>,
  categories: readonly string[],
): ImportRecord[] => [
  ...categories.map((url_path): ImportRecord => ({ kind: 'category', record: aCategory(url_path) })),
  ...Object.entries(products).map(([sku, paths]): ImportRecord => ({
    kind: 'product',
    record: aProduct(sku, { categories: paths.map((url_path) => ({ url_path, position: 0 })) }),
  })),
];

const run = async (records: readonly ImportRecord[], prune: Prune = 'some') => {
  const format: CatalogFormat = {
    about: 'a list',
    suffixes: ['.csv'],
    read: async function* read() {
      for (const [index, record] of records.entries())
        yield { ...record, place: { file: 'export.csv', line: index + 2 } };
    },
  };
  const result = await importCatalog(connection, {
    name: 'a-list',
    from: import.meta.filename,
    shelves: [folder],
    handlers: makeRecordHandlers,
    finish: finishRun,
    prune,
    format,
  });
  expect(result).toMatchObject({ ok: true });
};

const moves = async () => {
  const { rows } = await sql<{
    from_path: string;
    to_path: string | null;
  }>`select from_path, to_path from url_redirect where store_code = 'en'`.execute(connection.db);
  return Object.fromEntries(rows.map(({ from_path, to_path }) => [from_path, to_path]));
};

/** Resolves a shop URL: returns its own or the redirected (301) identifier, or the refusal code. */
const whereabouts = async (path: string) => {
  const answer = await fetch(`${url}/api/url/resolver?storeCode=en&url=${encodeURIComponent(path)}`);
  const { result } = (await answer.json()) as { result: { identifier: string } };
  return answer.status === 200 ? result.identifier : answer.headers.get('x-refusal');
};
const whereaboutsOf = (paths: readonly string[]) => async () =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await whereabouts(path)] as const)));

const women = ['women', 'women/tops', 'women/shoes'];
const shoes = { C: ['women/shoes'], D: ['women/shoes'] };
const ladies = ['ladies', 'ladies/tops', 'ladies/boots'];

describe('categories that an import brings under other paths', () => {
  it('are gone when their goods stood in the others all along', async () => {
    await run(
      shopOf({ A: ['women/tops', 'clearance'], ...shoes }, [
        'women',
        'women/tops',
        'women/shoes',
        'clearance',
      ]),
    );
    await run(shopOf({ A: ['women/tops'], ...shoes }, women));
    expect(await moves()).toEqual({ clearance: null });
  });

  it('lead on through every move, and no longer when it is taken back', async () => {
    await run(shopOf({ A: ['women/tops'], B: ['women/tops'], ...shoes }, women));
    await run(
      shopOf({ A: ['ladies/tops'], B: ['ladies/tops'], C: ['ladies/boots'], D: ['ladies/tops'] }, ladies),
    );
    const first = {
      women: 'ladies',
      'women/tops': 'ladies/tops',
      'women/shoes': 'ladies/boots',
      clearance: null,
    };
    expect(await moves()).toEqual(first);
    await run(
      shopOf({ A: ['ladies/shirts'], B: ['ladies/shirts'], C: ['ladies/boots'], D: ['ladies/tops'] }, [
        'ladies',
        'ladies/boots',
        'ladies/shirts',
        'ladies/tops',
      ]),
    );
    expect(await moves()).toEqual(first);
    await run(
      shopOf({ A: ['ladies/shirts'], B: ['ladies/shirts'], C: ['ladies/boots'], D: ['ladies/shirts'] }, [
        'ladies',
        'ladies/boots',
        'ladies/shirts',
      ]),
    );
    expect(await moves()).toEqual({
      ...first,
      'women/tops': 'ladies/shirts',
      'ladies/tops': 'ladies/shirts',
    });
    expect(
      await undoImport(connection, { run: undefined, handlers: makeRecordHandlers, finish: finishRun }),
    ).toMatchObject({ ok: true });
    expect(await moves()).not.toHaveProperty('ladies/tops');
  });

  it('lead on however many runs lie between their goods’ move and their end, with what lay empty below them', async () => {
    const old = ['garden', 'garden/pots', 'garden/seeds'];
    const renamed = ['outdoors', 'outdoors/planters', 'outdoors/seeds'];
    const products = { E: ['outdoors/planters'], F: ['outdoors/planters'] };
    await run(shopOf({ E: ['garden/pots'], F: ['garden/pots'] }, old), 'none');
    await run(shopOf(products, renamed), 'none');
    await expect
      .poll(whereaboutsOf(['garden', 'garden/pots', 'outdoors']))
      .toEqual({ garden: 'garden', 'garden/pots': 'garden/pots', outdoors: 'outdoors' });
    await run(shopOf(products, renamed), 'none');
    await run(shopOf(products, renamed), 'all');
    const there = {
      garden: 'outdoors',
      'garden/pots': 'outdoors/planters',
      'garden/seeds': 'outdoors/seeds',
      'c/garden-pots': 'outdoors/planters',
    };
    await expect.poll(whereaboutsOf(Object.keys(there))).toEqual(there);
  });

  it('are gone when their goods have come back to them before their end', async () => {
    await run(shopOf({ G: ['lamps'], H: ['lamps'] }, ['lamps']), 'none');
    await run(shopOf({ G: ['lights'], H: ['lights'] }, ['lights']), 'none');
    await run(shopOf({ G: ['lamps'], H: ['lamps'] }, ['lamps', 'lights']), 'none');
    await run(shopOf({}, ['lights']));
    await expect.poll(whereaboutsOf(['lamps', 'lights'])).toEqual({ lamps: 'url.gone', lights: 'lights' });
  });
});
