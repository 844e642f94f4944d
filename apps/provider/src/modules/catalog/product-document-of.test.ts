import { aProductText } from '@dijla/test-kit/a-catalogue-batch';
import { describe, expect, it } from 'vitest';
import type { AttributeDefinition } from './attribute-definition.ts';
import { productDocumentOf } from './product-document-of.ts';
import type { ProductRows } from './product-rows.ts';

const attribute = (id: number, code: string, options: [number, string, string][]): AttributeDefinition => ({
  id, code, input: 'select', labels: { en: code.toUpperCase() }, is_filterable: true, is_comparable: false, is_visible_on_front: true, is_user_defined: true, is_visible: true, position: 0, sets: [],
  options: options.map(([optionId, english, arabic], sort) => ({ id: optionId, code: english, sort, hex: null, labels: { en: english, ar: arabic } })),
});
const definitions = new Map([
  ['color', attribute(93, 'color', [[49, 'Black', 'أسود'], [58, 'Red', 'أحمر'], [60, 'White', 'أبيض']])],
  ['size', attribute(142, 'size', [[168, 'M', 'وسط']])],
]);

const rows = (id: number, sku: string, changes: Partial<ProductRows> = {}): ProductRows => ({
  id, sku, type: 'simple', status: 1, tax_class_id: 2, attribute_set_id: 9, attributes: {}, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z',
  texts: { en: aProductText(sku, { description: 'Soft' }), ar: aProductText(`قميص ${sku}`, { description: 'ناعم' }) },
  addresses: { en: { visibility: 4, url_path: 'tee' } },
  categories: [], media: [], brand: null, links: [], bundle: [], custom_options: [], download: null, axes: [], variants: [],
  ...changes,
});
const variant = (id: number, sku: string, attributes: ProductRows['attributes'], status = 1): ProductRows =>
  rows(id, sku, { attributes, status, addresses: { en: { visibility: 1, url_path: sku.toLowerCase() } } });
const english = { code: 'en', language: 'en' as const };

describe('productDocumentOf', () => {
  it('builds a simple product', () => {
    const product = rows(77, 'MUG', {
      attributes: { color: 49, new: true, material: [7, 8] },
      categories: [{ id: 20, names: { en: 'Cups', ar: 'أكواب' } }],
      media: [{ path: '/m.jpg', hash: '0123456789', tone: '#aabbcc' }, { path: '/n.jpg', hash: null, tone: null }],
    });
    expect(productDocumentOf(product, definitions, english)).toEqual({
      id: 77, sku: 'MUG', type_id: 'simple', attribute_set_id: 9, name: 'MUG', description: 'Soft', short_description: '', meta_title: '', meta_description: '',
      has_options: 0, required_options: 0, product_links: [],
      slug: 'tee', url_key: 'tee', url_path: 'tee', status: 1, visibility: 4, tax_class_id: 2,
      category_ids: ['20'], category: [{ category_id: 20, name: 'Cups' }],
      image: '/m.0123456789.jpg', small_image: '/m.0123456789.jpg', thumbnail: '/m.0123456789.jpg',
      media_gallery: [{ image: '/m.0123456789.jpg', pos: 1, typ: 'image', lab: 'MUG', tone: '#aabbcc' }, { image: '/n.jpg', pos: 2, typ: 'image', lab: 'MUG' }],
      created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z',
      color: 49, new: 1, material: [7, 8],
    });
  });

  it('builds a configurable with the options that enabled variants have', () => {
    const variants = [variant(2, 'TEE-M-BLK', { color: 49, size: 168 }), variant(3, 'TEE-M-RED', { color: 58, size: 168 }, 2)];
    expect(productDocumentOf(rows(1, 'TEE', { type: 'configurable', axes: ['color', 'size'], variants }), definitions, english)).toMatchObject({
      color_options: [49],
      size_options: [168],
      configurable_options: [
        { id: 93, attribute_id: '93', attribute_code: 'color', label: 'COLOR', position: 0, product_id: 1, values: [{ value_index: 49, label: 'Black' }] },
        { id: 142, attribute_id: '142', attribute_code: 'size', label: 'SIZE', position: 1, product_id: 1, values: [{ value_index: 168, label: 'M' }] },
      ],
      configurable_children: [
        { id: 2, sku: 'TEE-M-BLK', name: 'TEE-M-BLK', status: 1, visibility: 1, image: null, tax_class_id: 2, url_path: 'tee-m-blk', color: 49, size: 168 },
        { id: 3, sku: 'TEE-M-RED', status: 2, color: 58 },
      ],
    });
  });

  it('holds no hot field', () => {
    const document = productDocumentOf(rows(77, 'MUG'), definitions, english) ?? {};
    expect(['price', 'final_price', 'stock', 'number_of_sales', 'prices'].filter((member) => member in document)).toEqual([]);
  });

  it('takes texts of the store view\'s language', () => {
    const product = rows(77, 'MUG', { addresses: { ar: { visibility: 4, url_path: 'mug' } } });
    expect(productDocumentOf(product, definitions, { code: 'ar', language: 'ar' })).toMatchObject({ name: 'قميص MUG', description: 'ناعم' });
  });

  it('says which language a text fell back to', () => {
    const product = rows(77, 'MUG', { texts: { ar: aProductText('كوب') } });
    expect(productDocumentOf(product, definitions, english)).toMatchObject({ name: 'كوب', lang: 'ar' });
  });

  it('answers nothing for a product that is not part of the store view', () => {
    expect(productDocumentOf(rows(77, 'MUG'), definitions, { code: 'ar', language: 'ar' })).toBeUndefined();
  });
});
