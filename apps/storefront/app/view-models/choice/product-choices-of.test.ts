import { describe, expect, it } from 'vitest';
import { aKit, aRing, kitParts } from './test-choices.ts';
import { canBePart, productOf, productChoicesOf } from './product-choices-of.ts';

describe('productChoicesOf', () => {
  it('offers of a bundle the parts whose documents are given and that can be sold', () => {
    const { bundle } = productChoicesOf(aKit, kitParts, 0);
    expect(
      bundle.map(({ id, title, type, is_required, selections }) => [
        id,
        title,
        type,
        is_required,
        selections.map(({ id: selection, qty, product }) => [selection, qty, product.sku]),
      ]),
    ).toEqual([
      [
        1,
        'Strap',
        'radio',
        true,
        [
          [11, 2, 'STRAP'],
          [12, 1, 'CASE'],
        ],
      ],
      [2, 'Gems', 'checkbox', false, [[21, 3, 'GEM']]],
    ]);
    expect(bundle[0]?.selections[1]).toMatchObject({
      is_default: false,
      can_change_quantity: true,
      product: { prices: [{ amount: 9000 }], tax_class_id: 2, is_virtual: false, stock: { qty: 10 } },
    });
  });

  it('reads prices of options in minor units and in ten-thousandths of a percent', () => {
    const [engraving, metal] = productChoicesOf(aRing, [], 2).custom;
    expect(engraving).toMatchObject({
      id: 1,
      title: 'Engraving',
      is_required: true,
      max_characters: 12,
      extra: { type: 'fixed', amount: 150 },
      values: [],
    });
    expect(metal?.values).toEqual([
      { id: 21, title: 'Silver', extra: { type: 'fixed', amount: 0 } },
      { id: 22, title: 'Gold', extra: { type: 'percent', percent: 125_000 } },
    ]);
  });

  it('W7: asks by the real type of an option, which travels beside one that every client knows', () => {
    const option = {
      option_id: 1,
      title: 'Words',
      is_require: false,
      sort_order: 0,
      max_characters: null,
      price: 0,
      price_type: 'fixed' as const,
      values: [],
    };
    const { custom } = productChoicesOf(
      {
        type_id: 'simple',
        custom_options: [
          { ...option, type: 'field', input_type: 'area' },
          { ...option, type: 'checkbox' },
        ],
      },
      [],
      0,
    );
    expect(custom.map(({ type }) => type)).toEqual(['area', 'checkbox']);
  });

  it('reads links of downloads alone', () => {
    const document = {
      links_title: 'Films',
      samples_title: 'A minute of it',
      links_purchased_separately: 1,
      extension_attributes: {
        downloadable_product_links: [
          {
            id: 7,
            title: 'Film',
            sort_order: 0,
            is_shareable: 0 as const,
            price: 2.5,
            number_of_downloads: 0,
            link_type: 'file' as const,
            sample_type: null,
          },
          {
            id: 8,
            title: 'Making of',
            sort_order: 1,
            is_shareable: 0 as const,
            price: 0,
            number_of_downloads: 0,
            link_type: 'file' as const,
            sample_type: 'file' as const,
          },
        ],
      },
    };
    expect(productChoicesOf({ ...document, type_id: 'downloadable' }, [], 2).download).toEqual({
      title: 'Films',
      sample_title: 'A minute of it',
      is_separate: true,
      links: [
        { id: 7, title: 'Film', amount: 250, has_sample: false },
        { id: 8, title: 'Making of', amount: 0, has_sample: true },
      ],
    });
    expect(productChoicesOf({ ...document, type_id: 'simple' }, [], 2).download).toBeNull();
  });

  it('offers nothing of a product without choices', () =>
    expect(productChoicesOf({ type_id: 'simple' }, [], 0)).toEqual({
      bundle: [],
      custom: [],
      download: null,
    }));
});

describe('canBePart', () => {
  it.each([
    ['a simple product', {}, true],
    ['a virtual one', { type_id: 'virtual' as const }, true],
    ['one that is switched off', { status: 2 }, false],
    ['a configurable', { type_id: 'configurable' as const }, false],
    ['a bundle', { type_id: 'bundle' as const }, false],
    ['one that asks for a choice', { required_options: 1 }, false],
  ])('%s: %s', (_, document, isPart) => expect(canBePart(document)).toBe(isPart));
});

describe('goodsOf', () => {
  it('counts what has no stock as not there', () =>
    expect(productOf({ sku: 'X' })).toMatchObject({
      name: 'X',
      prices: [],
      stock: { is_in_stock: false, qty: 0 },
    }));
});
