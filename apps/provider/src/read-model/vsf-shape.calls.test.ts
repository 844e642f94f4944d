import { existsSync, readFileSync } from 'node:fs';
import { aBatch, aCategory, anAttribute, aProduct, aVariant } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import type { SearchEntity } from '@dijla/contract/client';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { saveCatalog } from '../modules/catalog/catalog.ts';
import { loadStoreViews, storesOf } from '../modules/store-views/store-views.ts';
import { readModelOf } from './read-model.ts';

const connection = await testDatabase();
const { db } = connection;
await inTransaction(db, (transaction) =>
  saveCatalog(
    transaction,
    aBatch({
      attributes: [anAttribute('color', ['red']), anAttribute('size', ['M'])],
      categories: [aCategory('women')],
      products: [
        aVariant('TEE-M', { color: 'red', size: 'M' }),
        aProduct('TEE', {
          type: 'configurable',
          axes: ['color', 'size'],
          variants: ['TEE-M'],
          categories: [{ url_path: 'women', position: 0 }],
          media: [{ path: '/t.jpg', hash: null, tone: null }],
        }),
      ],
    }),
    { actor: 'test', requestId: 'request-1' },
  ),
);
const model = await readModelOf({ connection, stores: storesOf(await loadStoreViews(db)), now: Date.now });
afterAll(model.close);

const documentOf = async (
  entity: SearchEntity,
  attribute: string,
  eq: unknown,
): Promise<Record<string, unknown>> => {
  const query = {
    applied: [{ attribute, value: { eq }, scope: 'default' as const }],
    available: [],
    sort: [],
    text: '',
    from: 0,
    size: 1,
  };
  return { ...(await model.engine.search('iq_catalog_en', entity, query)).hits[0]?.document };
};

/**
 * Members of the reference's documents that clients of the wire read (wire §7.7, §7.8), without those it
 * uses internally.
 */
const members = {
  product: [
    'id',
    'sku',
    'name',
    'price',
    'status',
    'visibility',
    'type_id',
    'created_at',
    'updated_at',
    'product_links',
    'tier_prices',
    'category',
    'description',
    'image',
    'small_image',
    'thumbnail',
    'configurable_options',
    'configurable_children',
    'category_ids',
    'stock',
    'url_key',
    'size_options',
    'color_options',
    'special_price',
    'slug',
  ],
  category: [
    'id',
    'parent_id',
    'name',
    'is_active',
    'position',
    'level',
    'product_count',
    'children_data',
    'url_key',
    'slug',
    'url_path',
    'path',
    'display_mode',
    'children',
  ],
  attribute: [
    'attribute_id',
    'attribute_code',
    'id',
    'entity_type_id',
    'frontend_input',
    'default_frontend_label',
    'is_user_defined',
    'is_visible',
    'is_visible_on_front',
    'position',
    'options',
  ],
} as const;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
const kindsOf = (
  document: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> => Object.fromEntries(names.map((name) => [name, kindOf(document[name])]));

// The reference's own documents are next to the repository on development machines; elsewhere these figures
// replace them.
const folder = new URL('../../../../../shared/data/vsf-shape/', import.meta.url);
const kept = {
  product: Object.fromEntries(
    members.product.map((name) => [
      name,
      ['id', 'price', 'status', 'visibility', 'special_price'].includes(name) ? 'number' : 'string',
    ]),
  ),
};
const lists = [
  'product_links',
  'tier_prices',
  'category',
  'configurable_options',
  'configurable_children',
  'category_ids',
  'size_options',
  'color_options',
];
for (const name of lists) kept.product[name] = 'list';
kept.product['stock'] = 'object';

const exported = (file: string): Record<string, unknown>[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)._source);

const reference = (): Record<keyof typeof members, Record<string, unknown> | undefined> => ({
  product: JSON.parse(readFileSync(new URL('ordered_products_shape.json', folder), 'utf8')).find(
    (product: Record<string, unknown>) => Array.isArray(product['configurable_children']),
  ),
  category: exported('catalog_category.json').find(({ level }) => level === 2),
  attribute: exported('catalog_attribute.json').find(({ attribute_code }) => attribute_code === 'color'),
});

describe('documents beside those of the reference', () => {
  it('has members of the same kinds for a configurable', async () => {
    expect(kindsOf(await documentOf('product', 'sku', 'TEE'), members.product)).toEqual(kept.product);
  });

  it.runIf(existsSync(folder)).each([
    ['product', 'sku', 'TEE'],
    ['category', 'url_path', 'women'],
    ['attribute', 'attribute_code', 'color'],
  ] as const)('has a %s of the same shape', async (entity, attribute, key) => {
    const other = reference()[entity] ?? {};
    const names = members[entity].filter((name) => name in other);
    expect(kindsOf(await documentOf(entity, attribute, key), names)).toEqual(kindsOf(other, names));
    expect(names.length).toBeGreaterThan(10);
  });
});
