import { describe, expect, it } from 'vitest';
import { cartAddition } from '../choice/cart-addition.ts';
import { exactVariant, isValueAvailable, openingVariant } from '../choice/chosen-variant.ts';
import { productView } from './product-view.ts';

const stock = (qty: number) => ({ qty, is_in_stock: qty > 0, manage_stock: true });
const regular = [{ kind: 'regular', amount: 15_000, min_qty: 1, from: null, until: null }];
const variant = (sku: string, given: { color: number; size: number; qty: number; s?: number }) => ({
  id: given.color * 1000 + given.size,
  sku,
  color: given.color,
  size: String(given.size),
  s: given.s ?? 1,
  stock: stock(given.qty),
  prices: regular,
  tci: 2,
});

const tee = {
  id: 1,
  sku: 'DJ-TEE',
  type_id: 'configurable',
  nm: 'Tee',
  url_path: 'tee',
  category_ids: ['7'],
  i: '/d/tee.webp',
  fpit: 15_000,
  opit: 15_000,
  stock: stock(40),
  short_description: 'Soft.',
  desc: 'Soft.\n• Cotton',
  configurable_options: [
    {
      attribute_id: '141',
      attribute_code: 'size',
      label: 'Size',
      position: 1,
      values: [
        { value_index: 168, label: 'M' },
        { value_index: 169, label: 'L' },
      ],
    },
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      position: 0,
      values: [
        { value_index: 49, label: 'Black', hex: '#222226' },
        { value_index: 50, label: 'Red', hex: '#a82a2c' },
      ],
    },
  ],
  configurable_children: [
    variant('TEE-M-BLK', { color: 49, size: 168, qty: 0 }),
    variant('TEE-L-BLK', { color: 49, size: 169, qty: 3 }),
    variant('TEE-M-RED', { color: 50, size: 168, qty: 9 }),
    variant('TEE-L-RED', { color: 50, size: 169, qty: 9, s: 2 }),
  ],
};
const product = productView(tee, {}, 0);

describe('productView', () => {
  it('puts options in their order and leaves disabled variants out', () => {
    expect(product.options.map(({ code }) => code)).toEqual(['color', 'size']);
    expect(product.buyables.map(({ sku }) => sku)).toEqual(['TEE-M-BLK', 'TEE-L-BLK', 'TEE-M-RED']);
  });

  it.each([
    [
      'a value with an empty label',
      [
        { value_index: 168, label: 'M' },
        { value_index: 169, label: ' ' },
      ],
      ['color', 'size'],
      ['M'],
    ],
    ['an option of such values alone', [{ value_index: 168, label: '' }], ['color'], undefined],
  ])('ignores %s', (_, values, codes, labels) => {
    const [size, color] = tee.configurable_options;
    const { options } = productView({ ...tee, configurable_options: [{ ...size, values }, color] }, {}, 0);
    expect(options.map(({ code }) => code)).toEqual(codes);
    expect(options.find(({ code }) => code === 'size')?.values.map(({ label }) => label)).toEqual(labels);
  });

  it('tells its own price and the least it comes to with what must be chosen beside it', () => {
    const engraving = {
      option_id: 1,
      title: 'Words',
      type: 'field',
      is_require: true,
      max_characters: null,
      price: 5000,
      price_type: 'fixed',
      values: [],
    };
    const { price, buyables } = productView(
      { id: 6, sku: 'DJ-ENGRAVED', type_id: 'simple', fpit: 18_000, custom_options: [engraving] },
      {},
      0,
    );
    const least = { final: 23_000, regular: null, isFrom: true };
    expect([price, buyables]).toMatchObject([least, [{ price: { final: 18_000, isFrom: false }, least }]]);
    expect(productView(tee, {}, 0).buyables.map((buyable) => Object.hasOwn(buyable, 'least'))).not.toContain(
      true,
    );
  });

  it('has what the owner wrote for search engines, and no member for it when nothing is written', () => {
    expect(
      productView({ sku: 'CUP', name: 'Cup', meta_title: 'A cup for tea', meta_description: '' }, {}, 2).head,
    ).toEqual({ title: 'A cup for tea' });
    expect(
      Object.keys(productView({ sku: 'CUP', name: 'Cup', meta_title: '', meta_description: '' }, {}, 2)),
    ).not.toContain('head');
  });

  it('names the page with the measures of its sizes, and none where there is none', () => {
    expect([
      productView({ ...tee, size_guide: 'size-guide-mens-tops' }, {}, 0).sizeGuide,
      productView({ ...tee, size_guide: '' }, {}, 0).sizeGuide,
      product.sizeGuide,
    ]).toEqual(['size-guide-mens-tops', undefined, undefined]);
  });

  it('is its own only variant when it has none', () => {
    const { buyables } = productView(
      { id: 5, sku: 'DJ-SIMPLE', type_id: 'simple', fpit: 12_000, stock: stock(4) },
      {},
      0,
    );
    expect(buyables).toMatchObject([
      { sku: 'DJ-SIMPLE', values: {}, price: { final: 12_000 }, stock: { state: 'only-left', left: 4 } },
    ]);
  });
});

describe('openingVariant', () => {
  it.each([
    ['the first in stock', null, 'TEE-L-BLK'],
    ['the one asked for', 'TEE-M-RED', 'TEE-M-RED'],
    ['the one asked for, out of stock as it is', 'TEE-M-BLK', 'TEE-M-BLK'],
    ['the first in stock when asked for one nobody knows', 'NO-SUCH', 'TEE-L-BLK'],
  ])('is %s', (_, asked, sku) => {
    expect(openingVariant(product.buyables, { childSku: asked, values: {} })?.sku).toBe(sku);
  });
});

describe('exactVariant', () => {
  it('finds the combination, and none that is not made', () => {
    expect(exactVariant(product.buyables, { color: 50, size: 168 })?.sku).toBe('TEE-M-RED');
    expect(exactVariant(product.buyables, { color: 50, size: 169 })).toBeNull();
  });
});

describe('isValueAvailable', () => {
  it('strikes through what cannot be had with the other choices', () => {
    expect(isValueAvailable(product.buyables, { color: 49, size: 169 }, ['size', 168])).toBe(false);
    expect(isValueAvailable(product.buyables, { color: 50, size: 168 }, ['color', 49])).toBe(false);
    expect(isValueAvailable(product.buyables, { color: 49, size: 168 }, ['color', 50])).toBe(true);
  });
});

describe('cartAddition', () => {
  it('names the variant by its option ids and shows its labels', () => {
    const bought = exactVariant(product.buyables, { color: 50, size: 168 });
    expect(bought && cartAddition(product, bought, 2)).toMatchObject({
      sku: 'TEE-M-RED',
      parent_sku: 'DJ-TEE',
      qty: 2,
      product_option: {
        extension_attributes: {
          configurable_item_options: [
            { option_id: '93', option_value: 50 },
            { option_id: '141', option_value: 168 },
          ],
        },
      },
      line: {
        name: 'Tee',
        options: [
          { label: 'Color', value: 'Red' },
          { label: 'Size', value: 'M' },
        ],
        prices: regular,
      },
    });
  });
});
