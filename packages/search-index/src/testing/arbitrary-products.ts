import fc from 'fast-check';
import type {
  AppliedFilter,
  AvailableFilter,
  Document,
  EngineQuery,
  SortKey,
} from '../core/search-engine.ts';

/** A product and its prices under price lists. */
export type Listed = { document: Document; prices: Readonly<Record<string, Document>> };

/** Definitions of attributes, some of which products can be filtered by. */
export const definitions: readonly Document[] = [
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
  {
    id: 7,
    attribute_code: 'brand',
    position: 6,
    is_filterable: true,
    options: [
      { value: '1', label: 'Tefal' },
      { value: '2', label: 'Red Cup' },
      { value: '3', label: 'كوب' },
    ],
  },
  { id: 5, attribute_code: 'hidden', position: 4, is_filterable: false, options: [{ value: '1' }] },
];

const value = fc.integer({ min: 1, max: 4 });
const orMissing = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
const own = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  name: fc.constantFrom(
    'Red tee',
    'Blue tee',
    'Steel cup',
    'cup 10',
    'cup 9',
    'كوب أحمر',
    'Tee, “red” (cups)',
    'كُوب، Cup',
    'Cups (cups)',
  ),
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
  brand: orMissing(value),
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
/** Simple and configurable products. */
export const product = fc.oneof(
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
/** Products with prices of their own under some price lists. */
export const listed = <D extends Document>(document: fc.Arbitrary<D>): fc.Arbitrary<Listed> =>
  fc.record({ document, prices });
/** Products with values that the index leaves to the plain engine, such as two types with the same key. */
export const oddProduct = fc
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
/** The filters of what is listed. */
export const listing: readonly AppliedFilter[] = [
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
/** Queries of every kind. */
export const query = fc.oneof({ weight: 2, arbitrary: shoppersQuery }, anyQuery);
