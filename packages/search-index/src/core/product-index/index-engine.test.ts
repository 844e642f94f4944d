import { comparableAnswer } from '../comparable-answer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSlices } from '../../node/in-slices.ts';
import { scanEngineOf, type ScanSource } from '../scan/scan-engine.ts';
import type {
  AppliedFilter,
  AvailableFilter,
  Document,
  EngineQuery,
  SearchEngine,
  SortKey,
} from '../search-engine.ts';
import { indexEngineOf } from './index-engine.ts';
import { type DocumentOf, emptyIndex } from './product-index.ts';
import { addColumns, putProduct, removeProduct } from './put-products.ts';
import { rowsOf } from './columns/bits.ts';
import { shareEqual } from './columns/share-equal.ts';
import { indexFrom, storedParts } from './stored/stored-index.ts';

const columned = [
  'status',
  'visibility',
  'category_ids',
  'type_id',
  'final_price',
  'number_of_sales',
  'stock.is_in_stock',
  'label',
];
const sparse = ['color', 'size', 'fit'];
const usual: Document[] = [
  {
    id: 1,
    attribute_code: 'color',
    position: 2,
    is_filterable: true,
    options: [1, 2, 3, 4].map((value) => ({ value: String(value) })),
  },
  {
    id: 2,
    attribute_code: 'size',
    position: 1,
    is_filterable: true,
    options: [1, 2, 3].map((value) => ({ value: String(value) })),
  },
  {
    id: 3,
    attribute_code: 'label',
    position: 3,
    is_filterable: true,
    options: ['a', 'b', '1'].map((value) => ({ value })),
  },
  {
    id: 4,
    attribute_code: 'material',
    position: 3,
    is_filterable: true,
    options: [{ value: '1' }, { value: '0' }],
  },
  {
    id: 6,
    attribute_code: 'fit',
    position: 5,
    is_filterable: true,
    options: [1, 2].map((value) => ({ value: String(value) })),
  },
  { id: 5, attribute_code: 'hidden', position: 4, is_filterable: false, options: [{ value: '1' }] },
];

/** A product and its prices under price lists. */
type Listed = { document: Document; prices: Readonly<Record<string, Document>> };

/** A shop of documents by id, searched by both engines. */
const shopOf = (definitions: readonly Document[] = usual) => {
  const documents = new Map<number, Listed>();
  const shown = ({ document, prices }: Listed, priceList: string | undefined): Document => ({
    ...document,
    ...(priceList === undefined ? {} : prices[priceList]),
  });
  const documentOf: DocumentOf = (id, { priceList }) =>
    shown(documents.get(id) ?? { document: {}, prices: {} }, priceList);
  let index = emptyIndex(documentOf, 8, {
    keys: ['sku', 'configurable_children.sku'],
    instants: ['updated_at'],
  });
  addColumns(index, columned);
  addColumns(index, sparse, 'sparse');
  const source: ScanSource = {
    documents: (_, entity, { priceList }) =>
      entity === 'attribute'
        ? definitions
        : [...documents.values()]
            .map((each) => shown(each, priceList))
            .toSorted((one, other) => Number(one['id']) - Number(other['id'])),
    priceSteps: () => [0, 30, 60, 90],
    compareNames: () => new Intl.Collator('en', { numeric: true }).compare,
    random: () => 0.5,
  };
  const plain = scanEngineOf(source);
  const quick = indexEngineOf({
    ...source,
    inSlices,
    plain,
    productsOf: () => index,
    definitions: () => definitions,
    fewAtMost: 8,
  });
  const put = (listed: Listed): void => {
    const { document, prices } = listed;
    documents.set(Number(document['id']), listed);
    putProduct(
      index,
      document,
      new Map(Object.keys(prices).map((priceList) => [priceList, shown(listed, priceList)])),
    );
  };
  const remove = (id: number): void => {
    documents.delete(id);
    removeProduct(index, id);
  };
  const ask = async (queries: readonly EngineQuery[]) => {
    const answersOf = (engine: SearchEngine) =>
      Promise.all(
        queries.map(async (query) => comparableAnswer(await engine.search('iq', 'product', query))),
      );
    return { expected: await answersOf(plain), found: await answersOf(quick) };
  };
  const storeAndRead = (): void => {
    const parts = new Map(storedParts(index).map(([name, part]) => [name, structuredClone(part)]));
    index = indexFrom(documentOf, (name) => parts.get(name));
  };
  /**
   * Makes a second index of the same products, as for another store view, share arrays with the first, and
   * then removes its products.
   */
  const shareAndLeave = (): void => {
    const parts = new Map(storedParts(index).map(([name, part]) => [name, structuredClone(part)]));
    const other = indexFrom(documentOf, (name) => parts.get(name));
    shareEqual([index, other].map((each) => ({ index: each, instants: [] })));
    for (const row of rowsOf(other.alive)) removeProduct(other, other.ids[row] ?? 0);
  };
  return { put, remove, ask, storeAndRead, shareAndLeave };
};

const value = fc.integer({ min: 1, max: 4 });
const orMissing = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
const own = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  name: fc.constantFrom('Red tee', 'Blue tee', 'Steel cup', 'cup 10', 'cup 9', 'كوب أحمر'),
  status: fc.constantFrom(0, 1, 1, 1, 2),
  visibility: fc.constantFrom(1, 2, 3, 4, 4),
  category_ids: fc.uniqueArray(fc.constantFrom('10', '11', '12', '20'), { maxLength: 3 }),
  category: fc.array(fc.record({ name: fc.constantFrom('Cups', 'Tees') }), { maxLength: 2 }),
  final_price: orMissing(fc.constantFrom(0, 10, 29.5, 30, 45, 60, 90, 200)),
  number_of_sales: fc.integer({ min: 0, max: 5 }),
  updated_at: orMissing(
    fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'),
  ),
  stock: fc.record({ is_in_stock: fc.boolean(), qty: fc.integer({ min: 0, max: 3 }) }),
  color: orMissing(value),
  size: orMissing(fc.oneof(value, fc.uniqueArray(value, { maxLength: 3 }))),
  fit: orMissing(value),
  label: orMissing(fc.oneof(fc.constantFrom('a', 'b', '007', '7', '07'), fc.constant(null))),
  material: orMissing(fc.boolean()),
  hidden: orMissing(fc.oneof(value, fc.constantFrom('x', '2'))),
});
const variant = fc.record({
  color: orMissing(value),
  size: orMissing(value),
  fit: orMissing(value),
  status: fc.constantFrom(0, 1, 1, 2),
  final_price: fc.constantFrom(10, 60),
});
const axes = fc.subarray(['color', 'size', 'fit'], { minLength: 1 });
const product = fc.oneof(
  own.map((members): Document => ({ ...members, sku: `S${members.id}`, type_id: 'simple' })),
  fc.tuple(own, axes, fc.array(variant, { maxLength: 4 })).map(([members, codes, variants]): Document => ({
    ...members,
    sku: `T${members.id}`,
    type_id: 'configurable',
    configurable_options: codes.map((attribute_code) => ({ attribute_code })),
    configurable_children: variants.map((each, place) => ({
      ...each,
      id: members.id * 100 + place,
      sku: `T${members.id}-${place}`,
    })),
  })),
);
const prices = fc.option(
  fc.dictionary(
    fc.constantFrom('wholesale', 'club'),
    fc.record({ final_price: fc.constantFrom(0, 5, 29.5, 55, 300), special_price: fc.constantFrom(0, 5) }),
    { maxKeys: 2 },
  ),
  { nil: {} },
);
const listed = <D extends Document>(document: fc.Arbitrary<D>): fc.Arbitrary<Listed> =>
  fc.record({ document, prices });
/** Products with values that the index leaves to the plain engine, such as two types with the same key. */
const oddProduct = fc
  .tuple(
    product,
    fc.constantFrom(
      { color: '1' },
      { color: [true, 1] },
      { label: { a: 1 } },
      { label: 7 },
      { final_price: [10, 10] },
      { number_of_sales: '3' },
      { updated_at: '2026-02-01' },
    ),
  )
  .map(([members, odd]): Document => ({ ...members, ...odd }));

const operand = fc.oneof(
  value,
  value.map(String),
  fc.constantFrom<unknown>(
    'a',
    '007',
    true,
    false,
    null,
    'T3-1',
    10,
    '30',
    60,
    '10',
    '2026-02-01T00:00:00.000Z',
  ),
);
const anyValue = fc.oneof(
  operand,
  fc.array(operand, { maxLength: 3 }),
  fc.constant({}),
  fc
    .tuple(
      fc.constantFrom(
        'eq',
        'neq',
        'gt',
        'gte',
        'lt',
        'lte',
        'from',
        'to',
        'moreq',
        'lteq',
        'or',
        'nor',
        'orGt',
        'orLte',
        'like',
        'matches',
      ),
      operand,
    )
    .map(([operator, given]) => ({ [operator]: given })),
  fc
    .tuple(fc.constantFrom('in', 'nin', 'eq', 'or', 'nor'), fc.array(operand, { maxLength: 3 }))
    .map(([operator, given]) => ({ [operator]: given })),
  fc.tuple(operand, operand).map(([gte, lt]) => ({ gte, lt })),
  fc.constantFrom(
    { like: '%e%' },
    { like: 'S1%' },
    { eq: null },
    { neq: null },
    { or: null },
    { nor: null },
    { orFrom: 10, orTo: 60 },
    { gte: '' },
  ),
);
const field = fc.constantFrom(
  'status',
  'visibility',
  'category_ids',
  'id',
  'sku',
  'color',
  'size',
  'label',
  'material',
  'hidden',
  'final_price',
  'number_of_sales',
  'stock.is_in_stock',
  'updated_at',
  'configurable_children.sku',
  'configurable_children.color',
  'category.name',
  'special_price',
  'nothing',
);
const facet = fc.constantFrom('color', 'size', 'fit', 'price', 'label', 'material', 'hidden');
const listing: AppliedFilter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: ['0', 1] }, scope: 'default' },
];
const filter: fc.Arbitrary<AppliedFilter> = fc.oneof(
  fc.record({ attribute: field, value: anyValue, scope: fc.constant('default' as const) }),
  {
    weight: 3,
    arbitrary: fc.record({
      attribute: fc.oneof({ weight: 3, arbitrary: facet }, field),
      value: fc.oneof(fc.record({ in: fc.uniqueArray(value, { minLength: 1, maxLength: 2 }) }), anyValue),
      scope: fc.constant('catalog' as const),
    }),
  },
);
const popular: SortKey[] = [
  { field: 'stock.is_in_stock', descending: true },
  { field: 'number_of_sales', descending: true },
];
const sorts = fc.oneof(
  fc.constantFrom(
    popular,
    [{ field: 'updated_at', descending: true }],
    [{ field: 'price', descending: false }],
  ),
  fc.uniqueArray(
    fc.record<SortKey>(
      {
        field: fc.constantFrom(
          'name',
          'name.keyword',
          'final_price',
          'price',
          'number_of_sales',
          'stock.is_in_stock',
          'updated_at',
          'color',
          'size',
          'hidden',
          'id',
          'sku',
          'configurable_children.sku',
          'nothing',
          'random',
        ),
        descending: fc.boolean(),
        missing: fc.constant('first'),
        mode: fc.constantFrom('min', 'max'),
      },
      { requiredKeys: ['field', 'descending'] },
    ),
    { maxLength: 3, selector: ({ field }) => field },
  ),
);
const facets = fc.uniqueArray(
  fc.record<AvailableFilter>({
    field: fc.oneof(facet, fc.constantFrom('*', 'category_ids', 'sku')),
    size: fc.constantFrom(1, 2, 1000),
  }),
  { maxLength: 5, selector: ({ field }) => field },
);
const priceList = fc.constantFrom(undefined, 'wholesale', 'club', 'nobody');
const paging = { from: fc.constantFrom(0, 0, 0, 3, 20), size: fc.constantFrom(1, 5, 48, 1000) };
const anyQuery: fc.Arbitrary<EngineQuery> = fc.record({
  applied: fc.array(filter, { maxLength: 3 }),
  available: facets,
  sort: sorts,
  text: fc.constantFrom('', '', 'tee', 'cup', 'احمر', 't3-1'),
  priceList,
  ...paging,
});
const choice = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      attribute: fc.constantFrom('color', 'size', 'fit', 'label', 'material'),
      value: fc.record({
        in: fc.uniqueArray(fc.oneof(value, fc.constantFrom<unknown>('1', '2', 'a', 7, true)), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
      scope: fc.constant('catalog' as const),
    }),
  },
  fc.record({
    attribute: fc.constantFrom('color', 'size', 'fit'),
    value: fc.record({ nin: fc.uniqueArray(value, { minLength: 1, maxLength: 2 }) }),
    scope: fc.constant('catalog' as const),
  }),
  fc.record({
    attribute: fc.constant('price'),
    value: fc.constantFrom({ gte: 10 }, { lte: 60 }, { gte: '10', lte: '90' }),
    scope: fc.constant('catalog' as const),
  }),
);
/** Typical queries of shoppers: listed products, narrowed by a few facets. */
const shoppersQuery: fc.Arbitrary<EngineQuery> = fc.record({
  applied: fc.array(choice, { maxLength: 4 }).map((choices) => [...listing, ...choices]),
  available: facets,
  sort: sorts,
  text: fc.constantFrom('', '', '', 'e'),
  priceList,
  ...paging,
});
const query = fc.oneof({ weight: 2, arbitrary: shoppersQuery }, anyQuery);
const seeded = { seed: 20_261_121 };

describe('indexEngineOf', () => {
  it('answers 2,400 random queries over random products, under any price list, as the plain engine does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listed(product), { maxLength: 60, size: 'max' }),
        fc.array(query, { minLength: 20, maxLength: 20 }),
        async (products, queries) => {
          const { put, ask } = shopOf();
          products.forEach(put);
          const { expected, found } = await ask(queries);
          expect(found).toEqual(expected);
        },
      ),
      { ...seeded, numRuns: 120 },
    );
  });

  it('tells of more attributes than it counts at once as the plain engine does: the first, and those that are filtered by', async () => {
    const many = Array.from({ length: 130 }, (_, place): Document => ({
      id: place,
      attribute_code: `a${place}`,
      position: place,
      is_filterable: true,
      options: [{ value: '1' }, { value: '2' }],
    }));
    const { put, ask } = shopOf(many);
    for (const id of [1, 2, 3])
      put({
        document: {
          id,
          type_id: 'simple',
          ...Object.fromEntries(many.map((_, place) => [`a${place}`, 1 + ((place + id) % 2)])),
        },
        prices: {},
      });
    const applied = [[], ['a7'], ['a120'], ['a120', 'a101'], ['a101', 'a120'], ['nothing']].map((codes) =>
      codes.map((attribute): AppliedFilter => ({ attribute, value: { in: [1] }, scope: 'catalog' })),
    );
    const asked = ['', '', 'nothing'].flatMap((text) =>
      applied.map((each): EngineQuery => ({
        applied: each,
        available: [{ field: '*', size: 10 }],
        sort: [],
        text,
        from: 0,
        size: 5,
      })),
    );
    const { expected, found } = await ask(asked);
    expect(found).toEqual(expected);
    expect(JSON.stringify(found[3])).toContain('"a101"');
  });

  it('answers as the plain engine does over values of several kinds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listed(fc.oneof(product, oddProduct)), { maxLength: 40 }),
        fc.array(query, { minLength: 10, maxLength: 10 }),
        async (products, queries) => {
          const { put, ask } = shopOf();
          products.forEach(put);
          const { expected, found } = await ask(queries);
          expect(found).toEqual(expected);
        },
      ),
      { ...seeded, numRuns: 60 },
    );
  });

  it('answers as the plain engine does after 10,000 random changes, additions and removals, a few at a time, stored and read again or shared with another index now and then', async () => {
    const id = fc.integer({ min: 1, max: 160 });
    const change = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(id, listed(product)).map(([given, { document, ...rest }]): Listed => ({
          ...rest,
          document: { ...document, id: given },
        })),
      },
      id,
    );
    const round = fc.tuple(
      fc.array(change, { minLength: 11, maxLength: 11 }),
      query,
      fc.integer({ min: 0, max: 9 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 200, maxLength: 200 }),
        fc.array(round, { minLength: 140, maxLength: 140 }),
        async (first, rounds) => {
          const { put, remove, ask, storeAndRead, shareAndLeave } = shopOf();
          const apply = (each: Listed | number): void =>
            typeof each === 'number' ? remove(each) : put(each);
          first.forEach(apply);
          const [[, always] = []] = rounds;
          let before: EngineQuery[] = [];
          for (const [changes, asked, chance] of rounds) {
            changes.forEach(apply);
            if (chance === 0) storeAndRead();
            if (chance === 1) shareAndLeave();
            // Repeating an earlier query must return current results.
            const { expected, found } = await ask([
              asked,
              ...before,
              ...(always === undefined ? [] : [always]),
            ]);
            expect(found).toEqual(expected);
            before = [asked];
          }
        },
      ),
      { ...seeded, numRuns: 6, endOnFailure: true },
    );
  }, 120_000);
});
