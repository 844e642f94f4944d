import {
  anAttribute,
  aBatch,
  aCategory,
  aPrice,
  aProduct,
  aVariant,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { openSearchDouble } from '@dijla/test-kit/opensearch/opensearch-double';
import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import type { EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { saveCatalog } from '../../modules/catalog/catalog.ts';
import { loadStoreViews, storesOf } from '../../modules/store-views/store-views.ts';
import { type ReadModel, readModelOf } from '../read-model.ts';

const cluster = await openSearchDouble({ password: 'a secret: of the cluster' });
afterAll(cluster.stop);
const connection = await testDatabase();
const now = Date.parse('2026-11-20T00:00:00Z');
const author = { actor: 'test', requestId: 'request-1', now };
const anywhere = [{ url_path: 'women/tops', position: 0 }];
const attributes = [anAttribute('color', ['black', 'red']), anAttribute('size', ['M', 'L'])];
const categories = [aCategory('women'), aCategory('women/tops', { position: 2 })];
const save = (products: ReturnType<typeof aProduct>[]) =>
  inTransaction(connection.db, (transaction) =>
    saveCatalog(transaction, aBatch({ attributes, categories, products }), author),
  );
const named = (en: string, ar: string) => ({ name: { en, ar } });
const kettle = (price: number) =>
  aProduct('KETTLE', {
    ...named('Steel kettle', 'غلاية ستيل'),
    prices: [aPrice(price)],
    categories: anywhere,
    attributes: { color: 'black' },
  });
await save([
  aVariant('TEE-M-BLACK', { color: 'black', size: 'M' }, { prices: [aPrice(60_000)] }),
  aVariant('TEE-L-RED', { color: 'red', size: 'L' }, { prices: [aPrice(50_000)] }),
  aProduct('TEE', {
    ...named('Cotton tee', 'تيشيرت قطن'),
    type: 'configurable',
    axes: ['color', 'size'],
    variants: ['TEE-M-BLACK', 'TEE-L-RED'],
    prices: [],
    categories: anywhere,
  }),
  aProduct('SCARF', {
    ...named('Red scarf', 'وشاح أحمر'),
    attributes: { color: 'red' },
    prices: [aPrice(100_000)],
    categories: anywhere,
  }),
  kettle(75_000),
]);
const stores = storesOf(await loadStoreViews(connection.db));
const troubles: string[] = [];
const opened: ReadModel[] = [];
const modelOf = async (
  parts: { searchCluster?: URL } = { searchCluster: cluster.url },
): Promise<ReadModel> => {
  const model = await readModelOf({
    connection,
    stores,
    // The names of indexes hold when they were made.
    now: () => now + performance.now(),
    random: () => 0.5,
    onTrouble: (error) => troubles.push(error instanceof Error ? error.message : String(error)),
    ...parts,
  });
  opened.push(model);
  return model;
};
afterAll(async () => {
  for (const model of opened) await model.close();
});
const model = await modelOf();
const inMemory = await modelOf({});

beforeEach(() => {
  cluster.resume();
  troubles.length = 0;
});

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' as const },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' as const },
];
const query: EngineQuery = { applied: listed, available: [], sort: [], text: '', from: 0, size: 50 };
const skusFound = async (
  { engine }: { engine: SearchEngine },
  changes: Partial<EngineQuery>,
): Promise<unknown[]> =>
  (await engine.search('iq_catalog_en', 'product', { ...query, ...changes })).hits.map(
    ({ document }) => document['sku'],
  );
const indexesKept = (): string[] => cluster.indexes.names().toSorted();
const patience = { timeout: 20_000 };
const color = { attribute: 'color', value: { in: [1] }, scope: 'catalog' as const };
const questions: Record<string, Partial<EngineQuery>> = {
  'a listing with every filter': {
    available: [
      { field: '*', size: 100 },
      { field: 'price', size: 100 },
    ],
  },
  'a facet that was chosen': { applied: [...listed, color], available: [{ field: '*', size: 100 }] },
  'an order by price': { sort: [{ field: 'final_price', descending: true }] },
  'an order by name': { sort: [{ field: 'name', descending: false }] },
  'a range of prices': {
    applied: [...listed, { attribute: 'price', value: { gte: 10, lte: 90_000 }, scope: 'catalog' }],
    available: [{ field: 'price', size: 10 }],
  },
  'a word': { text: 'scarf' },
  'a misspelt word': { text: 'ketle' },
  'a word of the other language': { text: 'وشاح' },
  'a word as it sounds': { text: 'kutn' },
  'a sku': { text: 'tee-l-red' },
  'a word and a price': { text: 'kettle under 80000', available: [{ field: '*', size: 10 }] },
};

describe('the catalog behind an OpenSearch cluster', () => {
  it.each(Object.entries(questions))(
    'answers %s as the index in memory does, in each store view',
    async (_, asked) => {
      for (const { index_name: index } of stores.all) {
        const [found, known] = await Promise.all(
          [model, inMemory].map(({ engine }) => engine.search(index, 'product', { ...query, ...asked })),
        );
        expect(comparableAnswer(found!)).toEqual(comparableAnswer(known!));
      }
    },
  );

  it.each(['sc', 'red s', 'غل', 'kettel'])(
    'suggests and understands %s as the index in memory does',
    async (text) => {
      const options = {
        limit: { words: 4, products: 4, categories: 4, brands: 4 },
        among: { product: listed, category: [] },
      };
      const [found, known] = await Promise.all(
        [model, inMemory].map(async ({ engine }) => ({
          ...(await engine.suggest('iq_catalog_en', text, options)),
          products: [],
          understood: await engine.understand('iq_catalog_en', text, { among: listed }),
        })),
      );
      expect(found).toEqual(known);
    },
  );

  it('finds what was saved, changed and removed once the feed has it', async () => {
    await save([kettle(40_000), aProduct('LAMP', { ...named('Desk lamp', 'مصباح'), categories: anywhere })]);
    for (const each of [model, inMemory]) await each.catchUp();
    const cheap = { attribute: 'final_price', value: { lte: 45 }, scope: 'default' as const };
    const found = await skusFound(model, { applied: [...listed, cheap] });
    expect(found).toContain('KETTLE');
    expect(found).toEqual(await skusFound(inMemory, { applied: [...listed, cheap] }));
    expect(await skusFound(model, { text: 'lamp' })).toEqual(['LAMP']);
    await sql`delete from product where sku = 'LAMP'`.execute(connection.db);
    await save([kettle(40_000)]);
    for (const each of [model, inMemory]) await each.catchUp();
    expect(await skusFound(model, { text: 'lamp' })).toEqual(await skusFound(inMemory, { text: 'lamp' }));
  });

  const inEnglish = (): string => indexesKept().find((name) => name.includes('iq_catalog_en')) ?? '';
  const idOf = (sku: string): string =>
    cluster.indexes.documents(inEnglish()).find(({ source }) => (source['skus'] as string[]).includes(sku))
      ?.id ?? '';

  it('takes the index that there is when it starts, and heals what was missed', async () => {
    const before = indexesKept();
    cluster.indexes.lose(inEnglish(), idOf('scarf'));
    expect(await skusFound(model, { text: 'scarf' })).toEqual([]);
    const next = await modelOf();
    await next.catchUp();
    expect(indexesKept()).toEqual(before);
    expect(await skusFound(model, { text: 'scarf' })).toEqual(['SCARF']);
  });

  it('writes nothing over what another process wrote as of later, and makes an index of another history anew', async () => {
    const [before, id] = [indexesKept(), idOf('kettle')];
    const later = { _id: id, version: 2 ** 40, version_type: 'external_gte' };
    cluster.indexes.bulk(inEnglish(), [{ delete: later }], { isAlias: false, isRefreshed: true });
    await save([kettle(41_000)]);
    await model.catchUp();
    expect(await skusFound(model, { text: 'kettle' })).toEqual([]);
    cluster.indexes.bulk(
      inEnglish(),
      [{ index: { ...later, version: 2 ** 41 } }, { id: Number(id), stamp: 'x' }],
      {
        isAlias: false,
        isRefreshed: true,
      },
    );
    const next = await modelOf();
    await next.catchUp();
    expect(indexesKept()).toHaveLength(before.length);
    expect(indexesKept()).not.toEqual(before);
    expect(await skusFound(model, { text: 'kettle' })).toEqual(['KETTLE']);
  });

  it('refuses at once while the cluster is away, still finds by sku, and goes on with what changed meanwhile', async () => {
    for (const away of [() => cluster.fail(503), cluster.hang]) {
      away();
      await expect(skusFound(model, { text: 'scarf' })).rejects.toMatchObject({ tag: 'engine-away' });
      const bySku = { applied: [{ attribute: 'sku', value: { eq: 'KETTLE' }, scope: 'default' as const }] };
      expect(await skusFound(model, bySku)).toEqual(['KETTLE']);
      await save([kettle(30_000)]);
      await model.catchUp();
      cluster.resume();
      const cheap = { attribute: 'final_price', value: { lte: 31 }, scope: 'default' as const };
      await expect
        .poll(() => skusFound(model, { applied: [...listed, cheap] }).catch(() => 'away'), patience)
        .toEqual(['KETTLE']);
      await save([kettle(40_000)]);
      await model.catchUp();
    }
  }, 120_000);

  it('starts while the cluster is away, and answers once it is there', async () => {
    cluster.fail(503);
    const late = await modelOf();
    await expect(skusFound(late, {})).rejects.toMatchObject({ tag: 'engine-away' });
    cluster.resume();
    await expect
      .poll(async () => (await skusFound(late, {}).catch(() => [])).length, patience)
      .toBeGreaterThan(2);
  });

  it('makes an index anew that somebody removed', async () => {
    for (const name of indexesKept()) cluster.indexes.remove(name);
    await expect(skusFound(model, {})).rejects.toMatchObject({ tag: 'engine-away' });
    await expect
      .poll(async () => (await skusFound(model, {}).catch(() => [])).length, patience)
      .toBeGreaterThan(2);
  });
});
