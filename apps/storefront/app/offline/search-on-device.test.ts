import type { CallInput, ContractClient, SearchEntity } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery, WireDocument } from '../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { memoryStorage } from '@dijla/device/platform/memory-storage';
import { noorsProfile } from '../../../../packages/device/src/testing/test-session.ts';
import { isCatalogUnavailable } from './catalog-unavailable.ts';
import { searchOnDevice, type SearchParts } from './search-on-device.ts';

const tee = {
  id: 7,
  sku: 'TEE',
  url_path: 'tees/tee',
  nm: 'Tee',
  stock: { qty: 3, is_in_stock: true },
  configurable_children: [{ sku: 'TEE-M', size: 1 }],
};
const listing: CatalogQuery = {
  request: { _appliedFilters: [{ attribute: 'category_ids', value: { in: [20] } }] },
  size: 20,
};
const page: CatalogQuery = {
  request: { _appliedFilters: [{ attribute: 'url_path', value: { eq: 'tees/tee' } }] },
  size: 1,
};
const cards: CatalogQuery = { ...listing, include: ['id', 'sku', 'url_path', 'name'] };

const device = (hits: WireDocument[] = [tee], slim?: SearchParts['slim']) => {
  const world = {
    isOnline: true,
    now: 1_000,
    hits,
    fate: 'answers' as 'answers' | 'fails' | 'hangs',
    calls: [] as CallInput<'catalog/search'>[],
  };
  const client = (async (_name: string, input: CallInput<'catalog/search'>) => {
    world.calls.push(input);
    if (world.fate === 'hangs') return new Promise(() => undefined);
    if (world.fate === 'fails') throw new TypeError('fetch failed');
    return {
      ok: true,
      result: { hits: world.hits.map((hit) => ({ ...hit, _score: null })), total: world.hits.length },
      meta: undefined,
    };
  }) as unknown as ContractClient;
  const storage = memoryStorage();
  const parts = {
    storage,
    client,
    now: () => world.now,
    isOnline: () => world.isOnline,
    ...(slim && { slim }),
  };
  const search = (query: CatalogQuery, entity: SearchEntity = 'product') =>
    searchOnDevice(parts, storeViews.en, { entity, query, freshness: 60_000 });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    world,
    storage,
    search: async (...asked: Parameters<typeof search>) => search(...asked).finally(settled),
  };
};

describe('searchOnDevice', () => {
  it('asks the provider for the store’s index, once a minute', async () => {
    const { world, search } = device();
    await search(listing);
    await search(listing);
    expect([world.calls.length, world.calls[0]?.params]).toEqual([
      1,
      { index: 'iq_catalog_en', entity: 'product' },
    ]);
    world.now += 61_000;
    await search(listing);
    expect(world.calls.length).toBe(2);
  });

  it.each([
    [
      'a provider that gave a refresh token of its own',
      'refresh',
      'signed',
      { groupId: 1, groupToken: 'signed' },
    ],
    ['ours, which knows her by a cookie', null, 'signed', {}],
    ['one that told of no group', 'refresh', undefined, {}],
  ])(
    'asks %s for products as a customer’s group sees them, and for nothing else so',
    async (_, refresh_token, groupToken, sent) => {
      const { world, storage, search } = device();
      await storage.write([
        {
          in: 'session',
          key: 'session',
          put: {
            token: 'token',
            refresh_token,
            profile: { ...noorsProfile, ...(groupToken === undefined ? {} : { groupToken }) },
          },
        },
      ]);
      await search(listing);
      await search(listing);
      await search(listing, 'category');
      expect(world.calls.map(({ query }) => JSON.parse(String(query?.request)))).toEqual([
        { ...listing.request, ...sent },
        listing.request,
      ]);
      world.isOnline = false;
      expect((await search(page)).total).toBe(1);
    },
  );

  it('answers a listing seen before while offline, however old', async () => {
    const { world, search } = device();
    await search(listing);
    world.isOnline = false;
    world.now += 7 * 24 * 3_600_000;
    expect((await search(listing)).hits).toMatchObject([{ sku: 'TEE' }]);
  });

  it('opens a product offline from the listing it was seen in', async () => {
    const { world, search } = device();
    await search(listing);
    world.isOnline = false;
    expect(await search(page)).toEqual({ hits: [{ ...tee, _score: null }], total: 1 });
  });

  it('finds a product offline by the sku of a variant', async () => {
    const { world, search } = device();
    await search(listing);
    world.isOnline = false;
    const byChild = {
      request: { _appliedFilters: [{ attribute: 'configurable_children.sku', value: { eq: 'TEE-M' } }] },
      size: 1,
    };
    expect((await search(byChild)).hits).toMatchObject([{ sku: 'TEE' }]);
  });

  it('does not open a page from a card that holds only part of it', async () => {
    const { world, search } = device();
    await search(cards);
    world.isOnline = false;
    expect(await search(page).catch(isCatalogUnavailable)).toBe(true);
  });

  it('keeps a whole document whole when a card of it comes later, with the card’s newer stock', async () => {
    const { world, search } = device();
    await search(page);
    world.hits = [
      {
        id: 7,
        sku: 'TEE',
        url_path: 'tees/tee',
        stock: { qty: 1 },
        configurable_children: [{ sku: 'TEE-M' }],
      },
    ];
    await search(cards);
    world.isOnline = false;
    const byId = { request: { _appliedFilters: [{ attribute: 'id', value: { in: ['7'] } }] }, size: 1 };
    expect((await search(byId)).hits).toMatchObject([
      { stock: { qty: 1, is_in_stock: true }, configurable_children: [{ sku: 'TEE-M', size: 1 }] },
    ]);
  });

  it('knows offline that the path of a category is no product’s', async () => {
    const { world, search } = device([{ id: 20, url_path: 'tees/tee' }]);
    await search({ request: {}, size: 4_000 }, 'category');
    world.isOnline = false;
    expect(await search(page)).toEqual({ hits: [], total: 0 });
  });

  it('answers from the device when the provider fails', async () => {
    const { world, search } = device();
    await search(listing);
    world.now += 61_000;
    world.fate = 'fails';
    expect((await search(listing)).total).toBe(1);
  });

  it('answers from the device when the provider is slower than three seconds', async () => {
    const { world, search } = device();
    await search(listing);
    world.now += 61_000;
    world.fate = 'hangs';
    expect((await search(listing)).total).toBe(1);
  });

  it.each([
    [false, 'offline'],
    [true, 'failed'],
  ])('rejects when nothing could be had (online: %s)', async (isOnline, reason) => {
    const { world, search } = device();
    world.isOnline = isOnline;
    world.fate = 'fails';
    expect(
      await search(page).catch((error: unknown) => (isCatalogUnavailable(error) ? error.reason : 'other')),
    ).toBe(reason);
  });

  describe('with a slim catalogue', () => {
    const knows = async () => ({ hits: [{ sku: 'SLIM', _score: null }], total: 1 });
    const lacks = async () => null;
    const slimOf = (answer: () => Promise<unknown>) => answer as NonNullable<SearchParts['slim']>;

    it.each([
      ['offline', (world: ReturnType<typeof device>['world']) => (world.isOnline = false)],
      [
        'while the provider cannot be reached',
        (world: ReturnType<typeof device>['world']) => (world.fate = 'fails'),
      ],
    ])('answers from it what was never asked before, %s', async (_, cut) => {
      const { world, search } = device([tee], slimOf(knows));
      cut(world);
      expect((await search(listing)).hits).toEqual([{ sku: 'SLIM', _score: null }]);
    });

    it('prefers what was visited, and the provider to both', async () => {
      const { world, search } = device([tee], slimOf(knows));
      expect((await search(listing)).hits).toMatchObject([{ sku: 'TEE' }]);
      world.isOnline = false;
      world.now += 100_000;
      expect((await search(listing)).hits).toMatchObject([{ sku: 'TEE' }]);
    });

    it.each([
      ['has no answer', lacks],
      ['fails', async () => Promise.reject(new Error('broken'))],
    ])('is as if it were not there when it %s', async (_, answer) => {
      const { world, search } = device([tee], slimOf(answer));
      world.isOnline = false;
      const failure: unknown = await search(listing).catch((error: unknown) => error);
      expect(isCatalogUnavailable(failure) && failure.reason).toBe('offline');
    });
  });
});
