import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { paths as products } from '../../acts/products.ts';

const shop = await sharedShop();

/** The routes that the specification lists (spec 1 §2, spec 2 §2), below the store. */
const routes = [
  ['', 'pwa.html', 'cart', 'checkout', 'checkout/success', 'search?q=tea', products.tee, products.bottle],
  ['legal', 'magazine', 'sale', 'order-tracking', 'order-from-catalog', 'about-us', 'customer-service'],
  [
    'gift-card',
    'delivery',
    'price-match-policy',
    'jobs',
    'payment',
    'returns',
    'faq',
    'privacy-policy',
    'contact',
  ],
  [
    'my-account/address-book',
    'my-account/address-book/add',
    'my-account/address-book/1',
    'my-account/orders',
  ],
  [
    'my-account/orders/1',
    'my-account/orders/1/1',
    'my-account/profile',
    'my-account/rewards',
    'my-account/payments',
  ],
  ['my-account/wishlist', 'my-account/watchlist', 'my-account/affiliate-program', 'my-account/dark-mode'],
  [
    'rewards',
    'login',
    'register',
    'register/verify',
    'forgot-pass',
    'forgot-pass/token',
    'forgot-pass/change',
  ],
  [
    'best-sellers',
    'trending-now',
    'special-offers',
    'recommendations',
    'na/login',
    'vendorsignup',
    'i/delivery',
  ],
  [
    'brands',
    'brands.html',
    'brands/anker',
    'blogs',
    'blog/work-through-power-cuts',
    'vendor/rusafa-roasters',
    'fib',
    'error',
  ],
].flat();

describe.each([
  ['ar', 'rtl'],
  ['en', 'ltr'],
] as const)('the %s store', (store, direction) => {
  it.each(routes)('answers /%s with a page of a title', async (route) => {
    const answer = await fetch(`${shop.url}/${store}/${route}`.replace(/\/$/, ''));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(/<title>(?<title>[^<]+)<\/title>/.exec(html)?.groups?.['title']?.trim()).toBeTruthy();
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${direction}"`));
  });

  it('answers 404 to what there is not', async () => {
    const statuses = await Promise.all(
      ['no-such-thing', 'i/no-such-page', 'blog/none', 'vendor/none'].map(
        async (route) => (await fetch(`${shop.url}/${store}/${route}`)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});
