import { describe, expect, it } from 'vitest';
import { pageRoutes, type PageRouteName } from '../page-routes.ts';
import { notFoundPage } from './not-found-page.ts';
import { pageKeyOf } from './rendering/page-key.ts';

const variant = { buildId: 'b1', priceList: 'general' };
const routes = Object.keys(pageRoutes) as PageRouteName[];

describe('notFoundPage', () => {
  it.each(routes)('of the route %s is rendered at an address of that route', (route) => {
    const { canonicalUrl } = notFoundPage({ store: 'ar', route }, variant);
    expect(pageKeyOf(new URL(canonicalUrl, 'http://shop.test'), variant)).toMatchObject({
      store: 'ar',
      route,
    });
  });

  it('is one for each store, route, build and price list, and never the page of an address', () => {
    const keys = [
      ...routes.map((route) => notFoundPage({ store: 'ar', route }, variant).key),
      notFoundPage({ store: 'en', route: 'entity' }, variant).key,
      notFoundPage({ store: 'ar', route: 'entity' }, { ...variant, priceList: 'wholesale' }).key,
      notFoundPage({ store: 'ar', route: 'entity' }, { ...variant, buildId: 'b2' }).key,
    ];
    const ofAddresses = new Set(
      routes.map(
        (route) =>
          pageKeyOf(
            new URL(notFoundPage({ store: 'ar', route }, variant).canonicalUrl, 'http://shop.test'),
            variant,
          )?.key,
      ),
    );
    expect([new Set(keys).size, keys.filter((key) => ofAddresses.has(key))]).toEqual([keys.length, []]);
  });
});
