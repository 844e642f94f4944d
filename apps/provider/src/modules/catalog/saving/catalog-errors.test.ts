import {
  aBatch,
  aCategory,
  anAttribute,
  aPrice,
  aProduct,
  aProductText,
  aStock,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { describe, expect, it } from 'vitest';
import type { CatalogBatch, ProductInput } from './catalog-batch.ts';
import { validationErrors } from './catalog-errors.ts';

const known = {
  attributes: new Map([
    ['color', { input: 'select' as const, options: new Set(['red']) }],
    ['material', { input: 'multiselect' as const, options: new Set(['wool', 'silk']) }],
    ['organic', { input: 'boolean' as const, options: new Set<string>() }],
    ['weight', { input: 'price' as const, options: new Set<string>() }],
    ['released', { input: 'date' as const, options: new Set<string>() }],
  ]),
  categoryPaths: new Set(['women']),
  skus: new Set(['KNOWN']),
};
const faultsOf = (batch: Partial<CatalogBatch>) =>
  validationErrors(aBatch(batch), known).map(({ subject, field, fault }) => `${subject}: ${field} ${fault}`);
const faultsOfProduct = (changes: Partial<ProductInput>) => faultsOf({ products: [aProduct('A', changes)] });

describe('catalogueFaults', () => {
  it('finds none in a batch that fits', () => {
    expect(
      faultsOf({
        attributes: [anAttribute('size', ['M'])],
        categories: [aCategory('women/tops')],
        products: [
          aProduct('A', {
            attributes: {
              color: 'red',
              material: ['wool', 'silk'],
              organic: false,
              weight: 2.5,
              released: '2026-01-01',
              size: 'M',
            },
            categories: [{ url_path: 'women/tops', position: 0 }],
            variants: ['KNOWN'],
            axes: ['color', 'size'],
          }),
        ],
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<ProductInput>]>([
    ["A: color option 'blue' is not defined", { attributes: { color: 'blue' } }],
    ['A: color takes one option, not a list', { attributes: { color: ['red'] } }],
    ["A: material option 'tin' is not defined", { attributes: { material: ['wool', 'tin'] } }],
    ['A: organic takes a boolean, not "yes"', { attributes: { organic: 'yes' } }],
    ['A: weight takes a number, not "2"', { attributes: { weight: '2' } }],
    ["A: released 'soon' is no date", { attributes: { released: 'soon' } }],
    ['A: shape is not defined', { attributes: { shape: 'round' } }],
    ["A: categories 'men' is not defined", { categories: [{ url_path: 'men', position: 0 }] }],
    ["A: variants 'B' is not defined", { variants: ['B'] }],
    ["A: axes 'organic' is no attribute with options", { axes: ['organic'] }],
    ['A: prices 1.5 is no amount in minor units', { prices: [aPrice(1.5)] }],
    ['A: prices 10000000001 is no amount in minor units', { prices: [aPrice(10_000_000_001)] }],
    ["A: members 0.5 of 'KNOWN' is no quantity", { type: 'grouped', members: [{ sku: 'KNOWN', qty: 0.5 }] }],
    [
      'A: prices ends before it begins',
      { prices: [aPrice(1, { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' })] },
    ],
    ["A: prices 'general IQD regular 0000000001 ' is given twice", { prices: [aPrice(1), aPrice(2)] }],
    ['A: stock -1 is no quantity', { stock: aStock(-1) }],
    ["A: url_key 'a/b' is no url key", { url_key: 'a/b' }],
    ['A: texts has no text in any language', { texts: {} }],
    ['A: texts holds characters that cannot be kept', { texts: { en: aProductText('a\u0000b') } }],
    ['A: texts holds characters that cannot be kept', { texts: { en: aProductText('a\ud800b') } }],
    ["A: created_at 'yesterday' is no instant", { created_at: 'yesterday' }],
  ])('finds %s', (fault, changes) => {
    expect(faultsOfProduct(changes)).toEqual([fault]);
  });

  it.each<[string, Partial<CatalogBatch>]>([
    ['A: sku is given twice', { products: [aProduct('A'), aProduct('A')] }],
    [
      'shoes/boots: url_path the category above it is not defined',
      { categories: [aCategory('shoes/boots')] },
    ],
    ['price: code is the name of a document member', { attributes: [anAttribute('price', [])] }],
    ['sp: code is the name of a document member', { attributes: [anAttribute('sp', [])] }],
    ["fit: options option 'slim' is given twice", { attributes: [anAttribute('fit', ['slim', 'slim'])] }],
  ])('finds %s', (fault, batch) => {
    expect(faultsOf(batch)).toEqual([fault]);
  });
});
