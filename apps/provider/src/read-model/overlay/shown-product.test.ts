import { isCold, isPriced } from '@dijla/search-index/core/product-index/field-origins';
import type { PriceRow } from '@dijla/contract/client';
import { productDocument } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import type { StoreView } from '../../call/store-view.ts';
import type { ColdProduct, ColdVariant } from '../../modules/catalog/catalog.ts';
import type { StockRow } from './hot-rows.ts';
import { priceKeys } from './shown-prices.ts';
import { changedLast, changesNext, listsOf, type Overlay, shownProduct } from './shown-product.ts';

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
  index_name: 'iq_catalog_ar',
  root_category_id: 2,
  is_default: false,
  default_country: 'IQ',
  default_region_id: 611,
  source_price_includes_tax: true,
  customer_tax_class_id: 3,
  cash_step: 0,
  only_left_below: 5,
  price_steps: [0, 50_000],
};
const now = Date.parse('2026-11-20T00:00:00Z');
const regular = (amount: number): PriceRow => ({
  kind: 'regular',
  amount,
  min_qty: 1,
  from: null,
  until: null,
});
const special = (amount: number, from: string | null, until: string | null): PriceRow => ({
  kind: 'special',
  amount,
  min_qty: 1,
  from,
  until,
});
const stock = (qty: number, changes: Partial<StockRow> = {}): StockRow => ({
  qty,
  manage_stock: true,
  is_in_stock: true,
  min_sale_qty: 1,
  max_sale_qty: 100,
  ...changes,
});

type Given = {
  amounts?: Overlay['hot']['amounts'];
  ratings?: Overlay['hot']['ratings'];
  products?: readonly ColdProduct[];
};
const overlay = (
  prices: Record<number, PriceRow[]>,
  levels: Record<number, StockRow> = {},
  { amounts = new Map(), ratings = new Map(), products = [] }: Given = {},
): Overlay => ({
  store,
  priceList: 'general',
  keys: priceKeys(store, 'general'),
  priceContexts: [],
  productOf: (sku) => products.find((product) => product.sku === sku),
  idOf: (sku) => products.find((product) => product.sku === sku)?.id,
  hot: {
    amounts,
    ratings,
    reviews: new Map(),
    prices: new Map(Object.entries(prices).map(([id, rows]) => [Number(id), { 'general:IQD': rows }])),
    stock: new Map(Object.entries(levels).map(([id, row]) => [Number(id), row])),
    sales: new Map([[1, 12]]),
    trends: new Map([[1, 5]]),
  },
  taxRateOf: () => 0,
});
const mug: ColdProduct = {
  id: 1,
  sku: 'MUG',
  type_id: 'simple',
  attribute_set_id: null,
  name: 'Mug',
  meta_title: '',
  meta_description: '',
  has_options: 0,
  required_options: 0,
  product_links: [],
  description: '',
  short_description: '',
  slug: 'mug',
  url_key: 'mug',
  url_path: 'mug',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  category_ids: [],
  category: [],
  image: null,
  small_image: null,
  thumbnail: null,
  media_gallery: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const variant = (id: number, status = 1): ColdVariant => ({
  id,
  sku: `TEE-${id}`,
  name: 'Tee',
  status,
  visibility: 1,
  image: null,
  tax_class_id: 2,
  url_key: `tee-${id}`,
  url_path: `tee-${id}`,
});
const tee: ColdProduct = {
  ...mug,
  sku: 'TEE',
  type_id: 'configurable',
  configurable_options: [],
  configurable_children: [variant(2), variant(3), variant(4, 2)],
};

describe('shownProduct', () => {
  it('lays price, stock and sales over a simple product', () => {
    const shown = shownProduct(mug, overlay({ 1: [regular(12_000)] }, { 1: stock(40) }), now);
    expect(productDocument.parse(shown)).toMatchObject({
      price: 12_000,
      number_of_sales: 12,
      sales_trend: 5,
      new: 0,
      sale: 0,
      stock: {
        product_id: 1,
        qty: 40,
        is_in_stock: true,
        manage_stock: true,
        min_sale_qty: 1,
        max_sale_qty: 100,
      },
    });
  });

  it('gives a configurable the prices of its cheapest enabled variant and the stock of all enabled', () => {
    const shown = shownProduct(
      tee,
      overlay(
        { 2: [regular(15_000)], 3: [regular(14_000)], 4: [regular(1000)] },
        { 2: stock(7), 3: stock(0), 4: stock(9) },
      ),
      now,
    );
    expect(shown).toMatchObject({
      price: 14_000,
      stock: { product_id: 1, qty: 7, is_in_stock: true },
      configurable_children: [
        { price: 14_000, stock: { is_in_stock: false } },
        { price: 15_000, stock: { qty: 7 } },
        { price: 1000 },
      ],
    });
  });

  it.each<[string, Record<number, PriceRow[]>, Record<number, StockRow>, string[]]>([
    [
      'price',
      { 2: [regular(15_000)], 3: [regular(14_000)], 4: [regular(13_000)] },
      { 2: stock(1), 3: stock(0), 4: stock(1) },
      ['TEE-4', 'TEE-3', 'TEE-2'],
    ],
    [
      'the price of the day',
      {
        2: [regular(15_000), special(9000, null, null)],
        3: [regular(14_000)],
        4: [regular(10_000), special(8000, '2026-12-01T00:00:00Z', null)],
      },
      {},
      ['TEE-2', 'TEE-4', 'TEE-3'],
    ],
    [
      'stock where the price is the same',
      { 2: [regular(9000)], 3: [regular(9000)], 4: [regular(9000)] },
      { 2: stock(0), 3: stock(4), 4: stock(9) },
      ['TEE-3', 'TEE-4', 'TEE-2'],
    ],
    [
      'the order of the catalogue where both are the same',
      { 2: [regular(9000)], 3: [regular(9000)], 4: [regular(9000)] },
      { 2: stock(1), 3: stock(9), 4: stock(5) },
      ['TEE-2', 'TEE-3', 'TEE-4'],
    ],
  ])('5.25: orders variants by %s', (_, prices, levels, expected) => {
    const ofThree = { ...tee, configurable_children: [variant(2), variant(3), variant(4)] };
    expect(
      shownProduct(ofThree, overlay(prices, levels), now).configurable_children?.map(({ sku }) => sku),
    ).toEqual(expected);
  });

  it('passes over a variant whose price is unknown', () => {
    expect(shownProduct(tee, overlay({ 2: [regular(15_000)] }), now).price).toBe(15_000);
  });

  it('leaves the cold document as it was', () => {
    const before = structuredClone(tee);
    shownProduct(tee, overlay({ 2: [regular(15_000)] }), now);
    expect(tee).toEqual(before);
  });

  it.each([
    ['switched off', stock(40, { is_in_stock: false }), false],
    ['nothing left', stock(0), false],
    ['nothing left and nobody counts', stock(0, { manage_stock: false }), true],
  ])('says whether goods are there when %s', (_, row, is_in_stock) => {
    expect(shownProduct(mug, overlay({}, { 1: row }), now).stock.is_in_stock).toBe(is_in_stock);
  });

  it('is not there when nobody ever counted it', () => {
    expect(shownProduct(mug, overlay({}), now).stock).toMatchObject({ qty: 0, is_in_stock: false });
  });

  it('is new for thirty days, or when marked so', () => {
    const shownNew = (created_at: string, marked: object = {}) =>
      shownProduct({ ...mug, ...marked, created_at }, overlay({}), now).new;
    expect([
      shownNew('2026-10-21T00:00:00.001Z'),
      shownNew('2026-10-21T00:00:00.000Z'),
      shownNew('2020-01-01T00:00:00Z', { new: 1 }),
    ]).toEqual([1, 0, 1]);
  });
});

const part = (id: number, changes: Partial<ColdProduct> = {}): ColdProduct => ({
  ...mug,
  id,
  sku: `P${id}`,
  ...changes,
});
const link = (sku: string, qty: number, is_default = false) => ({
  id: 70,
  sku,
  option_id: 7,
  qty,
  position: 0,
  is_default,
  price: 0,
  price_type: null,
  can_change_quantity: false,
});
const bundlePart = (
  required: boolean,
  product_links: ReturnType<typeof link>[],
  type: 'radio' | 'checkbox' = 'radio',
) => ({ option_id: 7, title: 'Part', required, type, position: 0, sku: 'KIT', product_links });
const kit = (...bundle_options: ReturnType<typeof bundlePart>[]): ColdProduct => ({
  ...mug,
  id: 9,
  sku: 'KIT',
  type_id: 'bundle',
  bundle_options,
});
const parts = [part(11), part(12), part(13), part(14, { status: 2 }), part(16)];
const partPrices = {
  11: [regular(10_000)],
  12: [regular(7000), special(5000, null, null)],
  13: [regular(3000)],
  14: [regular(1)],
  16: [regular(4000), { ...regular(3500), min_qty: 2 }],
};

describe('shownProduct of what is made of others', () => {
  it.each<[string, ColdProduct, object]>([
    [
      'its default choices, as many as they count',
      kit(bundlePart(true, [link('P11', 1), link('P12', 2, true)])),
      { price: 10_000, original_price: 14_000, special_price: 10_000, prices: [] },
    ],
    [
      'the first choice of a required part without a default',
      kit(bundlePart(true, [link('P11', 1), link('P12', 1)]), bundlePart(true, [link('P13', 1)])),
      { price: 13_000, special_price: 0 },
    ],
    [
      'nothing of a part that is not required and has no default',
      kit(bundlePart(true, [link('P11', 1)]), bundlePart(false, [link('P13', 1)])),
      { price: 10_000 },
    ],
    [
      'all defaults of a part of which several can be taken',
      kit(bundlePart(true, [link('P11', 1, true), link('P13', 1, true)], 'checkbox')),
      { price: 13_000 },
    ],
    ['many of a part at the price of many', kit(bundlePart(true, [link('P16', 2)])), { price: 7000 }],
    [
      'no choice that cannot be sold',
      kit(bundlePart(true, [link('P14', 1, true), link('P13', 1)])),
      { price: 3000 },
    ],
    [
      'no price while one of its choices has none',
      kit(bundlePart(true, [link('P11', 1)]), bundlePart(true, [link('P15', 1)])),
      { price: 0, final_price: 0 },
    ],
  ])('gives a bundle the price of %s', (_, product, expected) => {
    expect(
      productDocument.parse(
        shownProduct(product, overlay(partPrices, {}, { products: [...parts, part(15)] }), now),
      ),
    ).toMatchObject(expected);
  });

  it.each<[string, Record<number, StockRow>, object]>([
    ['as often as its scarcest part', { 11: stock(7), 12: stock(9) }, { qty: 4, is_in_stock: true }],
    ['not without a required part', { 11: stock(7), 12: stock(1) }, { qty: 0, is_in_stock: false }],
    [
      'from the best choice of a part',
      { 11: stock(0), 13: stock(5), 12: stock(8) },
      { qty: 4, is_in_stock: true },
    ],
  ])('has a bundle in stock %s', (_, levels, expected) => {
    const product = kit(
      bundlePart(true, [link('P11', 1), link('P13', 1)]),
      bundlePart(true, [link('P12', 2)]),
      bundlePart(false, [link('P13', 1)]),
    );
    expect(shownProduct(product, overlay(partPrices, levels, { products: parts }), now).stock).toMatchObject(
      expected,
    );
  });

  it('gives a group the price of all its members, each as often as it counts, and the stock of any', () => {
    const member = (linked_product_sku: string, qty: number) => ({
      sku: 'SET',
      link_type: 'associated' as const,
      linked_product_sku,
      linked_product_type: 'simple' as const,
      position: 0,
      extension_attributes: { qty },
    });
    const group: ColdProduct = {
      ...mug,
      id: 9,
      sku: 'SET',
      type_id: 'grouped',
      product_links: [member('P11', 2), member('P12', 1), member('P14', 5)],
    };
    expect(
      shownProduct(group, overlay(partPrices, { 11: stock(0), 12: stock(3) }, { products: parts }), now),
    ).toMatchObject({
      price: 25_000,
      original_price: 27_000,
      stock: { product_id: 9, qty: 3, is_in_stock: true },
    });
  });

  it('prices a download of links sold one by one with the cheapest, and each link with its own', () => {
    const linked = (id: number) => ({
      id,
      title: 'Film',
      sort_order: 0,
      is_shareable: 0 as const,
      price: 0,
      number_of_downloads: 0,
      link_type: 'file' as const,
      sample_type: null,
    });
    const film: ColdProduct = {
      ...mug,
      type_id: 'downloadable',
      links_purchased_separately: 1,
      extension_attributes: { downloadable_product_links: [linked(5), linked(6)] },
    };
    const amounts = new Map([[1, { 'link:5': { IQD: 12_000, USD: 900 }, 'link:6': { IQD: 9000 } }]]);
    expect(shownProduct(film, overlay({ 1: [regular(0)] }, {}, { amounts }), now)).toMatchObject({
      price: 9000,
      extension_attributes: {
        downloadable_product_links: [
          { id: 5, price: 12_000 },
          { id: 6, price: 9000 },
        ],
      },
    });
  });

  it('W7: names options by types that every client knows, and the real type beside', () => {
    const typed = (
      type: 'field' | 'area' | 'date' | 'multiple' | 'checkbox' | 'radio',
      option_id: number,
    ) => ({
      option_id,
      title: 'Words',
      type,
      is_require: true,
      sort_order: 0,
      max_characters: null,
      price: 0,
      price_type: 'fixed' as const,
      values: [],
    });
    const shown = shownProduct(
      {
        ...mug,
        custom_options: (['field', 'area', 'date', 'multiple', 'checkbox', 'radio'] as const).map(typed),
      },
      overlay({ 1: [regular(20_000)] }),
      now,
    );
    expect(shown.custom_options?.map(({ type, input_type }) => [type, input_type])).toEqual([
      ['field', undefined],
      ['field', 'area'],
      ['field', 'date'],
      ['checkbox', 'multiple'],
      ['checkbox', undefined],
      ['radio', undefined],
    ]);
  });

  it('lays what options cost over them, and leaves percentages', () => {
    const value = (option_type_id: number, changes: object) => ({
      option_type_id,
      title: 'Gold',
      sort_order: 0,
      price: 0,
      price_type: 'fixed' as const,
      ...changes,
    });
    const option = (option_id: number, values: ReturnType<typeof value>[]) => ({
      option_id,
      title: 'Engraving',
      type: 'field' as const,
      is_require: false,
      sort_order: 0,
      max_characters: null,
      price: 0,
      price_type: 'fixed' as const,
      values,
    });
    const ring: ColdProduct = {
      ...mug,
      custom_options: [
        option(3, []),
        option(4, [value(8, {}), value(9, { price: 10, price_type: 'percent' })]),
      ],
    };
    const amounts = new Map([[1, { 'option:3': { IQD: 2000 }, 'value:8': { IQD: 5000 } }]]);
    expect(shownProduct(ring, overlay({ 1: [regular(20_000)] }, {}, { amounts }), now)).toMatchObject({
      price: 20_000,
      custom_options: [{ price: 2000 }, { price: 0, values: [{ price: 5000 }, { price: 10 }] }],
    });
  });
});

describe('shownProduct of what changes often', () => {
  it('tells how a product is rated', () => {
    expect(
      shownProduct(
        mug,
        overlay({}, {}, { ratings: new Map([[1, { rating_summary: 84, reviews_count: 5 }]]) }),
        now,
      ),
    ).toMatchObject({ rating_summary: 84, reviews_count: 5 });
    expect(shownProduct(mug, overlay({}), now)).toMatchObject({ rating_summary: 0, reviews_count: 0 });
  });

  it('tells what many pieces cost each, where that is less', () => {
    const tier = (amount: number, min_qty: number): PriceRow => ({ ...regular(amount), min_qty });
    const shown = shownProduct(
      mug,
      overlay({ 1: [regular(1000), tier(900, 5), tier(950, 8), tier(800, 10)] }),
      now,
    );
    expect(shown.tier_prices).toEqual([
      { customer_group_id: 32_000, qty: 5, value: 900 },
      { customer_group_id: 32_000, qty: 10, value: 800 },
    ]);
  });
});

describe('shownProduct under a price list', () => {
  const tier = (amount: number, min_qty: number): PriceRow => ({ ...regular(amount), min_qty });
  const under = (priceList: string, wholesale: PriceRow[]): Overlay => {
    const base = overlay({ 1: [regular(24_000), tier(22_500, 3)] });
    return {
      ...base,
      priceList,
      keys: priceKeys(store, priceList),
      hot: {
        ...base.hot,
        prices: new Map([
          [1, { ...base.hot.prices.get(1), 'wholesale:IQD': wholesale, 'club:USD': [regular(1)] }],
        ]),
      },
    };
  };

  it.each<[string, string, PriceRow[], number, { qty: number; value: number }[]]>([
    [
      "the list's prices only, where it says what one costs",
      'wholesale',
      [regular(21_500), tier(19_500, 10)],
      21_500,
      [{ qty: 10, value: 19_500 }],
    ],
    [
      "the list's beside the store's, where it says what many cost",
      'wholesale',
      [tier(19_500, 10)],
      24_000,
      [
        { qty: 3, value: 22_500 },
        { qty: 10, value: 19_500 },
      ],
    ],
    [
      "the list's beside the store's, where it says what one costs for some days",
      'wholesale',
      [{ ...regular(21_500), until: '2026-11-01T00:00:00Z' }],
      24_000,
      [{ qty: 3, value: 22_500 }],
    ],
    ["the store's, where the list has none", 'club', [regular(21_500)], 24_000, [{ qty: 3, value: 22_500 }]],
  ])('has %s', (_, priceList, wholesale, price, tiers) => {
    const shown = shownProduct(mug, under(priceList, wholesale), now);
    expect([shown.final_price, shown.tier_prices.map(({ qty, value }) => ({ qty, value }))]).toEqual([
      price,
      tiers,
    ]);
  });

  it("may be another only under lists that have prices of it, or of a part, in the store's currency", () => {
    const { hot } = under('general', [regular(1)]);
    const part: ColdProduct = { ...tee, id: 9, configurable_children: [variant(1)] };
    expect(
      [mug, part, { ...mug, id: 7 }].map((product) => [...listsOf(product, { ...overlay({}), hot })]),
    ).toEqual([['wholesale'], ['wholesale'], []]);
  });
});

describe('isPriced', () => {
  it.each([
    ['final_price', true],
    ['sale', true],
    ['configurable_children', true],
    ['configurable_children.final_price', true],
    ['configurable_children.sku', false],
    ['stock.qty', false],
    ['name', false],
  ])('is of %s %s', (field, expected) => {
    expect(isPriced(field)).toBe(expected);
  });
});

describe('changesNext', () => {
  it('is the next end of a window of the product or a variant', () => {
    const rows = {
      1: [special(9, '2026-01-01T00:00:00Z', '2026-12-08T00:00:00Z')],
      3: [special(9, '2026-12-01T00:00:00Z', null)],
    };
    expect(changesNext(tee, overlay(rows), now)).toBe(Date.parse('2026-12-01T00:00:00Z'));
  });

  it('is the end of being new', () => {
    expect(changesNext({ ...mug, created_at: '2026-11-19T00:00:00Z' }, overlay({}), now)).toBe(
      Date.parse('2026-12-19T00:00:00Z'),
    );
  });

  it('is never when nothing is dated', () => {
    expect(changesNext(mug, overlay({ 1: [regular(5)] }), now)).toBe(Infinity);
  });
});

describe('changedLast', () => {
  it('is the last end of a window that has passed, or when the product stopped being new', () => {
    const rows = { 1: [special(9, '2026-11-01T00:00:00Z', '2026-11-19T00:00:00Z')] };
    expect(changedLast(tee, overlay(rows), now)).toBe(Date.parse('2026-11-19T00:00:00Z'));
    expect(changedLast(tee, overlay({}), now)).toBe(Date.parse('2026-01-31T00:00:00Z'));
  });

  it('is never for what is new and has nothing dated', () => {
    expect(changedLast({ ...mug, created_at: '2026-11-19T00:00:00Z' }, overlay({}), now)).toBe(-Infinity);
  });
});

describe('isCold', () => {
  it.each<[string, ColdProduct]>([
    ['a simple product', mug],
    ['a configurable', tee],
    ['what has options', { ...mug, custom_options: [], extension_attributes: {} }],
  ])('is true of no member that is laid over %s', (_, product) => {
    const shown: Readonly<Record<string, unknown>> = shownProduct(
      product,
      overlay({ 1: [regular(9)], 2: [regular(5)] }, { 1: stock(4) }),
      now,
    );
    expect(
      Object.keys(shown).filter((member) => isCold(member) && shown[member] !== product[member]),
    ).toEqual([]);
  });

  it('reads a dotted field by its first part', () => {
    expect([
      isCold('category.name'),
      isCold('stock.is_in_stock'),
      isCold('configurable_children.sku'),
    ]).toEqual([true, false, false]);
  });
});
