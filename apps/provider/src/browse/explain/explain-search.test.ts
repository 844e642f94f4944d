import { scanEngineOf } from '@dijla/search-index/core/scan/scan-engine';
import type { Document } from '@dijla/search-index/core/search-engine';
import { describe, expect, it } from 'vitest';
import { explainSearch } from './explain-search.ts';

const product = (id: number, sku: string, name: string, members: Document = {}): Document => ({
  id,
  sku,
  name,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  ...members,
});
const products = [
  product(1, 'TEE', 'تيشيرت أحمر', {
    brand: 5,
    type_id: 'configurable',
    configurable_children: [{ id: 9, sku: 'TEE-M' }],
  }),
  product(2, 'CUP', 'كوب أحمر', { visibility: 1 }),
  ...Array.from({ length: 11 }, (_, place) => product(10 + place, `MUG-${place}`, 'كوب')),
];
const engine = scanEngineOf({
  documents: (_, entity) =>
    entity === 'product'
      ? products
      : entity === 'category'
        ? [
            { id: 3, name: 'تيشيرتات', is_active: true, level: 2 },
            { id: 4, name: 'تيشيرتات قديمة', is_active: false, level: 2 },
          ]
        : [{ id: 1, attribute_code: 'brand', options: [{ value: '5', label: 'تيما' }] }],
  priceSteps: () => [0],
  compareNames: () => (one, other) => one.localeCompare(other),
  random: () => 0.5,
});
const explained = (text: string, sku?: string) => explainSearch({ engine, indexName: 'iq', text }, sku);

describe('explainSearch', () => {
  it('says what is found and suggested', async () => {
    expect(await explained(' تي')).toBe(
      [
        '1 product is found:',
        '  1. TEE  تيشيرت أحمر  (score 3.4)',
        '',
        'Suggested while this is typed:',
        '  words: تيشيرت (1)',
        '  products: تيشيرت أحمر',
        '  categories: تيشيرتات',
        '  brands: تيما (1)',
      ].join('\n'),
    );
  });

  it('shows the first ten of more', async () => {
    const lines = (await explained('كوب')).split('\n');
    expect([lines[0], lines[10], lines[11]]).toEqual([
      '11 products are found; the first 10:',
      '  10. MUG-9  كوب  (score 6.8)',
      '',
    ]);
  });

  it('says so when nothing is found or suggested', async () => {
    expect(await explained('zzz')).toBe(
      'No products are found.\n\nNothing is suggested while this is typed.',
    );
  });

  it('explains the product of a sku, also of a variant', async () => {
    expect(await explained('احمر', 'TEE')).toContain('TEE  تيشيرت أحمر\n\nIt is number 1 of 1 found');
    expect(await explained('احمر', 'TEE-M')).toContain('TEE  تيشيرت أحمر  (TEE-M is one of its variants)');
    expect(await explained('احمر', 'CUP')).toContain('it does not pass the filter visibility');
  });

  it('refuses the sku of no product', async () => {
    await expect(explained('احمر', 'NONE')).rejects.toThrow('no product with the sku NONE');
  });
});
