import { describe, expect, it } from 'vitest';
import { pageKeyOf } from './page-key.ts';

const variant = { buildId: 'b1', priceList: 'general' };
const of = (path: string) => pageKeyOf(new URL(path, 'http://shop'), variant);

describe('pageKeyOf', () => {
  it.each([
    ['/en', 'home', 'b1 en general home /en'],
    ['/ar/cart', 'cart', 'b1 ar general cart /ar/cart'],
    ['/en/c/kettles?page=2', 'categoryBySlug', 'b1 en general categoryBySlug /en/c/kettles?page=2'],
    ['/en/p/DJ-TEE/any-slug', 'productBySku', 'b1 en general productBySku /en/p/DJ-TEE/any-slug'],
    ['/en/p/DJ-TEE/tee/DJ-TEE-M-BLK', 'productBySku', null],
    ['/en/cotton-t-shirt?childSku=DJ-TEE-M-BLK', 'entity', null],
    [
      '/en/women/tops?sort=price-low&page=3',
      'entity',
      'b1 en general entity /en/women/tops?page=3&sort=price-low',
    ],
    ['/en/women?utm_source=x&fbclid=y', 'entity', 'b1 en general entity /en/women'],
    ['/en/women?page=4', 'entity', null],
    ['/en/women?page=1&sort=popular', 'entity', 'b1 en general entity /en/women'],
    ['/en/women?page=-1&sort=x', 'entity', 'b1 en general entity /en/women'],
    ['/en/women?page=02', 'entity', 'b1 en general entity /en/women'],
    [`/en/${'x'.repeat(510)}`, 'entity', null],
    ['/en/women?size=168&page=2', 'entity', 'b1 en general entity /en/women?page=2&size=168'],
    ['/en/women?color=49', 'entity', 'b1 en general entity /en/women?color=49'],
    ['/en/women?color=49,49', 'entity', 'b1 en general entity /en/women?color=49'],
    ['/en/women?color=49,58', 'entity', null],
    ['/en/wom%65n/t%6fps', 'entity', 'b1 en general entity /en/women/tops'],
    ['/ar/%d8%b4%d8%a7%d9%8a', 'entity', 'b1 ar general entity /ar/%D8%B4%D8%A7%D9%8A'],
    ['/en/a%2fb', 'entity', 'b1 en general entity /en/a%2Fb'],
    ['/en/100%', 'entity', 'b1 en general entity /en/100%'],
    ['/en/women/', 'entity', 'b1 en general entity /en/women'],
    ['/en/', 'home', 'b1 en general home /en'],
    ['/%65n', 'home', 'b1 en general home /en'],
    ['/en/women?price=50-100', 'entity', null],
    ['/en/women?price_from=50&price_to=', 'entity', null],
    ['/en/women?price_from=&price_to=', 'entity', 'b1 en general entity /en/women'],
    [
      '/en/best-sellers?page=2&color=49',
      'bestSellers',
      'b1 en general bestSellers /en/best-sellers?color=49&page=2',
    ],
    [
      '/ar/trending-now?sort=popular',
      'trendingNow',
      'b1 ar general trendingNow /ar/trending-now?sort=popular',
    ],
    ['/en/women?price=cheap&color=red&COLOR=1&utm_id=7', 'entity', 'b1 en general entity /en/women'],
    ['/en/women?color=49&size=168', 'entity', null],
    ['/en/women?color=49&price=50-100', 'entity', null],
    ['/en/search?q=tea', 'search', null],
    ['/en/women?q=5', 'entity', 'b1 en general entity /en/women'],
    ['/en/cart?color=49', 'cart', 'b1 en general cart /en/cart'],
  ])('files %s under %s', (path, route, key) => {
    expect(of(path)).toMatchObject({ route, key });
  });

  it.each([
    ['/en', 'home'],
    ['/en/p/DJ-TEE/tee', 'product'],
    ['/en/c/kettles', 'category'],
    ['/en/best-sellers', 'category'],
    ['/en/cart', 'checkout'],
    ['/en/checkout', 'checkout'],
    ['/en/login', 'my-account'],
    ['/en/register', 'my-account'],
    ['/en/my-account/profile', 'my-account'],
    ['/en/page-not-found', 'page-not-found'],
    ['/en/error', 'error'],
    ['/en/i/about-us', 'cms'],
  ])('2.55: counts %s among the pages of %s', (path, tag) => {
    expect(of(path)?.tag).toBe(tag);
  });

  it('gives the same key whatever the order of parameters', () => {
    expect(of('/en/women?page=2&sort=latest')?.key).toBe(of('/en/women?sort=latest&page=2')?.key);
  });

  it('renders what filters, readably and in one order', () => {
    expect(of('/ar/search?size=1,2&color=49&q=%D8%B4%D8%A7%D9%8A&x=y')?.canonicalUrl).toBe(
      '/ar/search?color=49&q=%D8%B4%D8%A7%D9%8A&size=1,2',
    );
  });

  it.each([
    ['color=58,49', 'color=49,58'],
    ['color=58,49,58,49', 'color=49,58'],
    ['size=168,20&color=100,9', 'color=9,100&size=20,168'],
    ['price=50-100&color=2,1', 'color=1,2&price=50-100'],
  ])('renders %s as %s', (given, canonical) => {
    expect(of(`/en/women?${given}`)?.canonicalUrl).toBe(`/en/women?${canonical}`);
  });

  it('takes none of more filters than a listing has', () => {
    const many = Array.from({ length: 13 }, (_, place) => `a${place}=1`).join('&');
    expect(of(`/en/women?${many}&page=2`)?.canonicalUrl).toBe('/en/women?page=2');
  });

  it('drops a list longer than a shopper makes', () => {
    expect(
      of(`/en/women?color=${Array.from({ length: 31 }, (_, place) => place).join(',')}`)?.canonicalUrl,
    ).toBe('/en/women');
  });

  it.each(['/', '/fr/women', '/english', '/favicon.ico'])(
    'knows no page at %s, which has no store',
    (path) => {
      expect(of(path)).toBeUndefined();
    },
  );
});
