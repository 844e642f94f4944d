import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import {
  aBatch,
  aCategory,
  aCategoryText,
  anAttribute,
  aPrice,
  aProduct,
  aProductText,
  aStock,
  aVariant,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  type CatalogBatch,
  positionAfter,
  type ProductInput,
  recordChanges,
  removeProducts,
  saveCatalog,
} from '../modules/catalog/catalog.ts';
import { readKnownSkus } from '../modules/catalog/products/product-sql.ts';
import { loadStoreViews, storesOf } from '../modules/store-views/store-views.ts';
import { countsOf } from '@dijla/search-index/core/counts-of';
import { loadMemory } from './engine/load-memory.ts';
import { memoryEngine } from './engine/memory-engine.ts';
import { readModelOf } from './read-model.ts';
import type { AppliedFilter, EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';

const connection = await testDatabase();
const { db } = connection;
const author = { actor: 'test', requestId: 'request-1' };
const now = Date.parse('2026-11-20T00:00:00Z');
const stores = await loadStoreViews(db);

const [colours, sizes, paths] = [
  ['red', 'blue', 'green'],
  ['s', 'm', 'l'],
  ['tops', 'tops/tees', 'tops/shirts', 'cups'],
];
const attributes = [
  anAttribute('color', colours),
  anAttribute('size', sizes),
  anAttribute('fit', ['slim', 'loose']),
];
const categories = paths.map((path) => aCategory(path));
const numbered = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));
const [plain, tees, variantsOfTee, sets] = [
  numbered(60, (place) => `CUP-${place}`),
  numbered(20, (place) => `TEE-${place}`),
  4,
  numbered(8, (place) => `SET-${place}`),
];
const variants = tees.map((tee) => numbered(variantsOfTee, (place) => `${tee}-${place}`));

/** The members that may vary between products. */
type Members = Pick<
  ProductInput,
  | 'status'
  | 'visibility'
  | 'tax_class_id'
  | 'attributes'
  | 'prices'
  | 'stock'
  | 'categories'
  | 'number_of_sales'
  | 'texts'
>;
const amount = fc.constantFrom(5_000, 12_000, 30_000, 80_000);
const specialOf = fc.constantFrom(
  { from: null, until: null },
  { from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
  { from: '2026-11-25T00:00:00.000Z', until: null },
);
const prices = fc
  .tuple(amount, fc.option(fc.tuple(fc.constantFrom(3_000, 4_000), specialOf)), fc.option(amount))
  .map(([regular, special, wholesale]) => [
    aPrice(regular),
    ...(special === null ? [] : [aPrice(special[0], { kind: 'special', ...special[1] })]),
    ...(wholesale === null ? [] : [aPrice(wholesale, { price_list: 'wholesale' })]),
  ]);
const values = fc.record(
  {
    color: fc.constantFrom(...colours),
    size: fc.constantFrom(...sizes),
    fit: fc.constantFrom('slim', 'loose'),
  },
  { requiredKeys: ['color', 'size'] },
);
const members: fc.Arbitrary<Members> = fc.record({
  status: fc.constantFrom(1, 1, 1, 2),
  visibility: fc.constantFrom(1, 4, 4, 4),
  tax_class_id: fc.constantFrom(2, 2, 2, 0),
  attributes: values,
  prices,
  number_of_sales: fc.nat(3),
  stock: fc
    .record({ qty: fc.nat(2), manage_stock: fc.boolean(), is_in_stock: fc.boolean() })
    .map(({ qty, ...flags }) => aStock(qty, flags)),
  categories: fc
    .subarray(paths, { maxLength: 2 })
    .map((chosen) => chosen.map((url_path, position) => ({ url_path, position }))),
  texts: fc
    .constantFrom('Cup 1', 'Red tee', 'cup 9')
    .map((name) => ({ en: aProductText(name), ar: aProductText(`منتج ${name}`) })),
});

const plainProduct = fc.tuple(fc.constantFrom(...plain), members).map(([sku, given]) => aProduct(sku, given));
const place = fc.nat(tees.length - 1);
const variant = fc
  .tuple(place, fc.nat(variantsOfTee - 1), members)
  .map(([tee, number, given]) =>
    aVariant(variants[tee]?.[number] ?? '', given.attributes, { ...given, visibility: 1 }),
  );
const tee = fc
  .tuple(
    place,
    members,
    fc.subarray(
      numbered(variantsOfTee, (each) => each),
      { minLength: 1 },
    ),
  )
  .map(([number, given, chosen]) => {
    const {
      attributes: { fit },
      ...others
    } = given;
    const skus = chosen.flatMap((each) => variants[number]?.[each] ?? []);
    return aProduct(tees[number] ?? '', {
      ...others,
      type: 'configurable',
      attributes: fit === undefined ? {} : { fit },
      axes: ['color', 'size'],
      variants: skus,
      prices: [],
    });
  });
const set = fc
  .tuple(fc.constantFrom(...sets), members, fc.subarray(plain, { minLength: 1, maxLength: 3 }))
  .map(([sku, given, parts]) =>
    aProduct(sku, {
      ...given,
      type: 'grouped',
      prices: [],
      members: parts.map((part) => ({ sku: part, qty: 1 })),
    }),
  );

/**
 * One change to one entity: a product, category or attribute is saved, a product is removed, or a stock or
 * price row is written.
 */
type Change =
  | { batch: Partial<CatalogBatch> }
  | { removed: string }
  | { kind: 'stock' | 'price'; sku: string; value: number };
const anySku = fc.constantFrom(...plain, ...tees, ...variants.flat(), ...sets);
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .oneof(
        { weight: 3, arbitrary: plainProduct },
        { weight: 3, arbitrary: variant },
        { weight: 2, arbitrary: tee },
        set,
      )
      .map((product) => ({ batch: { products: [product] } })),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('stock' as const), sku: anySku, value: fc.nat(2) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('price' as const), sku: anySku, value: amount }) },
  { weight: 1, arbitrary: anySku.map((removed) => ({ removed })) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc
          .tuple(fc.constantFrom(...paths), fc.constantFrom('Cups', 'Tops'), fc.boolean())
          .map(([path, name, is_active]) => ({
            categories: [
              aCategory(path, {
                is_active,
                texts: { en: aCategoryText(name), ar: aCategoryText(`قسم ${name}`) },
              }),
            ],
          })),
        fc
          .tuple(fc.constantFrom(...attributes), fc.boolean(), fc.nat(3))
          .map(([given, is_filterable, position]) => ({
            attributes: [{ ...given, is_filterable, position }],
          })),
      )
      .map((batch) => ({ batch })),
  },
);

/** The changes without references to parts that were removed. */
const ofWhatIsThere = async (
  transaction: DatabaseTransaction,
  products: readonly ProductInput[],
): Promise<ProductInput[]> => {
  const there = await readKnownSkus(
    transaction,
    products.flatMap(({ variants: parts, members: others }) => [...parts, ...others.map(({ sku }) => sku)]),
  );
  return products.map((product) => ({
    ...product,
    variants: product.variants.filter((sku) => there.has(sku)),
    members: product.members.filter(({ sku }) => there.has(sku)),
  }));
};

/** The last item for each key. */
const lastOf = <T>(all: readonly T[], keyOf: (each: T) => string): T[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
];

/**
 * Writes the changes as one transaction: removes products, saves the others together, then writes stock and
 * price rows.
 */
const write = async (transaction: DatabaseTransaction, changes: readonly Change[]): Promise<void> => {
  await removeProducts(
    transaction,
    changes.flatMap((change) => ('removed' in change ? [change.removed] : [])),
    author,
  );
  const batches = changes.flatMap((change) => ('batch' in change ? [change.batch] : []));
  const saved = {
    products: await ofWhatIsThere(
      transaction,
      lastOf(
        batches.flatMap(({ products = [] }) => products),
        ({ sku }) => sku,
      ),
    ),
    categories: lastOf(
      batches.flatMap(({ categories: given = [] }) => given),
      ({ url_path }) => url_path,
    ),
    attributes: lastOf(
      batches.flatMap(({ attributes: given = [] }) => given),
      ({ code }) => code,
    ),
  };
  await saveCatalog(transaction, aBatch(saved), { ...author, now });
  for (const change of changes) {
    if (!('kind' in change)) continue;
    const { kind, sku, value } = change;
    const written =
      kind === 'stock'
        ? sql<{
            id: number;
          }>`update stock_level set qty = ${value} from product p where p.id = product_id and p.sku = ${sku} returning p.id`
        : sql<{
            id: number;
          }>`update price set amount = ${value} from product p where p.id = product_id and p.sku = ${sku} and kind = 'regular' returning p.id`;
    const { rows } = await written.execute(transaction);
    await recordChanges(
      transaction,
      rows.map(({ id }) => ({ entity: 'product', entity_id: id, kind })),
      author,
    );
  }
};

const listed: AppliedFilter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
type Choices = {
  color: readonly (string | number)[];
  size: readonly (string | number)[];
  category_ids: readonly (string | number)[];
};
/** An arbitrary query over the values that the shop has now. */
const queryAmong = (choices: Choices): fc.Arbitrary<EngineQuery> => {
  const chosen = (attribute: keyof Choices, scope: AppliedFilter['scope']) =>
    fc
      .uniqueArray(fc.constantFrom(...choices[attribute]), { minLength: 1, maxLength: 2 })
      .map((found): AppliedFilter => ({ attribute, value: { in: found }, scope }));
  const price = fc
    .constantFrom({ gte: 5000 }, { lte: 12_000 }, { gte: 4000, lte: 30_000 })
    .map((value): AppliedFilter => ({ attribute: 'price', value, scope: 'catalog' }));
  const inStock = fc.constant<AppliedFilter>({ attribute: 'stock.is_in_stock', value: 1, scope: 'default' });
  return fc.record({
    applied: fc
      .array(
        fc.oneof(
          chosen('color', 'catalog'),
          chosen('size', 'catalog'),
          chosen('category_ids', 'default'),
          price,
          inStock,
        ),
        { maxLength: 3 },
      )
      .map((filters) => [...listed, ...filters]),
    available: fc.constantFrom(
      [
        { field: '*', size: 100 },
        { field: 'price', size: 100 },
      ],
      [
        { field: 'color', size: 2 },
        { field: 'category_ids', size: 100 },
      ],
      [],
    ),
    sort: fc.constantFrom(
      [],
      [
        { field: 'stock.is_in_stock', descending: true },
        { field: 'number_of_sales', descending: true },
      ],
      [{ field: 'price', descending: false }],
      [{ field: 'name', descending: true }],
    ),
    text: fc.constantFrom('', '', '', 'cup', 'tee-1'),
    priceList: fc.constantFrom(undefined, undefined, 'general', 'wholesale'),
    from: fc.constantFrom(0, 0, 7),
    size: fc.constantFrom(5, 48, 200),
  });
};
const everything: EngineQuery = {
  applied: [],
  available: ['color', 'size', 'category_ids'].map((field) => ({ field, size: 100 })),
  sort: [],
  text: '',
  from: 0,
  size: 0,
};
const choicesIn = async (engine: SearchEngine): Promise<Choices> => {
  const aggregations = countsOf(await engine.search('iq_catalog_en', 'product', everything)) ?? {};
  const keys = (field: string) =>
    [aggregations[`agg_terms_${field}`], aggregations[`agg_terms_${field}_options`]].flatMap(
      (found) => found?.buckets.map(({ key }) => key) ?? [],
    );
  return {
    color: [0, ...keys('color')],
    size: [0, ...keys('size')],
    category_ids: [0, ...keys('category_ids')],
  };
};

await inTransaction(db, (transaction) =>
  saveCatalog(
    transaction,
    aBatch({
      attributes,
      categories,
      products: [
        ...plain.map((sku) => aProduct(sku)),
        ...variants.flat().map((sku) => aVariant(sku, { color: 'red', size: 's' })),
      ],
    }),
    { ...author, now },
  ),
);
const model = await readModelOf({ connection, stores: storesOf(stores), now: () => now, random: () => 0.5 });
afterAll(model.close);

describe('what the feed puts in place', () => {
  it('is answered in random queries as by the plain engine over all read anew, while random changes are committed', async () => {
    const seed = 20_261_122;
    const rounds = fc.sample(
      fc.array(fc.array(change, { minLength: 25, maxLength: 25 }), { minLength: 10, maxLength: 10 }),
      { seed, numRuns: runs({ usual: 12, all: 40 }) },
    );
    for (const [number, transactions] of rounds.entries()) {
      let position = 0;
      for (const changes of transactions) {
        position = await inTransaction(db, async (transaction) => {
          await write(transaction, changes);
          return positionAfter(transaction);
        });
      }
      expect(await model.waitFor(position, 60_000)).toBe(true);
      const { memory } = await loadMemory(db, stores);
      const anew = memoryEngine(memory, { now: () => now, random: () => 0.5, isPlain: true }).engine;
      for (const query of fc.sample(queryAmong(await choicesIn(anew)), {
        seed: seed + number,
        numRuns: 25,
      })) {
        for (const { index_name } of stores)
          expect({
            query,
            ...comparableAnswer(await model.engine.search(index_name, 'product', query)),
          }).toEqual({
            query,
            ...comparableAnswer(await anew.search(index_name, 'product', query)),
          });
      }
    }
  }, 600_000);
});
