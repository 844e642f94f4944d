import { aProductText } from '@dijla/test-kit/catalog/a-catalog-batch';
import { describe, expect, it } from 'vitest';
import type { AttributeDefinition } from '../attributes/attribute-definition.ts';
import { productDocumentOf } from './product-document-of.ts';
import type { ProductRows } from './product-rows.ts';

const attribute = (id: number, code: string, options: [number, string, string][]): AttributeDefinition => ({
  id,
  code,
  input: 'select',
  labels: { en: code.toUpperCase() },
  is_filterable: true,
  is_comparable: false,
  is_visible_on_front: true,
  is_user_defined: true,
  is_visible: true,
  position: 0,
  sets: [],
  options: options.map(([optionId, english, arabic], sort) => ({
    id: optionId,
    code: english,
    sort,
    hex: null,
    labels: { en: english, ar: arabic },
  })),
});
const definitions = new Map([
  [
    'color',
    attribute(93, 'color', [
      [49, 'Black', 'أسود'],
      [58, 'Red', 'أحمر'],
      [60, 'White', 'أبيض'],
    ]),
  ],
  ['size', attribute(142, 'size', [[168, 'M', 'وسط']])],
]);

const rows = (id: number, sku: string, changes: Partial<ProductRows> = {}): ProductRows => ({
  id,
  sku,
  type: 'simple',
  status: 1,
  tax_class_id: 2,
  size_class: null,
  attribute_set_id: 9,
  attributes: {},
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  texts: {
    en: aProductText(sku, { description: 'Soft' }),
    ar: aProductText(`قميص ${sku}`, { description: 'ناعم' }),
  },
  addresses: { en: { visibility: 4, url_path: 'tee' } },
  categories: [],
  media: [],
  brand: null,
  links: [],
  bundle: [],
  custom_options: [],
  download: null,
  axes: [],
  variants: [],
  ...changes,
});
const variant = (id: number, sku: string, attributes: ProductRows['attributes'], status = 1): ProductRows =>
  rows(id, sku, { attributes, status, addresses: { en: { visibility: 1, url_path: sku.toLowerCase() } } });
const english = { code: 'en', language: 'en' as const };

describe('productDocumentOf', () => {
  it.each<[string, Partial<ProductRows>, string | undefined]>([
    ['the longest way to a category it is assigned to', {}, 'Kitchen/Cups/Mugs'],
    ['words of the owner', { attributes: { gtm_category: 'Own' } }, 'Own'],
    [
      'words of the owner in the language',
      { texts: { en: { ...aProductText('MUG', {}), attributes: { gtm_category: 'Text' } } } },
      'Text',
    ],
    ['nothing without a category', { categories: [] }, undefined],
    [
      'a way that leads in a circle once',
      { categories: [{ id: 5, parent_id: 5, names: { en: 'Round' }, is_assigned: true }] },
      'Round',
    ],
  ])('names for tags %s', (_, changes, expected) => {
    const product = rows(77, 'MUG', {
      categories: [
        { id: 3, parent_id: 2, names: { en: 'Kitchen' }, is_assigned: true },
        { id: 9, parent_id: 12, names: { en: 'Mugs' }, is_assigned: true },
        { id: 12, parent_id: 3, names: { en: 'Cups' }, is_assigned: false },
      ],
      ...changes,
    });
    expect(productDocumentOf(product, definitions, english)?.gtm_category).toBe(expected);
  });

  it('builds a simple product', () => {
    const product = rows(77, 'MUG', {
      attributes: { color: 49, new: true, material: [7, 8] },
      categories: [{ id: 20, names: { en: 'Cups', ar: 'أكواب' }, is_assigned: true }],
      media: [
        { path: '/m.jpg', hash: '0123456789', tone: '#aabbcc' },
        { path: '/n.jpg', hash: null, tone: null },
      ],
    });
    expect(productDocumentOf(product, definitions, english)).toEqual({
      id: 77,
      sku: 'MUG',
      type_id: 'simple',
      attribute_set_id: 9,
      name: 'MUG',
      description: 'Soft',
      short_description: '',
      meta_title: '',
      meta_description: '',
      has_options: 0,
      required_options: 0,
      product_links: [],
      slug: 'tee',
      url_key: 'tee',
      url_path: 'tee',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      category_ids: ['20'],
      category: [{ category_id: 20, name: 'Cups' }],
      gtm_category: 'Cups',
      image: '/m.0123456789.jpg',
      small_image: '/m.0123456789.jpg',
      thumbnail: '/m.0123456789.jpg',
      media_gallery: [
        { image: '/m.0123456789.jpg', pos: 1, typ: 'image', lab: 'MUG', tone: '#aabbcc' },
        { image: '/n.jpg', pos: 2, typ: 'image', lab: 'MUG' },
      ],
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-02T00:00:00.000Z',
      color: 49,
      new: 1,
      material: [7, 8],
    });
  });

  it('builds a configurable with the options that enabled variants have', () => {
    const variants = [
      variant(2, 'TEE-M-BLK', { color: 49, size: 168 }),
      variant(3, 'TEE-M-RED', { color: 58, size: 168 }, 2),
    ];
    expect(
      productDocumentOf(
        rows(1, 'TEE', { type: 'configurable', axes: ['color', 'size'], variants }),
        definitions,
        english,
      ),
    ).toMatchObject({
      color_options: [49],
      size_options: [168],
      configurable_options: [
        {
          id: 93,
          attribute_id: '93',
          attribute_code: 'color',
          label: 'COLOR',
          position: 0,
          product_id: 1,
          values: [{ value_index: 49, label: 'Black' }],
        },
        {
          id: 142,
          attribute_id: '142',
          attribute_code: 'size',
          label: 'SIZE',
          position: 1,
          product_id: 1,
          values: [{ value_index: 168, label: 'M' }],
        },
      ],
      configurable_children: [
        {
          id: 2,
          sku: 'TEE-M-BLK',
          name: 'TEE-M-BLK',
          status: 1,
          visibility: 1,
          image: null,
          tax_class_id: 2,
          url_path: 'tee-m-blk',
          color: 49,
          size: 168,
        },
        { id: 3, sku: 'TEE-M-RED', status: 2, color: 58 },
      ],
    });
  });

  it('holds no hot field', () => {
    const document = productDocumentOf(rows(77, 'MUG'), definitions, english) ?? {};
    expect(
      ['price', 'final_price', 'stock', 'number_of_sales', 'prices'].filter((member) => member in document),
    ).toEqual([]);
  });

  it("takes texts of the store view's language", () => {
    const product = rows(77, 'MUG', { addresses: { ar: { visibility: 4, url_path: 'mug' } } });
    expect(productDocumentOf(product, definitions, { code: 'ar', language: 'ar' })).toMatchObject({
      name: 'قميص MUG',
      description: 'ناعم',
    });
  });

  it('says which language a text fell back to', () => {
    const product = rows(77, 'MUG', { texts: { ar: aProductText('كوب') } });
    expect(productDocumentOf(product, definitions, english)).toMatchObject({ name: 'كوب', lang: 'ar' });
  });

  it('takes text attributes of the language, and of the other where one is missing', () => {
    const texts = {
      en: aProductText('Mug', { attributes: { care: 'Wash by hand' } }),
      ar: aProductText('كوب', { attributes: { care: 'غسل يدوي', origin: 'العراق' } }),
    };
    expect(productDocumentOf(rows(77, 'MUG', { texts }), definitions, english)).toMatchObject({
      care: 'Wash by hand',
      origin: 'العراق',
    });
  });

  it.each([
    [
      'the page of its brand',
      { url_key: 'nile', image: '/n.webp', titles: { en: 'Nile', ar: 'النيل' } },
      { title: 'Nile', url_key: 'nile', image: '/n.webp' },
    ],
    [
      'the name of a brand without a page',
      { url_key: null, image: null, titles: { ar: 'النيل' } },
      { title: 'النيل' },
    ],
  ])('names %s', (_, brand, expected) => {
    expect(productDocumentOf(rows(77, 'MUG', { brand }), definitions, english)?.['brand_details']).toEqual(
      expected,
    );
  });

  it('builds the parts of a bundle, those without a choice left out', () => {
    const selection = {
      id: 4,
      sku: 'BALL',
      qty: 2,
      is_default: true,
      can_change_quantity: false,
      position: 0,
    };
    const part = {
      id: 1,
      type: 'radio' as const,
      is_required: true,
      position: 0,
      titles: { ar: 'كرة' },
      selections: [selection],
    };
    const document = productDocumentOf(
      rows(9, 'KIT', { type: 'bundle', bundle: [part, { ...part, id: 2, selections: [] }] }),
      definitions,
      english,
    );
    expect(document).toMatchObject({ has_options: 1, required_options: 1 });
    expect(document?.['bundle_options']).toEqual([
      {
        option_id: 1,
        title: 'كرة',
        required: true,
        type: 'radio',
        position: 0,
        sku: 'KIT',
        product_links: [
          {
            id: 4,
            sku: 'BALL',
            option_id: 1,
            qty: 2,
            position: 0,
            is_default: true,
            price: 0,
            price_type: null,
            can_change_quantity: false,
          },
        ],
      },
    ]);
  });

  it('builds options of its own: a written one has its price itself, chosen ones have it on their values', () => {
    const written = {
      id: 3,
      type: 'field' as const,
      is_required: false,
      max_characters: 20,
      position: 0,
      titles: { en: 'Words' },
      values: [{ id: 7, code: '', percent: 125_000, position: 0, titles: {} }],
    };
    const chosen = {
      ...written,
      id: 4,
      type: 'radio' as const,
      max_characters: null,
      titles: {},
      values: [{ id: 8, code: 'red', percent: null, position: 0, titles: { en: 'Red box' } }],
    };
    expect(
      productDocumentOf(rows(9, 'RING', { custom_options: [written, chosen] }), definitions, english),
    ).toMatchObject({
      has_options: 1,
      required_options: 0,
      custom_options: [
        { option_id: 3, title: 'Words', price: 12.5, price_type: 'percent', max_characters: 20, values: [] },
        {
          option_id: 4,
          price_type: 'fixed',
          values: [{ option_type_id: 8, title: 'Red box', price: 0, price_type: 'fixed' }],
        },
      ],
    });
  });

  it('builds links to download without where the files lie', () => {
    const download = {
      links_purchased_separately: true,
      titles: { en: { links_title: 'Films', samples_title: 'Try' } },
      links: [{ id: 5, titles: { en: 'One' }, has_sample: true, max_downloads: null, position: 0 }],
    };
    expect(
      productDocumentOf(rows(9, 'FILM', { type: 'downloadable', download }), definitions, english),
    ).toMatchObject({
      required_options: 1,
      links_title: 'Films',
      samples_title: 'Try',
      links_purchased_separately: 1,
      extension_attributes: {
        downloadable_product_links: [
          {
            id: 5,
            title: 'One',
            sort_order: 0,
            is_shareable: 0,
            price: 0,
            number_of_downloads: 0,
            link_type: 'file',
            sample_type: 'file',
          },
        ],
      },
    });
  });

  it('tells the members of a group apart from products it leads on to', () => {
    const link = { sku: 'CUP', linked_type: 'simple' as const, position: 0, qty: 2 };
    expect(
      productDocumentOf(
        rows(9, 'SET', {
          type: 'grouped',
          links: [
            { ...link, type: 'associated' },
            { ...link, type: 'related' },
          ],
        }),
        definitions,
        english,
      )?.['product_links'],
    ).toEqual([
      {
        sku: 'SET',
        link_type: 'associated',
        linked_product_sku: 'CUP',
        linked_product_type: 'simple',
        position: 0,
        extension_attributes: { qty: 2 },
      },
      {
        sku: 'SET',
        link_type: 'related',
        linked_product_sku: 'CUP',
        linked_product_type: 'simple',
        position: 0,
      },
    ]);
  });

  it('answers nothing for a product that is not part of the store view', () => {
    expect(productDocumentOf(rows(77, 'MUG'), definitions, { code: 'ar', language: 'ar' })).toBeUndefined();
  });
});
