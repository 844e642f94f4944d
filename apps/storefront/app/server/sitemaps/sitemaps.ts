import { byLanguage, storeCodes, storeViews } from '@dijla/contract/store-views';
import { emptyRecord, inProcessSource } from '../in-process-source.ts';
import { outputCache, type OutputCache, type RenderedPage } from '../rendering/output-cache.ts';
import type { StoredPage } from '../rendering/stored-page.ts';
import { storedText } from '../rendering/page-body.ts';
import { blogFeedXml, feedStoreAt } from './blog-feed.ts';
import { llmsText } from './llms-text.ts';
import { productFeedAt, productFeedXml } from './product-feed.ts';
import { robotsText } from './robots-text.ts';
import type { SharedAnswers } from '../rendering/shared-answers.ts';
import { sitemapCount, sitemapEntries } from './sitemap-entries.ts';
import { mostAddresses, sitemapFileAt, sitemapKinds, sitemapPath } from './sitemap-file.ts';
import type { FairSemaphore } from '@dijla/semaphore/fair-semaphore';
import type { RenderCaller } from '../rendering/shared-render.ts';
import type { SitemapSources } from './sitemap-source.ts';
import { sitemapIndexXml, type SitemapLink, sitemapXml } from './sitemap-xml.ts';

export type SitemapParts = {
  provider: { fetch: (request: Request) => Promise<Response> };
  publicUrl: string;
  now: () => number;
  shared: SharedAnswers;
  /** The render queue, shared with the pages. */
  semaphore: FairSemaphore;
};

export type Sitemaps = {
  /**
   * Returns the sitemap, feed, `robots.txt` or `llms.txt` at a path; undefined for any other path. Rejects with a
   * `RenderRefusal` when it cannot be rendered for the caller.
   */
  find: (pathname: string, callerOf: () => RenderCaller) => Promise<StoredPage> | undefined;
  purge: OutputCache['purge'];
};

const indexPath = '/sitemap.xml';
const robotsPath = '/robots.txt';
const llmsPath = '/llms.txt';
/**
 * Maximum total size of cached sitemaps in bytes: enough for all products of a small shop, or the most
 * recently requested sitemaps of a large one.
 */
const mostBytes = 16 * 1024 * 1024;
/**
 * Maximum age of a sitemap in milliseconds. Products change all the time, and each change purges listings,
 * so their tags are ignored and this limit applies instead.
 */
const maxAgeMs = 10 * 60_000;
/**
 * Whether a tag belongs to products. All others (categories, brands, text pages) change rarely and purge
 * sitemaps at once.
 */
const isOfProducts = (tag: string): boolean => /^(?:P\d|listing-|taxrule$)/.test(tag);

const indexLinks = async (sources: SitemapSources): Promise<SitemapLink[]> => {
  const kinds = storeCodes.flatMap((store) => sitemapKinds.map((kind) => ({ store, kind })));
  const links = await Promise.all(
    kinds.map(async ({ store, kind }) => {
      const { count, changedAt } = await sitemapCount(sources[store], kind);
      return Array.from({ length: Math.ceil(count / mostAddresses) }, (_, place) => ({
        path: sitemapPath({ kind, store, part: place + 1 }),
        changedAt,
      }));
    }),
  );
  return links.flat();
};

const feedType = 'application/atom+xml';

const stored = async (text: string | null, type = 'application/xml'): Promise<StoredPage> =>
  text === null
    ? storedText('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : storedText(text, { status: 200, headers: { 'content-type': `${type}; charset=utf-8` } });

/**
 * Serves `/sitemap.xml` (an index by kind and store view), the sitemaps it lists, the feeds of the blog and of
 * products, `/robots.txt` and `/llms.txt`.
 * Sitemaps are rendered on request and cached.
 */
export const sitemapsOf = ({ provider, publicUrl, now, shared, semaphore }: SitemapParts): Sitemaps => {
  const cache = outputCache({ maxBytes: mostBytes, maxAgeMs, now, semaphore });
  const robots = storedText(robotsText(publicUrl), {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

  const rendered = async (
    textOf: (sources: SitemapSources) => Promise<string | null>,
    type?: string,
  ): Promise<RenderedPage> => {
    const record = emptyRecord();
    const sourceOf = (code: (typeof storeCodes)[number]) =>
      inProcessSource(storeViews[code], provider, { record, now: now(), shared });
    const page = await stored(await textOf(byLanguage(sourceOf)), type);
    return { page, tags: [...record.tags].filter((tag) => !isOfProducts(tag)), nextBoundary: null };
  };

  /** Returns how what stands at a path is rendered; undefined where nothing does. */
  const renderingOf = (pathname: string): (() => Promise<RenderedPage>) | undefined => {
    if (pathname === indexPath)
      return () => rendered(async (sources) => sitemapIndexXml(await indexLinks(sources), publicUrl));
    if (pathname === llmsPath) return () => rendered((sources) => llmsText(sources, publicUrl), 'text/plain');
    const feedStore = feedStoreAt(pathname);
    if (feedStore !== undefined)
      return () =>
        rendered((sources) => blogFeedXml(sources[feedStore], { store: feedStore, publicUrl }), feedType);
    const products = productFeedAt(pathname);
    if (products !== undefined)
      return () => rendered((sources) => productFeedXml(sources[products.store], { ...products, publicUrl }));
    const file = sitemapFileAt(pathname);
    if (file === undefined) return undefined;
    return () =>
      rendered(async (sources) => {
        const entries = await sitemapEntries(sources, file);
        return entries.length === 0 ? null : sitemapXml(entries, publicUrl);
      });
  };

  const find: Sitemaps['find'] = (pathname, callerOf) => {
    if (pathname === robotsPath) return robots;
    const render = renderingOf(pathname);
    return render && cache.findOrRender(pathname, render, callerOf());
  };

  return { find, purge: cache.purge };
};
