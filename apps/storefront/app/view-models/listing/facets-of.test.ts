import { describe, expect, it } from 'vitest';
import { type FacetAnswer, type FacetContext, facetsOf, offeredValues } from './facets-of.ts';

const terms = (counts: Record<string, number>) => ({
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key: Number(key), doc_count })),
});
const attribute = (code: string, options: object[], changes: object = {}) => ({
  attribute_code: code,
  frontend_label: code.toUpperCase(),
  frontend_input: 'select',
  options,
  ...changes,
});
const option = (value: number, label: string, hex?: string) => ({
  value: String(value),
  label,
  ...(hex === undefined ? {} : { hex }),
});

const black = option(49, 'Black', '#222226');
const red = option(58, 'Red', '#a82a2c');
const answer: FacetAnswer = {
  aggregations: {
    agg_terms_color: terms({ 49: 2 }),
    agg_terms_color_options: terms({ 49: 5, 58: 3 }),
    agg_terms_size: terms({}),
    agg_terms_size_options: terms({ 168: 4 }),
    agg_terms_brand: terms({ 7: 6, 8: 4 }),
    agg_terms_picks: terms({ 1: 1 }),
    agg_terms_lens: terms({ 9: 1, 10: 0 }),
    agg_range_price: {
      buckets: [
        { key: '0.0-50.0', from: 0, to: 50, doc_count: 6 },
        { key: '50.0-150.0', from: 50, to: 150, doc_count: 0 },
        { key: '150.0-*', from: 150, doc_count: 4 },
      ],
    },
    'agg_terms_category.category_id': terms({ 20: 10, 21: 7, 22: 3 }),
    'agg_terms_stock.is_in_stock': terms({ 1: 9, 0: 1 }),
  },
  attribute_metadata: [
    attribute('color', [red, black]),
    attribute('size', [option(168, 'M'), option(169, 'L')]),
    attribute('brand', [option(8, 'Ishtar house'), option(7, 'Dijla house'), option(6, ' ')]),
    attribute('picks', [option(1, 'Yes'), option(0, 'No')], { frontend_input: 'boolean' }),
    attribute('lens', [option(9, 'Dark'), option(10, 'Clear')]),
  ],
};
const categories = [
  { id: 21, name: 'Shirts' },
  { id: 22, name: 'Shoes' },
];
const facets = (changes: Partial<FacetContext> = {}) =>
  facetsOf(answer, { chosen: {}, categories, total: 10, ...changes });
const facet = (code: string, changes?: Partial<FacetContext>) =>
  facets(changes).find((one) => one.code === code);

describe('facetsOf', () => {
  it('shows price, attributes in their order, categories and stock, and leaves out what tells nothing apart', () => {
    expect(facets().map(({ code, look }) => [code, look])).toEqual([
      ['price', 'lines'],
      ['color', 'dots'],
      ['brand', 'lines'],
      ['picks', 'flag'],
      ['category', 'lines'],
      ['stock', 'lines'],
    ]);
  });

  it('adds up the counts of simple products and of configurables, options in the owner’s order', () => {
    expect(facet('color')?.values).toEqual([
      { id: '58', label: 'Red', count: 3, hex: '#a82a2c' },
      { id: '49', label: 'Black', count: 7, hex: '#222226' },
    ]);
  });

  it('drops options with empty labels, and of yes and no the no', () => {
    expect(facet('brand')?.values.map(({ label }) => label)).toEqual(['Ishtar house', 'Dijla house']);
    expect(facet('picks')?.values).toEqual([{ id: '1', label: 'Yes', count: 1 }]);
  });

  it('keeps what is chosen, with values of which the other filters leave nothing', () => {
    expect(
      facet('size', { chosen: { size: ['168'] } })?.values.map(({ label, count }) => [label, count]),
    ).toEqual([
      ['M', 4],
      ['L', 0],
    ]);
    expect(facet('size')).toBeUndefined();
  });

  it.each([
    ['lens', 13, true],
    ['lens', 14, false],
    ['special_promo_flag', 25, true],
    ['special_promo_flag', 26, false],
  ])('of an attribute that two products have, %s, is shown among %i: %j', (code, total, isShown) => {
    const counted = {
      aggregations: { [`agg_terms_${code}`]: terms({ 9: 1, 10: 1 }) },
      attribute_metadata: [attribute(code, [option(9, 'Dark'), option(10, 'Clear')])],
    };
    expect(facetsOf(counted, { chosen: {}, categories: [], total }).some((one) => one.code === code)).toBe(
      isShown,
    );
  });

  it('shows eight attributes, and behind them those that shops like this are always filtered by', () => {
    const codes = [...Array.from({ length: 10 }, (_, place) => `a${place}`), 'erin_recommends'];
    const counted = {
      aggregations: Object.fromEntries(codes.map((code) => [`agg_terms_${code}`, terms({ 1: 5, 2: 5 })])),
      attribute_metadata: codes.map((code) => attribute(code, [option(1, 'One'), option(2, 'Two')])),
    };
    expect(facetsOf(counted, { chosen: {}, categories: [], total: 10 }).map(({ code }) => code)).toEqual([
      'price',
      ...codes.slice(0, 8),
      'erin_recommends',
    ]);
  });

  it('names price steps as addresses do', () => {
    expect(facet('price')?.values.map(({ id, count }) => [id, count])).toEqual([
      ['0-50', 6],
      ['50-150', 0],
      ['150-', 4],
    ]);
  });

  it.each([
    [2, [['price', []]]],
    [1, []],
    [0, []],
  ])(
    'has no steps of prices when %i products stand in one: of several any range can still be typed',
    (total, expected) => {
      const counted = {
        aggregations: {
          agg_range_price: {
            buckets: [
              { key: '0.0-50.0', from: 0, to: 50, doc_count: total },
              { key: '50.0-*', from: 50, doc_count: 0 },
            ],
          },
        },
      };
      expect(
        facetsOf(counted, { chosen: {}, categories: [], total }).map(({ code, values }) => [code, values]),
      ).toEqual(expected);
    },
  );

  it('counts the categories it was given', () => {
    expect(facet('category')?.values).toEqual([
      { id: '21', label: 'Shirts', count: 7 },
      { id: '22', label: 'Shoes', count: 3 },
    ]);
  });

  it.each([
    ['sixteen', (place: number) => option(place, `Brand number ${place}`), 16],
    ['twenty-four small ones', (place: number) => option(place, `${place}`), 24],
    ['eighteen colours', (place: number) => option(place, `${place}`, '#222226'), 18],
  ])('keeps the commonest where there are many, %s, in the owner’s order', (_, optionAt, most) => {
    const many = Array.from({ length: 30 }, (_each, place) => optionAt(place + 1));
    const counted = {
      aggregations: {
        agg_terms_brand: terms(Object.fromEntries(many.map(({ value }) => [value, Number(value)]))),
      },
      attribute_metadata: [attribute('brand', many)],
    };
    const brand = facetsOf(counted, { chosen: {}, categories: [], total: 465 }).find(
      ({ code }) => code === 'brand',
    );
    expect(brand?.values.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: most }, (_each, place) => 31 - most + place),
    );
  });

  it('has nothing to show of an answer without counts', () => {
    expect(facetsOf({}, { chosen: {}, categories: [], total: 0 })).toEqual([]);
  });
});

describe('attributes that came with an answer', () => {
  it.each([
    ['one whose code has a dot, as it is a part of a document', 'stock.qty'],
    ['one that bears the name of a filter the listing keeps for itself', 'price'],
    ['one that is there already', 'color'],
  ])('are without %s', (_, code) => {
    const more = {
      ...answer,
      attribute_metadata: [
        ...(answer.attribute_metadata ?? []),
        attribute(code, [option(77, 'Odd'), option(78, 'Even')]),
      ],
    };
    expect(facetsOf(more, { chosen: {}, categories, total: 10 })).toEqual(facets());
    expect(offeredValues(more, { categories, asked: {}, scale: 2 })).toEqual(
      offeredValues(answer, { categories, asked: {}, scale: 2 }),
    );
  });
});

describe('a range of prices of the shopper’s own', () => {
  const asked = { price: ['20-80'] };
  it('stands behind the steps with all that is listed in it', () => {
    expect(facet('price', { chosen: asked })?.values.at(-1)).toEqual({ id: '20-80', label: '', count: 10 });
  });

  it('stands once when it is a step', () => {
    expect(facet('price', { chosen: { price: ['50-150'] } })).toEqual(facet('price'));
  });

  it.each([
    ['20-80', 2, true],
    ['20.5-80', 2, true],
    ['20.5-80', 0, false],
    ['80-20', 2, false],
    ['cheap', 2, false],
  ])('%j may be asked for with %i decimals: %j', (range, scale, isOffered) => {
    expect(
      offeredValues(answer, { categories, asked: { price: [range] }, scale })['price']?.includes(range),
    ).toBe(isOffered);
  });
});

describe('offeredValues', () => {
  it('offers what occurs in the category, whatever the filters leave of it', () => {
    expect(offeredValues(answer, { categories, asked: {}, scale: 2 })).toEqual({
      color: ['58', '49'],
      size: ['168', '169'],
      brand: ['8', '7'],
      picks: ['1'],
      lens: ['9', '10'],
      category: ['21', '22'],
      price: ['0-50', '50-150', '150-'],
      stock: ['1', '0'],
    });
  });
});
