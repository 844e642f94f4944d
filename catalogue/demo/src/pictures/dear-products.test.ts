import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../demo-products.ts';

const products = [...demoProducts({ count: 2000, seed: 1 })]
  .flatMap(({ products }) => products.slice(-1))
  .filter(({ visibility, status }) => visibility > 1 && status === 1);
const priceOf = ({ prices }: ProductInput): number =>
  Math.max(
    0,
    ...prices
      .filter(({ currency, kind }) => currency === 'IQD' && kind === 'regular')
      .map(({ amount }) => amount),
  );

describe('goods that cost over 100,000 dinars', () => {
  it('are shown from two sides at least', () => {
    const dear = products.filter((product) => priceOf(product) > 100_000);
    expect(dear.length).toBeGreaterThan(300);
    expect(
      dear
        .filter(({ media }) => new Set(media.map(({ path }) => path.replace(/~[0-9a-f]{6}/, ''))).size < 2)
        .map(({ sku }) => sku),
    ).toEqual([]);
  });

  it('stand beside a person where they are furniture', () => {
    const dear = products.filter(
      (product) => priceOf(product) > 100_000 && product.attribute_set === 'furniture',
    );
    expect(dear.length).toBeGreaterThan(60);
    expect(
      dear.filter(({ media }) => !media.some(({ path }) => path.includes('-scale'))).map(({ sku }) => sku),
    ).toEqual([]);
  });
});
