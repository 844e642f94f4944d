import { describe, expect, it } from 'vitest';
import { storeViews } from '@dijla/contract/store-views';
import { noFacts } from '../provider-client/shop-facts-of.ts';
import { emptyRecord, inProcessSource } from './in-process-source.ts';
import { sharedAnswers } from './rendering/shared-answers.ts';
import { isUnavailable } from './unavailable.ts';

const now = 1_000;

const wholesale = { priceList: 'wholesale', token: 'of-a-group' };

const shop = (code = 200) => {
  const asked: string[] = [];
  const provider = {
    fetch: async ({ url }: Request) => {
      asked.push(new URL(url).pathname);
      return Response.json(url.includes('_search') ? { hits: [], total: 0 } : { code, result: [] });
    },
  };
  const shared = sharedAnswers({ maxAgeMs: 60_000, now: () => now });
  const page = (prices: typeof wholesale | null = null) => {
    const record = emptyRecord();
    return { record, source: inProcessSource(storeViews.ar, provider, { record, now, shared, prices }) };
  };
  return { asked, page };
};
const brand = { params: { attribute: 'brand', value: 'anker' }, query: { storeCode: 'ar' } };

describe('inProcessSource.read', () => {
  it('asks once for what pages have in common and each time for what is one page’s own', async () => {
    const { asked, page } = shop();
    for (const { source } of [page(), page()]) {
      await source.read('brand/list', { query: { storeCode: 'ar' } });
      await source.read('brand/one', brand);
    }
    expect(asked.map((path) => path.split('/').at(4))).toEqual(['list', 'brand', 'brand']);
  });

  it('has the page purged with brands, and with what the store lists', async () => {
    const { record, source } = shop().page();
    await source.read('brand/one', brand);
    expect([...record.tags].sort()).toEqual(['attribute', 'brands', 'listing-2', 'taxrule']);
    expect(record.nextBoundary).toBe(null);
  });

  it('answers null for what the provider does not know', async () => {
    const { record, source } = shop(404).page();
    expect(await source.read('brand/one', brand)).toBe(null);
    expect(record.nextBoundary).toBe(null);
  });

  it('lets no page be kept that stands without what could not be read', async () => {
    const { record, source } = shop(500).page();
    await expect(source.read('brand/part', { query: { storeCode: 'ar' } })).rejects.toThrow('500');
    expect(record.nextBoundary).toBe(now);
  });
});

describe('inProcessSource.search', () => {
  it.each([
    ['everyone', null, 'product', 1],
    ['a group', wholesale, 'product', 2],
    ['a group', wholesale, 'category', 1],
  ] as const)(
    'for pages of %s (%o) asks %s that pages share so often: %i',
    async (_, prices, entity, times) => {
      const { asked, page } = shop();
      for (const { source } of [page(prices), page(prices)])
        await source.search(entity, { request: {}, size: 4, isShared: true });
      expect(asked).toHaveLength(times);
    },
  );
});

describe('2.55: a page that a search was made for', () => {
  it.each([
    ['products, when taxes change', 'product', {}, ['listing-2', 'taxrule']],
    [
      'products to filter, when an attribute does too',
      'product',
      { attribute_metadata: [] },
      ['attribute', 'listing-2', 'taxrule'],
    ],
    [
      'products by a text, when the words change that it is read with',
      'product',
      {},
      ['listing-2', 'search_words', 'taxrule'],
      { _searchText: 'tea' },
    ],
    ['attributes, when one of them does', 'attribute', {}, ['attribute']],
    ['categories, when one of them does', 'category', {}, ['categories']],
  ] as const)('is purged of %s', async (_, entity, more, tags, request: object = {}) => {
    const provider = { fetch: async () => Response.json({ hits: [], total: 0, ...more }) };
    const record = emptyRecord();
    await inProcessSource(storeViews.ar, provider, {
      record,
      now,
      shared: sharedAnswers({ maxAgeMs: 1, now: () => now }),
    }).search(entity, { request, size: 1 });
    expect([...record.tags].sort()).toEqual(tags);
  });
});

describe('inProcessSource.shopFacts', () => {
  it('lets no page be kept that stands without what is said of the shop', async () => {
    const { record, source } = shop(500).page();
    expect(await source.shopFacts()).toEqual(noFacts);
    expect(record.nextBoundary).toBe(now);
  });
});

describe('a provider that cannot serve for a moment', () => {
  const ask = {
    search: (code: number) => away(code).search('product', { request: {}, size: 1 }),
    read: (code: number) => away(code).read('brand/one', brand),
    whereabouts: (code: number) => away(code).whereabouts('old-address'),
  };
  const away = (code: number) => {
    const provider = { fetch: async () => Response.json({ code, result: 'text' }, { status: code }) };
    return inProcessSource(storeViews.ar, provider, {
      record: emptyRecord(),
      now,
      shared: sharedAnswers({ maxAgeMs: 60_000, now: () => now }),
    });
  };
  const outcomeOf = (asked: Promise<unknown>) =>
    asked.catch((error: unknown) => (isUnavailable(error) ? 'unavailable' : 'fault'));

  it.each(
    (['search', 'read', 'whereabouts'] as const).flatMap((name) =>
      [502, 503, 504].map((code) => [name, code] as const),
    ),
  )('makes a page that needs its %s unavailable at %i', async (name, code) => {
    expect(await outcomeOf(ask[name](code))).toBe('unavailable');
  });

  it('is told from one that fails, and from one that does not know', async () => {
    expect([
      await outcomeOf(ask.read(500)),
      await outcomeOf(ask.read(404)),
      await outcomeOf(ask.whereabouts(404)),
    ]).toEqual(['fault', null, { kind: 'unknown' }]);
  });

  it('does not keep a page that stands without what it says of the shop', async () => {
    const record = emptyRecord();
    const provider = { fetch: async () => Response.json({ code: 503, result: 'text' }, { status: 503 }) };
    const source = inProcessSource(storeViews.ar, provider, {
      record,
      now,
      shared: sharedAnswers({ maxAgeMs: 60_000, now: () => now }),
    });
    expect([await source.shopFacts(), record.nextBoundary]).toEqual([noFacts, now]);
  });
});
