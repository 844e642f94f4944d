import { describe, expect, it } from 'vitest';
import { pageShapeOf } from './page-shape.lazy.ts';

const menu = [{ id: 1, name: 'Fashion', lang: null, urlPath: 'fashion', image: null, children: [] }];

describe('pageShapeOf', () => {
  it.each([
    ['/ar', 'home'],
    ['/ar/', 'home'],
    ['/ar/fashion', 'listing'],
    ['/ar/fashion/women/abayas', 'listing'],
    ['/ar/search', 'listing'],
    ['/ar/best-sellers', 'listing'],
    ['/ar/special-offers', 'listing'],
    ['/ar/trending-now', 'listing'],
    ['/ar/recommendations', 'listing'],
    ['/ar/brands/anker', 'listing'],
    ['/ar/steel-water-bottle', 'product'],
    ['/ar/p/DJ-TEE/tee', 'product'],
    ['/ar/cart', 'cart'],
    ['/ar/checkout', 'cart'],
    ['/ar/i/terms', 'text'],
    ['/ar/delivery', 'text'],
    ['/ar/vendor/basra-palms', 'listing'],
  ] as const)('takes %s for %s', (pathname, shape) => {
    expect(pageShapeOf(pathname, 'ar', menu)).toBe(shape);
  });
});
