import { describe, expect, it } from 'vitest';
import { pageKeyOf } from './page-key.ts';

const variant = { buildId: 'b1', priceList: 'general' };
const of = (path: string) => pageKeyOf(new URL(path, 'http://shop'), variant);

describe('pageKeyOf', () => {
  it.each([
    ['/en', 'home', 'b1 en general home /en'],
    ['/ar/cart', 'cart', 'b1 ar general cart /ar/cart'],
    ['/en/c/kettles?page=2', 'categoryBySlug', 'b1 en general categoryBySlug /en/c/kettles?page=2'],
    ['/en/p/DJ-TEE/any-slug', 'productBySku', null],
    ['/en/p/DJ-TEE/tee/DJ-TEE-M-BLK', 'productBySku', null],
    ['/en/cotton-t-shirt?childSku=DJ-TEE-M-BLK', 'entity', null],
    ['/en/women/tops?sort=price-low&page=3', 'entity', 'b1 en general entity /en/women/tops?page=3&sort=price-low'],
    ['/en/women?utm_source=x&fbclid=y', 'entity', 'b1 en general entity /en/women'],
    ['/en/women?page=4', 'entity', null],
    ['/en/women?page=1&sort=popular', 'entity', 'b1 en general entity /en/women'],
    ['/en/women?page=-1&sort=x', 'entity', 'b1 en general entity /en/women'],
    ['/en/women?page=02', 'entity', 'b1 en general entity /en/women'],
    [`/en/${'x'.repeat(510)}`, 'entity', null],
  ])('files %s under %s', (path, route, key) => {
    expect(of(path)).toMatchObject({ route, key });
  });

  it('gives the same key whatever the order of parameters', () => {
    expect(of('/en/women?page=2&sort=latest')?.key).toBe(of('/en/women?sort=latest&page=2')?.key);
  });

  it.each(['/', '/fr/women', '/english', '/favicon.ico'])('knows no page at %s, which has no store', (path) => {
    expect(of(path)).toBeUndefined();
  });
});
