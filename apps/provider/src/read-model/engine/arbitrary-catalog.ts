import type { AttributeDocument, PriceRow, TaxRule } from '@dijla/contract/client';
import fc from 'fast-check';
import type { StoreView } from '../../call/store-view.ts';
import type { ColdProduct, ColdVariant } from '../../modules/catalog/catalog.ts';
import { priceContextName } from '../../modules/pricing/pricing.ts';
import { placeProducts, placeStocks } from '../feed/apply-changes.ts';
import { placePrices } from '../feed/price-changes.ts';
import { type CatalogMemory, emptyMemory } from './catalog-memory.ts';
import type { Sales, StockRow } from '../overlay/hot-rows.ts';
import type { HotReading } from '../overlay/hot-rows-sql.ts';
import { applySales } from '../feed/sales-changes.ts';
import type { EngineQuery } from '@dijla/search-index/core/search-engine';
import type { Taxes } from '../overlay/taxes.ts';

const store: StoreView = {
  code: 'ar',
  id: 1,
  name: 'العربية',
  language: 'ar',
  locale: 'ar-IQ',
  direction: 'rtl',
  currency: {
    code: 'IQD',
    scale: 0,
    symbol: 'د.ع',
    sign_placement: 'append',
    decimal_separator: '.',
    thousands_separator: ',',
  },
  base_currency: { code: 'USD', scale: 2 },
  price_list: 'general',
  index_name: 'iq',
  root_category_id: 2,
  is_default: false,
  default_country: 'IQ',
  default_region_id: 611,
  source_price_includes_tax: true,
  customer_tax_class_id: 3,
  cash_step: 0,
  only_left_below: 5,
  price_steps: [0, 20, 40],
};
/** The same shop with prices in another currency and tax added on top. */
const secondStore: StoreView = {
  ...store,
  code: 'en',
  id: 2,
  index_name: 'iq_en',
  currency: { ...store.currency, code: 'USD', scale: 2 },
  source_price_includes_tax: false,
};
/** A filterable attribute with three options. */
export const anAttributeOf = (id: number, attribute_code: string): AttributeDocument =>
  ({
    id,
    attribute_id: id,
    attribute_code,
    position: id,
    is_filterable: true,
    options: [1, 2, 3].map((value) => ({ value: String(value), label: `${attribute_code} ${value}` })),
  }) as unknown as AttributeDocument;
const productIds = 60;
const cold = (id: number, changes: Partial<ColdProduct>): ColdProduct => ({
  id,
  sku: `S${id}`,
  type_id: 'simple',
  attribute_set_id: null,
  name: `Cup ${id}`,
  meta_title: '',
  meta_description: '',
  has_options: 0,
  required_options: 0,
  product_links: [],
  description: '',
  short_description: '',
  slug: `s${id}`,
  url_key: `s${id}`,
  url_path: `s${id}`,
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  category_ids: ['10'],
  category: [],
  image: null,
  small_image: null,
  thumbnail: null,
  media_gallery: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-03-01T00:00:00Z');
const dayAt = fc.integer({ min: -20, max: 40 }).map((days) => new Date(start + days * day).toISOString());
const id = fc.integer({ min: 1, max: productIds });
const value = fc.integer({ min: 1, max: 3 });
const priceRows: fc.Arbitrary<PriceRow[]> = fc
  .tuple(
    fc.constantFrom(10, 20, 30, 50),
    fc.option(fc.tuple(fc.constantFrom(5, 15), fc.option(dayAt), fc.option(dayAt))),
  )
  .map(([amount, special]) => [
    { kind: 'regular', amount, min_qty: 1, from: null, until: null },
    ...(special === null
      ? []
      : [{ kind: 'special' as const, amount: special[0], min_qty: 1, from: special[1], until: special[2] }]),
  ]);
const tierRows: fc.Arbitrary<PriceRow[]> = fc
  .constantFrom(4, 12)
  .map((amount) => [{ kind: 'regular', amount, min_qty: 3, from: null, until: null }]);
const stockRow: fc.Arbitrary<StockRow | undefined> = fc.option(
  fc.record({
    qty: fc.integer({ min: 0, max: 2 }),
    manage_stock: fc.boolean(),
    is_in_stock: fc.boolean(),
    min_sale_qty: fc.constant(1),
    max_sale_qty: fc.constant(9),
  }),
  { nil: undefined },
);
const reading: fc.Arbitrary<HotReading> = fc.record({
  prices: fc.record(
    {
      'general:IQD': priceRows,
      'wholesale:IQD': fc.oneof(priceRows, tierRows),
      'club:IQD': priceRows,
      'club:USD': priceRows,
      'general:USD': priceRows,
    },
    { requiredKeys: ['general:IQD'] },
  ),
  amounts: fc.constant(undefined),
  stock: stockRow,
  sales: fc.integer({ min: 0, max: 4 }),
  trend: fc.integer({ min: -3, max: 3 }),
  rating: fc.constant(undefined),
  reviews: fc.constant(undefined),
  boundaries: fc.constant([]),
});
const unread: HotReading = {
  prices: {},
  amounts: undefined,
  stock: undefined,
  sales: 0,
  trend: 0,
  rating: undefined,
  reviews: undefined,
  boundaries: [],
};
const variantOf = (part: number, members: object): ColdVariant => ({
  id: part,
  sku: `S${part}`,
  name: 'Cup',
  status: 1,
  visibility: 1,
  image: null,
  tax_class_id: 2,
  url_key: `s${part}`,
  url_path: `s${part}`,
  ...members,
});
const taxClass = fc.constantFrom(2, 2, 2, 4);
const coldMembers = fc.record(
  {
    tax_class_id: taxClass,
    color: value,
    size: value,
    brand: value,
    created_at: dayAt,
    visibility: fc.constantFrom(1, 4, 4),
    status: fc.constantFrom(1, 1, 2),
  },
  { requiredKeys: [] },
);
const links = [1, 2].map((link) => ({ id: link, title: 'Cup', price: 0 }));
const product = fc.oneof(
  fc.tuple(id, coldMembers).map(([given, members]) =>
    cold(given, {
      ...(members as Partial<ColdProduct>),
      type_id: 'downloadable',
      links_purchased_separately: 1,
      extension_attributes: { downloadable_product_links: links },
    } as Partial<ColdProduct>),
  ),
  fc.tuple(id, coldMembers).map(([given, members]) => cold(given, members as Partial<ColdProduct>)),
  fc
    .tuple(
      id,
      coldMembers,
      fc.uniqueArray(fc.tuple(id, value, value, fc.constantFrom(1, 1, 2), taxClass), {
        maxLength: 3,
        selector: ([part]) => part,
      }),
    )
    .map(([given, members, parts]) =>
      cold(given, {
        ...(members as Partial<ColdProduct>),
        type_id: 'configurable',
        configurable_options: [
          { attribute_code: 'color' },
          { attribute_code: 'size' },
        ] as ColdProduct['configurable_options'],
        configurable_children: parts.map(([part, color, size, status, tax_class_id]) =>
          variantOf(part, { color, size, status, tax_class_id }),
        ),
      }),
    ),
  fc.tuple(id, coldMembers, fc.uniqueArray(id, { maxLength: 3 })).map(([given, members, parts]) =>
    cold(given, {
      ...(members as Partial<ColdProduct>),
      type_id: 'grouped',
      product_links: parts.map((part, position) => ({
        sku: `S${given}`,
        link_type: 'associated',
        linked_product_sku: `S${part}`,
        linked_product_type: 'simple',
        position,
      })),
    }),
  ),
  fc
    .tuple(
      id,
      coldMembers,
      fc.array(fc.tuple(fc.uniqueArray(id, { maxLength: 3 }), value, fc.boolean()), { maxLength: 3 }),
    )
    .map(([given, members, parts]) =>
      cold(given, {
        ...(members as Partial<ColdProduct>),
        type_id: 'bundle',
        bundle_options: parts.map(([choices, qty, required], option_id) => ({
          option_id,
          title: 'Cup',
          required,
          type: 'select',
          position: option_id,
          sku: `S${given}`,
          product_links: choices.map((part, position) => ({
            id: position,
            sku: `S${part}`,
            option_id,
            qty,
            position,
            is_default: position === 1,
            price: 0,
            price_type: null,
            can_change_quantity: false,
          })),
        })),
      }),
    ),
);

/** A product's stock row. */
export const arbitraryStock: fc.Arbitrary<[number, StockRow | undefined]> = fc.tuple(id, stockRow);
/** A product's prices. */
export const arbitraryPrices: fc.Arbitrary<[number, HotReading]> = fc.tuple(id, reading);
/** A product's sales. */
export const arbitrarySales: fc.Arbitrary<[number, Sales]> = fc.tuple(
  id,
  fc.record({ sales: fc.integer({ min: 0, max: 4 }), trend: fc.integer({ min: -3, max: 3 }) }),
);
/** A product's hot rows. */
export const arbitraryRows: fc.Arbitrary<[number, HotReading]> = fc.tuple(id, reading);

export type Change = (memory: CatalogMemory, clock: { now: number }) => void;
/** Prices, stock, sales or a product are set or removed, or the day changes. */
export const arbitraryChange: fc.Arbitrary<Change> = fc.oneof(
  arbitraryStock.map(
    (stock): Change =>
      (memory) =>
        placeStocks(memory, new Map([stock])),
  ),
  arbitraryPrices.map(
    (prices): Change =>
      (memory) =>
        placePrices(memory, new Map([prices])),
  ),
  arbitrarySales.map(
    (sales): Change =>
      (memory) =>
        void applySales(memory, new Map([sales])),
  ),
  arbitraryRows.map(
    ([given, hot]): Change =>
      (memory) =>
        placeProducts(memory, { hot: new Map([[given, hot]]), products: new Map() }),
  ),
  fc.tuple(product, reading).map(
    ([saved, hot]): Change =>
      (memory) =>
        placeProducts(memory, {
          hot: new Map([[saved.id, hot]]),
          products: new Map([[saved.id, { ar: saved, en: saved }]]),
        }),
  ),
  id.map(
    (given): Change =>
      (memory) =>
        placeProducts(memory, { hot: new Map([[given, unread]]), products: new Map([[given, {}]]) }),
  ),
  fc.integer({ min: -20, max: 40 }).map(
    (days): Change =>
      (_, clock) =>
        void (clock.now = start + days * day),
  ),
);
/** Tax class of customer groups with their own price context. */
export const priceContextClass = 7;
export const arbitraryPriceContexts = ['general', 'wholesale'].map((price_list) =>
  priceContextName({ price_list, tax_class_id: priceContextClass }),
);
/** Hot rows of a product with the same price for everyone. */
export const priced: HotReading = {
  prices: { 'general:IQD': [{ kind: 'regular', amount: 11_000, min_qty: 1, from: null, until: null }] },
  amounts: undefined,
  stock: undefined,
  sales: 0,
  trend: 0,
  rating: undefined,
  reviews: undefined,
  boundaries: [],
};

const ruleOf = (id: number, customerClass: number, rate: number): TaxRule => ({
  id,
  code: `of ${customerClass}`,
  priority: 0,
  position: 0,
  customer_tax_class_ids: [customerClass],
  product_tax_class_ids: [2],
  tax_rate_ids: [id],
  calculate_subtotal: false,
  rates: [{ id, tax_country_id: 'IQ', tax_region_id: 0, tax_postcode: '*', rate, code: 'IQ', titles: [] }],
});

/** Tax rules with this rate for everyone, and twice the rate for groups with their own price context. */
export const taxed = (rate: number): Taxes => ({
  rules: [ruleOf(1, 3, rate), ruleOf(2, priceContextClass, 2 * rate)],
  priceContexts: arbitraryPriceContexts,
});

export const arbitraryQuery: fc.Arbitrary<EngineQuery> = fc.record({
  applied: fc
    .tuple(
      fc.subarray([
        { attribute: 'visibility', value: { in: [2, 3, 4] } },
        { attribute: 'status', value: { in: [0, 1] } },
        { attribute: 'stock.is_in_stock', value: 1 },
        { attribute: 'special_price', value: { gt: 0 } },
        { attribute: 'new', value: 1 },
        { attribute: 'price', value: { gte: 12 } },
        { attribute: 'tier_prices', value: { eq: null } },
        { attribute: 'id', value: { in: [3, '7', 12, 30, 999, 'x'] } },
        { attribute: 'id', value: { nin: [5, 12] } },
        { attribute: 'id', value: { lt: 40 } },
      ]),
      fc.subarray([
        { attribute: 'color', value: { in: ['1', 2] } },
        { attribute: 'size', value: { in: [1, 3] } },
        { attribute: 'price', value: { gte: 10, lte: 30 } },
      ]),
    )
    .map(([defaults, facets]) => [
      ...defaults.map((each) => ({ ...each, scope: 'default' as const })),
      ...facets.map((each) => ({ ...each, scope: 'catalog' as const })),
    ]),
  available: fc
    .constantFrom(undefined, [
      { to: 15 },
      { from: 10, to: 30 },
      { from: 5.5, to: 30 },
      { from: 30, to: 10 },
      {},
    ])
    .chain((ranges) =>
      fc.subarray([
        { field: '*', size: 100 },
        { field: 'price', size: 2, ...(ranges && { ranges }) },
        { field: 'sale', size: 5 },
      ]),
    ),
  sort: fc.constantFrom(
    [],
    [
      { field: 'stock.is_in_stock', descending: true },
      { field: 'number_of_sales', descending: true },
    ],
    [{ field: 'price', descending: false }],
    [{ field: 'created_at', descending: true }],
  ),
  text: fc.constantFrom('', '', 'cup 1', 's7'),
  priceList: fc.constantFrom(
    undefined,
    undefined,
    'general',
    'wholesale',
    'club',
    'nobody',
    ...arbitraryPriceContexts,
  ),
  from: fc.constantFrom(0, 5),
  size: fc.constantFrom(5, 48),
});

/** A shop with one or two store views and sixty simple products whose prices have not been read yet. */
export const catalogInMemory = (views: 1 | 2 = 1): { memory: CatalogMemory; clock: { now: number } } => {
  const memory = emptyMemory([store, secondStore].slice(0, views));
  for (const each of [anAttributeOf(1, 'color'), anAttributeOf(2, 'size'), anAttributeOf(3, 'brand')])
    for (const { attributes } of memory.views) attributes.set(each.id, each);
  // Parts are products too: their skus tell which products contain them.
  for (let given = 1; given <= productIds; given += 1)
    placeProducts(memory, {
      hot: new Map([[given, unread]]),
      products: new Map([[given, { ar: cold(given, {}), en: cold(given, {}) }]]),
    });
  return { memory, clock: { now: start } };
};
