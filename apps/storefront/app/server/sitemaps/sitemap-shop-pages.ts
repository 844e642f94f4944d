import { type StoreCode, storeCodes } from '@dijla/contract/store-views';
import { loadArrangements } from '../../provider-client/load-arrangements.ts';
import { type ListedPage, paths } from '../../paths.ts';
import { giftCardPath } from '../../shop/gift-cards/gift-card-path.ts';
import { listedWithin } from '../../view-models/listing/listed-within.ts';
import { sitemapBrands } from './sitemap-brands.ts';
import { newestProduct, type SitemapSource, type SitemapSources } from './sitemap-source.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type PathOf = (store: StoreCode) => string;

/** The shop's own listings that are the same for everyone. */
const listings = [
  'best-sellers',
  'new',
  'special-offers',
  'trending-now',
] as const satisfies readonly ListedPage[];

/** Whether the owner's catalog has a category at the path of a listing. It is then listed as a category. */
const isCategory = async (source: SitemapSource, urlPath: string): Promise<boolean> => {
  const { total } = await source.search('category', {
    request: { _appliedFilters: [{ attribute: 'url_path', value: { eq: urlPath } }] },
    size: 1,
    include: ['id'],
  });
  return total > 0;
};

type ShopPage = { pathOf: PathOf; changedAt: string | null };

const listingPage = async (source: SitemapSource, page: (typeof listings)[number]): Promise<ShopPage[]> => {
  const [changedAt, isOwned] = await Promise.all([
    newestProduct(source, listedWithin[page]),
    isCategory(source, page),
  ]);
  return changedAt === undefined || isOwned
    ? []
    : [{ pathOf: (store) => paths.listed(store, page), changedAt }];
};

const brandsPage = async (source: SitemapSource): Promise<ShopPage[]> =>
  (await sitemapBrands(source)).length === 0
    ? []
    : [{ pathOf: (store) => paths.brands(store), changedAt: null }];

const blogPage = async (source: SitemapSource): Promise<ShopPage[]> =>
  (await loadArrangements(source)).footer?.has_blog === true
    ? [{ pathOf: (store) => paths.blog(store), changedAt: null }]
    : [];

const pagesOf = async (source: SitemapSource): Promise<ShopPage[]> => {
  const found = await Promise.all([
    brandsPage(source),
    blogPage(source),
    ...listings.map((page) => listingPage(source, page)),
  ]);
  return [
    { pathOf: paths.home, changedAt: null },
    ...found.flat(),
    { pathOf: paths.rewards, changedAt: null },
    { pathOf: giftCardPath, changedAt: null },
    { pathOf: (store) => paths.orderTracking(store), changedAt: null },
    { pathOf: paths.vendorSignUp, changedAt: null },
  ];
};

/**
 * Returns the entries of pages that the shop creates itself and that are not empty: the home page, all
 * brands, the blog, the shop's own listings, what points are for, and order tracking.
 */
export const shopPageEntries = async (sources: SitemapSources, store: StoreCode): Promise<SitemapEntry[]> => {
  const pages = new Map(
    await Promise.all(storeCodes.map(async (code) => [code, await pagesOf(sources[code])] as const)),
  );
  return (pages.get(store) ?? []).map(({ pathOf, changedAt }) => {
    const inStores = storeCodes
      .filter((code) => pages.get(code)?.some((page) => page.pathOf(code) === pathOf(code)) === true)
      .map((code) => [code, pathOf(code)]);
    return { path: pathOf(store), inStores: Object.fromEntries(inStores), changedAt, pictures: [] };
  });
};
