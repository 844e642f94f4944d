import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../resource-form/slug-of.ts';
import { foreignChanges } from '../../../resource-form/merged-values.ts';
import { bodyTyped, copiedValuesOf, productTyped, productValuesOf } from './product-values.ts';
import { canBeCopied, type OpenedProduct, type ProductChoices } from './opened-product.ts';

const choices: ProductChoices = {
  units: [
    { code: 'IQD', scale: 0 },
    { code: 'USD', scale: 2 },
  ],
  categories: [],
  brands: [],
  attributes: [
    { id: 7, code: 'volume.cl', input: 'price', labels: { en: 'Volume' }, options: [] },
    {
      id: 8,
      code: 'fits',
      input: 'multiselect',
      labels: {},
      options: ['bike', 'car'].map((code) => ({ code, labels: {} })),
    },
    { id: 9, code: 'leakproof', input: 'boolean', labels: {}, options: [] },
    { id: 10, code: 'origin', input: 'text', labels: {}, options: [] },
    { id: 11, code: 'since', input: 'date', labels: {}, options: [] },
  ],
  tax_classes: [
    { id: 0, name: '' },
    { id: 2, name: 'Taxable Goods' },
  ],
  size_classes: [],
};
const text = { name: 'Bottle', short_description: '', description: '', meta_title: '', meta_description: '' };
const opened: OpenedProduct = {
  id: 1,
  sku: 'BOTTLE',
  type: 'simple',
  name: 'Bottle',
  version: '0123456789abcdef',
  stock_is_codes: false,
  axes: [],
  product: {
    is_enabled: true,
    visibility: 4,
    url_key: 'bottle',
    tax_class_id: 2,
    size_class: null,
    brand: null,
    attributes: { 'volume.cl': 75.5, fits: ['bike'], since: '2026-03-01T00:00:00Z', 'of-another': 'x' },
    attribute_texts: { origin: { en: 'Basra', ar: 'البصرة' } },
    categories: ['home'],
    texts: { en: text, ar: { ...text, name: '' } },
    pictures: [],
    prices: { regular: [{ currency: 'USD', amount: 950 }], specials: [] },
    stock: { qty: 4, manage_stock: true, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 10 },
  },
};

describe('the form of a product', () => {
  const values = productValuesOf(opened, choices);

  it('is saved as it was when nobody changed it', () => {
    expect(bodyTyped(values, { opened, choices })).toEqual({
      version: opened.version,
      seen_qty: 4,
      product: opened.product,
    });
  });

  it('says attributes in the way of their kinds, and leaves those that nobody changed', () => {
    const attributes = {
      ...values.product.attributes,
      a7: '١٬٢٠٠٫٥',
      a8: [],
      a9: 'false',
      a10: { en: '', ar: ' ' },
    };
    const typed = { ...values, product: { ...values.product, attributes } };
    expect(productTyped(typed, { opened, choices })).toMatchObject({
      attributes: { 'volume.cl': 1200.5, leakproof: false, since: '2026-03-01T00:00:00Z', 'of-another': 'x' },
      attribute_texts: {},
    });
    expect(productTyped(typed, { opened, choices }).attributes).not.toHaveProperty('fits');
  });

  it('begins, of a new product, listed and taxed', () => {
    expect(productTyped(productValuesOf(null, choices), { opened: null, choices })).toMatchObject({
      is_enabled: true,
      visibility: 4,
      tax_class_id: 2,
      prices: null,
      stock: { qty: 0, manage_stock: true },
    });
  });

  it('leaves prices and stock to the parts of what is made up of others', () => {
    const composed = { ...opened, product: { ...opened.product, prices: null, stock: null } };
    expect(productTyped(productValuesOf(composed, choices), { opened: composed, choices })).toMatchObject({
      prices: null,
      stock: null,
    });
  });

  it('tells what a colleague changed apart from what both did', () => {
    const theirs = productValuesOf(
      {
        ...opened,
        product: { ...opened.product, url_key: 'theirs', categories: ['home', 'kitchen'], is_enabled: false },
      },
      choices,
    );
    const mine = { ...values, product: { ...values.product, url_key: 'mine', is_enabled: false } };
    expect(foreignChanges(values, mine, theirs)).toEqual([
      { path: 'product.url_key', theirs: 'theirs', isBoth: true },
      { path: 'product.categories', theirs: ['home', 'kitchen'], isBoth: false },
    ]);
    expect(foreignChanges(values, mine, values)).toEqual([]);
  });

  it.each([
    ['Samovar of Karrada!', 'samovar-of-karrada'],
    ['  سماور الكرّادة 2 ', 'سماور-الكرّادة-2'],
    ['—', ''],
  ])('makes an address of %j', (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe('a copy of a product', () => {
  it('says what the other says, with a number, an address and pieces of its own', () => {
    const values = copiedValuesOf(opened, choices);
    expect(values).toMatchObject({ sku: '', type: 'simple', regular: { USD: '9.50' } });
    const { attributes, ...typed } = productTyped(values, { opened: null, choices });
    expect(attributes).toEqual({ 'volume.cl': 75.5, fits: ['bike'], since: '2026-03-01' });
    expect(typed).toEqual({
      ...opened.product,
      attributes: undefined,
      url_key: '',
      is_enabled: false,
      stock: { ...opened.product.stock, qty: 0 },
    });
  });

  it('is made of what the form makes, not of what is put together from others', () => {
    expect(
      ['simple', 'virtual', 'downloadable'].every((type) =>
        canBeCopied({ ...opened, type } as OpenedProduct),
      ),
    ).toBe(true);
    expect(
      ['configurable', 'bundle', 'grouped'].some((type) => canBeCopied({ ...opened, type } as OpenedProduct)),
    ).toBe(false);
  });
});
