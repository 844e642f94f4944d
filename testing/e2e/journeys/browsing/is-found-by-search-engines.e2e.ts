import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { crawl, type CrawledPage, readSitemaps, type SitemapUrl } from '../../acts/crawl.ts';
import { paths } from '../../acts/products.ts';
import { readHead } from '../../acts/read-head.ts';
import { structuredDataErrors } from '../../acts/structured-data.ts';

const shop = await sharedShop();

let pages: Map<string, CrawledPage>;
let sitemaps: Map<string, SitemapUrl[]>;
let listed: SitemapUrl[];

beforeAll(async () => {
  [pages, sitemaps] = await Promise.all([crawl(shop.url, ['/en', '/ar']), readSitemaps(shop.url)]);
  listed = [...sitemaps.values()].flat();
}, 120_000);

const indexed = () =>
  [...pages.values()].filter(({ url, isIndexed, canonical }) => isIndexed && canonical === url);
const headAt = async (path: string) => readHead(await (await fetch(`${shop.url}${path}`)).text());

describe('a crawler', () => {
  it('finds every link answered', () => {
    expect(
      [...pages.values()].filter(({ status }) => status !== 200).map(({ url, status }) => [url, status]),
    ).toEqual([]);
    expect(pages.size).toBeGreaterThan(100);
  });

  it('comes to the same pages as the sitemaps name', () => {
    expect(
      indexed()
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(listed.map(({ loc }) => loc).toSorted());
  });

  it('is told of each page by one address, its own or that of the listing it continues', () => {
    const odd = [...pages.values()].filter(({ canonical, isIndexed, url }) =>
      isIndexed ? canonical !== url.replace(/\?page=\d+$/, '') : canonical !== null,
    );
    expect(odd.map(({ url, canonical }) => [url, canonical])).toEqual([]);
  });

  it('finds each language of a page named by all of them', () => {
    const odd = indexed().filter(({ url, alternates }) => {
      const others = Object.values(alternates);
      const isMutual = others.every(
        (other) => JSON.stringify(pages.get(other)?.alternates) === JSON.stringify(alternates),
      );
      return (
        Object.keys(alternates).toSorted().join() !== 'ar-iq,en-iq,x-default' ||
        !isMutual ||
        !others.includes(url)
      );
    });
    expect(odd.map(({ url, alternates }) => [url, alternates])).toEqual([]);
  });

  it('reads of every page what schema.org knows', () => {
    const faults = [...pages.values()].flatMap(({ url, structured }) =>
      structured.flatMap(structuredDataErrors).map((fault) => `${url}: ${fault}`),
    );
    expect(faults).toEqual([]);
    const types = new Set(
      [...pages.values()].flatMap(({ structured }) =>
        structured.map((data) => (data as { '@type': string })['@type']),
      ),
    );
    expect([...types].toSorted()).toEqual([
      'BlogPosting',
      'BreadcrumbList',
      'ItemList',
      'Organization',
      'Product',
      'WebSite',
    ]);
  });

  it.each([
    ['en', 'USD'],
    ['ar', 'IQD'],
  ])('reads prices of the %s store in %s', (store, currency) => {
    const products = listed
      .filter(({ loc }) => loc.startsWith(`${shop.url}/${store}/`))
      .flatMap(
        ({ loc }) =>
          pages.get(loc)?.structured.filter((data) => (data as { '@type': string })['@type'] === 'Product') ??
          [],
      );
    expect(products.length).toBeGreaterThan(20);
    expect(
      new Set(products.map((data) => (data as { offers: { priceCurrency: string } }).offers.priceCurrency)),
    ).toEqual(new Set([currency]));
  });
});

describe('sitemaps', () => {
  it('are named by robots.txt and by kind and store', async () => {
    const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
    expect(robots.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', `Sitemap: ${shop.url}/sitemap.xml`]),
    );
    const names = [...sitemaps.keys()].map((file) => file.slice(shop.url.length));
    expect(names).toEqual(
      expect.arrayContaining(
        ['products', 'categories', 'pages', 'landing', 'blog', 'vendors'].flatMap((kind) =>
          ['ar', 'en'].map((store) => `/sitemap-${kind}-${store}-1.xml`),
        ),
      ),
    );
  });

  it('name languages as the pages do', () => {
    expect(
      listed.filter(
        ({ loc, alternates }) =>
          JSON.stringify(Object.entries(alternates).toSorted()) !==
          JSON.stringify(Object.entries(pages.get(loc)?.alternates ?? {}).toSorted()),
      ),
    ).toEqual([]);
  });

  it('show pictures of products and say when they changed', () => {
    const products = [...sitemaps]
      .filter(([file]) => file.includes('/sitemap-products-'))
      .flatMap(([, urls]) => urls);
    expect(
      products.filter(
        ({ lastmod, pictures }) => Number.isNaN(Date.parse(lastmod ?? '')) || pictures.length === 0,
      ),
    ).toEqual([]);
  });

  it('are kept compressed, and sent anew only when they changed', async () => {
    const [file = ''] = sitemaps.keys();
    const answer = await fetch(file);
    const again = await fetch(file, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect([
      answer.headers.get('content-type'),
      answer.headers.get('content-encoding'),
      again.status,
    ]).toEqual(['application/xml; charset=utf-8', expect.stringMatching(/^(?:br|gzip)$/), 304]);
  });

  it('end where there is nothing more', async () => {
    expect((await fetch(`${shop.url}/sitemap-products-ar-99.xml`)).status).toBe(404);
  });
});

describe('a listing narrowed down', () => {
  const category = '/en/fashion';
  /** Links of the category that add a filter, one per attribute. */
  const filters = () => {
    const links =
      pages
        .get(`${shop.url}${category}`)
        ?.links.filter((link) => link.startsWith(`${category}?`) && !/[?&](?:page|sort)=/.test(link)) ?? [];
    return [
      ...new Map(links.map((link) => [link.split('?')[1]?.split('=')[0], link.split('?')[1] ?? ''])).values(),
    ];
  };

  it('is one page with the whole of it by one filter', async () => {
    expect(filters().length).toBeGreaterThan(1);
    const { canonical, isIndexed } = await headAt(`${category}?${filters()[0]}`);
    expect([canonical, isIndexed]).toEqual([`${shop.url}${category}`, true]);
  });

  it('is not to be found by more filters, nor a search by any', async () => {
    const [one = '', other = ''] = filters();
    const heads = await Promise.all(
      [`${category}?${[one, other].toSorted().join('&')}`, `/en/search?${one}&q=shirt`].map(headAt),
    );
    expect(heads.map(({ canonical, isIndexed }) => [canonical, isIndexed])).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('may be found as a search', async () => {
    const { canonical, isIndexed, shared } = await headAt('/en/search?q=shirt');
    expect([canonical, isIndexed, shared['og:url'], shared['twitter:card']]).toEqual([
      `${shop.url}/en/search?q=shirt`,
      true,
      canonical,
      'summary_large_image',
    ]);
  });
});

describe('an address that is shared', () => {
  it('shows the page’s name, its address and, where there is one, its picture', () => {
    const said = ['og:title', 'og:description', 'og:site_name', 'og:locale', 'og:type'];
    const odd = indexed().filter(({ url, shared }) => {
      const isPictured = shared['og:image'] !== undefined;
      const isSized =
        shared['og:image:width'] === '1200' &&
        shared['og:image:height'] === '630' &&
        shared['og:image:type'] === 'image/jpeg' &&
        /\S/.test(shared['og:image:alt'] ?? '');
      const isCarded = shared['twitter:card'] === (isPictured ? 'summary_large_image' : 'summary');
      return (
        shared['og:url'] !== url ||
        !said.every((name) => /\S/.test(shared[name] ?? '')) ||
        !isCarded ||
        (isPictured && !isSized)
      );
    });
    expect(odd.map(({ url, shared }) => [url, shared])).toEqual([]);
  });

  it('brings a picture for the home page and for every product and category', () => {
    const files = [...sitemaps]
      .filter(([file]) => !file.includes('/sitemap-pages-') && !file.includes('/sitemap-brands-'))
      .flatMap(([, urls]) => urls.map(({ loc }) => loc));
    expect(
      [`${shop.url}/en`, `${shop.url}/ar`, ...files].filter(
        (url) => pages.get(url)?.shared['og:image'] === undefined,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a thing', `/en/${paths.tee}`],
    ['a scene', '/ar'],
  ])('shows %s as a JPEG of 1200 × 630 within 300 kB', async (_, path) => {
    const picture = pages.get(`${shop.url}${path}`)?.shared['og:image'] ?? '';
    const answer = await fetch(picture);
    const body = Buffer.from(await answer.arrayBuffer());
    const { format, width, height } = await sharp(body).metadata();
    expect([answer.status, answer.headers.get('content-type'), format, width, height]).toEqual([
      200,
      'image/jpeg',
      'jpeg',
      1200,
      630,
    ]);
    expect(body.byteLength).toBeLessThanOrEqual(300_000);
  });
});

describe('a page of text', () => {
  it.each([
    ['terms', '/en/i/terms'],
    ['i/about-us', '/en/about-us'],
    ['i/privacy', '/en/privacy-policy'],
    ['sale', '/en/special-offers'],
  ])('is found at its other address %s, too', async (path, address) => {
    const answer = await fetch(`${shop.url}/en/${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
  });
});
