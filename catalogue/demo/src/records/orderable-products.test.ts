import { aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { orderableProducts } from './orderable-products.ts';

const shelves = {
  categories: [
    { url_path: 'tea', position: 0 },
    { url_path: 'tea/pots', position: 0 },
  ],
  number_of_sales: 90,
};
const variant = (qty: number): ProductInput => aProduct('TEE-M', { visibility: 1, stock: aStock(qty) });
const tee = aProduct('TEE', { ...shelves, type: 'configurable', variants: ['TEE-M'], stock: aStock(0) });

describe('orderableGoods', () => {
  it.each<[string, ProductInput[], string[]]>([
    ['a plain product', [aProduct('POT', shelves)], ['POT']],
    ['one with a variant in stock', [variant(3), tee], ['TEE']],
    ['none whose variants are sold out', [variant(0), tee], []],
    ['none that is sold out', [aProduct('POT', { ...shelves, stock: aStock(0) })], []],
    ['none that nobody sees', [aProduct('POT', { ...shelves, visibility: 1 })], []],
    ['none that hardly sells', [aProduct('POT', { ...shelves, number_of_sales: 59 })], []],
    ['no set', [aProduct('SET', { ...shelves, type: 'bundle' })], []],
    ['none without a category', [aProduct('POT', { ...shelves, categories: [] })], []],
  ])('gives %s', (_, products, skus) => {
    expect(orderableProducts({ products, links: [] })).toEqual(
      skus.map((sku) => ({ sku, category: 'tea/pots' })),
    );
  });
});
