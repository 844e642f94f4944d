import { describe, expect, it } from 'vitest';
import { testSource } from '../../provider-client/test-source.ts';
import { loadLanded } from './load-landed.ts';

/** Returns the first requests of the page at this path. */
const askedAt = async (path: string) => {
  const asked: string[] = [];
  const source = testSource({
    keepsAnswers: true,
    search: async (entity, { request }) => {
      const place = request._appliedFilters?.find(({ attribute }) =>
        ['url_path', 'identifier'].includes(attribute),
      )?.value as { eq: string } | undefined;
      asked.push(place === undefined ? entity : `${entity} ${place.eq}`);
      return { hits: [], total: 0 };
    },
    read: async (name) => {
      asked.push(name);
      return null;
    },
  });
  await loadLanded(source, path, new URLSearchParams()).catch(() => undefined);
  return asked;
};

describe('loadLanded', () => {
  it.each([
    ['home/lamps', ['product home/lamps', 'category home/lamps']],
    ['tea%20pots', ['product tea pots', 'category tea pots', 'landing_page']],
    ['vendor/basra-palms', ['vendor basra-palms', 'category']],
    ['special-offers', ['category', 'product']],
    ['i/terms', ['cms_page terms']],
    ['i/about-us', []],
    ['brands', ['brand/list']],
    ['brands/anker', ['brand/one', 'category']],
    ['', []],
    ['cart', []],
    ['my-account/orders/10001', []],
    ['wishlist/shared/of-her-sister', []],
    ['c/lamps', []],
    ['p/LAMP/lamp', []],
  ])('asks at %s for %j', async (path, asked) => {
    expect(await askedAt(path)).toEqual(asked);
  });
});
