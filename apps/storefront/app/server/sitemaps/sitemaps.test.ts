import { describe, expect, it } from 'vitest';
import { sharedAnswers } from '../rendering/shared-answers.ts';
import { sitemapsOf } from './sitemaps.ts';

const minuteMs = 60_000;

/** Creates a provider with one product, one category and one text page in both store views, and neither brands nor posts. */
const setUp = () => {
  const world = { now: 0, product: 'kettle', category: 'kitchen' };
  const documents = () => ({
    product: { id: 1, url_path: world.product, updated_at: '2026-01-02T00:00:00.000Z' },
    category: { id: 3, url_path: world.category },
    cms_page: { id: 5, identifier: 'about-us' },
  });
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const entity = /\/(\w+)\/_search$/.exec(pathname)?.[1];
    if (entity === undefined) return Response.json({ code: 404, result: 'no brands' }, { status: 404 });
    const filters =
      (
        JSON.parse(searchParams.get('request') ?? '{}') as {
          _appliedFilters?: { attribute: string; value: { eq?: unknown } }[];
        }
      )._appliedFilters ?? [];
    const document = (documents() as Record<string, { url_path?: string } | undefined>)[entity];
    const isFound =
      document !== undefined &&
      filters.every(({ attribute, value }) => attribute !== 'url_path' || value.eq === document.url_path);
    return Response.json({ hits: isFound ? [{ ...document, _score: null }] : [], total: isFound ? 1 : 0 });
  };
  const shared = sharedAnswers({ maxAgeMs: minuteMs, now: () => world.now });
  const sitemaps = sitemapsOf({
    provider: { fetch },
    publicUrl: 'https://shop.test',
    now: () => world.now,
    shared,
    semaphore: { acquire: async () => () => undefined },
  });
  const textAt = async (path: string) => {
    const page = await sitemaps.find(path, () => ({
      network: '192.0.2.1',
      gone: new AbortController().signal,
    }));
    return page === undefined ? undefined : [page.status, page.identity.toString()];
  };
  return { world, sitemaps, textAt };
};

const addressesIn = (answer: readonly unknown[] | undefined) =>
  [...String(answer?.[1]).matchAll(/<loc>https:\/\/shop\.test([^<]+)<\/loc>/g)].map(([, path]) => path);

describe('sitemapsOf', () => {
  it('lists the sitemaps that have something in them', async () => {
    const { textAt } = setUp();
    expect(addressesIn(await textAt('/sitemap.xml'))).toEqual(
      ['en', 'ar'].flatMap((store) =>
        ['products', 'categories', 'pages'].map((kind) => `/sitemap-${kind}-${store}-1.xml`),
      ),
    );
  });

  it.each([
    ['/sitemap-products-ar-1.xml', ['/ar/kettle']],
    ['/sitemap-categories-en-1.xml', ['/en/kitchen']],
    [
      '/sitemap-pages-ar-1.xml',
      [
        '/ar',
        '/ar/best-sellers',
        '/ar/new',
        '/ar/special-offers',
        '/ar/trending-now',
        '/ar/rewards',
        '/ar/gift-card',
        '/ar/order-tracking',
        '/ar/vendorsignup',
        '/ar/about-us',
      ],
    ],
  ])('answers %s', async (path, addresses) => {
    expect(addressesIn(await setUp().textAt(path))).toEqual(addresses);
  });

  it('answers 404 for a part behind the last, and leaves other paths alone', async () => {
    const { textAt } = setUp();
    expect([(await textAt('/sitemap-brands-ar-1.xml'))?.[0], await textAt('/en/kettle')]).toEqual([
      404,
      undefined,
    ]);
  });

  it('tells robots where the sitemaps are, by the shop’s own address', async () => {
    expect(await setUp().textAt('/robots.txt')).toEqual([
      200,
      'User-agent: *\nDisallow: /api/\nSitemap: https://shop.test/sitemap.xml\n',
    ]);
  });

  it('tells programs that read for people what the shop is, and where its pages and feeds are in each language', async () => {
    const [status, text] = (await setUp().textAt('/llms.txt')) as [number, string];
    expect(status).toBe(200);
    expect(text).toMatch(/^# shop\.test\n\n> An online shop that delivers in Iraq\./);
    for (const store of ['en', 'ar'])
      for (const path of [store, `${store}/feeds/google.xml`, `${store}/about-us`])
        expect(text).toContain(`](https://shop.test/${path})`);
    expect(text).toContain('](https://shop.test/sitemap.xml)');
  });

  it('tells at once of another category, and of another product within ten minutes', async () => {
    const { world, sitemaps, textAt } = setUp();
    const seen = async () => [
      ...addressesIn(await textAt('/sitemap-categories-ar-1.xml')),
      ...addressesIn(await textAt('/sitemap-products-ar-1.xml')),
    ];
    const before = await seen();
    Object.assign(world, { product: 'steel-kettle', category: 'kitchenware' });
    sitemaps.purge(['C3', 'categories', 'P1', 'listing-2']);
    const soon = await seen();
    world.now += 10 * minuteMs;
    expect([before, soon, await seen()]).toEqual([
      ['/ar/kitchen', '/ar/kettle'],
      ['/ar/kitchenware', '/ar/kettle'],
      ['/ar/kitchenware', '/ar/steel-kettle'],
    ]);
  });
});
