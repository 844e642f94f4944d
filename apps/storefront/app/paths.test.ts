import { describe, expect, it } from 'vitest';
import { pageRoutes } from './page-routes.ts';
import { type ListedPage, paths } from './paths.ts';

describe('paths', () => {
  it('makes every link of the shop', () => {
    const every = {
      home: paths.home('ar'),
      product: paths.entity('ar', 'cotton-t-shirt'),
      variant: paths.entity('en', 'cotton-t-shirt', { childSku: 'DJ-TEE-M-BLK' }),
      listing: paths.entity('en', 'fashion/shirts', { sort: 'latest', page: 2 }),
      filtered: paths.entity('en', 'fashion/shirts', { size: '168,169', color: '49' }),
      search: paths.search('ar', { q: 'شاي & سكر' }),
      content: paths.content('ar', 'about-us'),
      cart: paths.cart('en'),
      checkout: paths.checkout('en'),
      login: paths.login('ar'),
      register: paths.register('en'),
      profile: paths.profile('ar'),
      error: paths.error('en'),
      notFound: paths.notFound('en'),
      offlineShell: paths.offlineShell('ar'),
      image: paths.image('/d/tee.webp', 300, 300),
      imageWithoutSlash: paths.image('d/tee.webp', 600, 600),
      imageInAColour: paths.image('/d/tee~1f4e79.3fa92b10c1.webp', 300, 300),
      imageOfAnyName: paths.image('/w/قميص, 100% (2).jpg', 300, 300),
      imageElsewhere: paths.image('https://shop.test/media/d/tee.webp', 300, 300),
      otherStore: paths.inStore('ar', '/en/fashion/shirts'),
      otherHome: paths.inStore('ar', '/en'),
      notAStore: paths.inStore('ar', '/england'),
    };
    expect(every).toMatchInlineSnapshot(`
      {
        "cart": "/en/cart",
        "checkout": "/en/checkout",
        "content": "/ar/about-us",
        "error": "/en/error",
        "filtered": "/en/fashion/shirts?color=49&size=168,169",
        "home": "/ar",
        "image": "/img/300/300/resize/d/tee.webp",
        "imageElsewhere": "/img/300/300/resize/https%3A%2F%2Fshop.test%2Fmedia%2Fd%2Ftee.webp",
        "imageInAColour": "/img/300/300/resize/d/tee~1f4e79.3fa92b10c1.webp",
        "imageOfAnyName": "/img/300/300/resize/w/%D9%82%D9%85%D9%8A%D8%B5%2C%20100%25%20(2).jpg",
        "imageWithoutSlash": "/img/600/600/resize/d/tee.webp",
        "listing": "/en/fashion/shirts?page=2&sort=latest",
        "login": "/ar/login",
        "notAStore": "/england",
        "notFound": "/en/page-not-found",
        "offlineShell": "/ar/offline-shell",
        "otherHome": "/ar",
        "otherStore": "/ar/fashion/shirts",
        "product": "/ar/cotton-t-shirt",
        "profile": "/ar/my-account/profile",
        "register": "/en/register",
        "search": "/ar/search?q=%D8%B4%D8%A7%D9%8A+%26+%D8%B3%D9%83%D8%B1",
        "variant": "/en/cotton-t-shirt?childSku=DJ-TEE-M-BLK",
      }
    `);
  });
});

describe('pageRoutes', () => {
  it.each<ListedPage>(['best-sellers', 'special-offers', 'trending-now', 'recommendations'])(
    'has a page where %s is linked to',
    (page) => {
      expect(Object.values(pageRoutes).map(({ pattern }) => `/ar/${pattern}`)).toContain(
        paths.listed('ar', page),
      );
    },
  );

  it('tries the canonical address of products and categories last', () => {
    expect(Object.keys(pageRoutes).at(-1)).toBe('entity');
  });
});
