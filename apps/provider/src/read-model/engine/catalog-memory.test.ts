import { describe, expect, it } from 'vitest';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import { catalogInMemory } from './arbitrary-catalog.ts';
import { setProduct } from './catalog-memory.ts';

describe('setProduct', () => {
  it("finds both of two products that take each other's sku", () => {
    const { memory } = catalogInMemory();
    const products = memory.views[0]?.products;
    const [one, two] = [products?.get(1), products?.get(2)] as [ColdProduct, ColdProduct];
    setProduct(memory, 1, { ar: { ...one, sku: two.sku } });
    setProduct(memory, 2, { ar: { ...two, sku: one.sku } });
    expect([memory.idBySku.get(one.sku), memory.idBySku.get(two.sku)]).toEqual([2, 1]);
  });

  it('finds nothing by a sku that is no more, and still knows what the product was part of', () => {
    const { memory } = catalogInMemory();
    const before = memory.views[0]?.products.get(3);
    setProduct(memory, 3, {});
    expect([
      memory.views[0]?.products.has(3),
      memory.idBySku.get(before?.sku ?? ''),
      memory.idBySku.skuOf(3),
    ]).toEqual([false, undefined, before?.sku]);
  });
});
