import { describe, expect, it } from 'vitest';
import { seenIn, type SeenProduct, withSeen } from './seen-products.ts';

const seen = (sku: string): SeenProduct => ({
  sku,
  name: `Product ${sku}`,
  lang: null,
  urlPath: `goods/${sku}`,
  picture: null,
});
const skus = (products: readonly SeenProduct[]) => products.map(({ sku }) => sku);

describe('withSeen', () => {
  it.each([
    ['puts the latest first', ['b', 'a'], 'c', ['c', 'b', 'a']],
    ['lets a product stand once', ['b', 'a'], 'a', ['a', 'b']],
    ['begins with one', [], 'a', ['a']],
  ])('%s', (_, before, latest, after) =>
    expect(skus(withSeen(before.map(seen), seen(latest)))).toEqual(after),
  );

  it('keeps twelve', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => seen(String(index)));
    expect(skus(withSeen(twelve, seen('new')))).toEqual(['new', ...skus(twelve).slice(0, 11)]);
  });

  it('keeps no price of a whole card', () => {
    const card = { ...seen('a'), price: { final: 5000, regular: null, isFrom: false } };
    expect(withSeen([], card)).toEqual([seen('a')]);
  });
});

describe('seenIn', () => {
  it.each([
    ['what was kept', JSON.stringify([seen('a')]), ['a']],
    ['nothing kept', null, []],
    ['broken text', '[{', []],
    ['another form', '{"sku":"a"}', []],
    [
      'products without a name or an address among others',
      JSON.stringify([{ sku: 'x' }, { ...seen('y'), urlPath: '' }, null, seen('b')]),
      ['b'],
    ],
  ])('reads %s', (_, kept, products) => expect(skus(seenIn(kept))).toEqual(products));
});
