import { describe, expect, it } from 'vitest';
import { pageRoutes, paths } from './paths.ts';

describe('paths', () => {
  it('makes every link of the shop', () => {
    const every = {
      home: paths.home('ar'),
      product: paths.entity('ar', 'cotton-t-shirt'),
      variant: paths.entity('en', 'cotton-t-shirt', { childSku: 'DJ-TEE-M-BLK' }),
      listing: paths.entity('en', 'fashion/shirts', { sort: 'latest', page: 2 }),
      cart: paths.cart('en'),
      checkout: paths.checkout('en'),
      error: paths.error('en'),
      notFound: paths.notFound('en'),
      offlineShell: paths.offlineShell('ar'),
      image: paths.image('/d/tee.webp', 300, 300),
      imageWithoutSlash: paths.image('d/tee.webp', 600, 600),
      otherStore: paths.inStore('ar', '/en/fashion/shirts'),
      otherHome: paths.inStore('ar', '/en'),
      notAStore: paths.inStore('ar', '/england'),
    };
    expect(every).toMatchInlineSnapshot(`
      {
        "cart": "/en/cart",
        "checkout": "/en/checkout",
        "error": "/en/error",
        "home": "/ar",
        "image": "/img/300/300/resize/d/tee.webp",
        "imageWithoutSlash": "/img/600/600/resize/d/tee.webp",
        "listing": "/en/fashion/shirts?page=2&sort=latest",
        "notAStore": "/england",
        "notFound": "/en/page-not-found",
        "offlineShell": "/ar/offline-shell",
        "otherHome": "/ar",
        "otherStore": "/ar/fashion/shirts",
        "product": "/ar/cotton-t-shirt",
        "variant": "/en/cotton-t-shirt?childSku=DJ-TEE-M-BLK",
      }
    `);
  });
});

describe('pageRoutes', () => {
  it('tries the canonical address of products and categories last', () => {
    expect(Object.keys(pageRoutes).at(-1)).toBe('entity');
  });
});
