import { storeCodes, storeViews } from '../../i18n/store-views.ts';
import { emptyRecord, inProcessSource } from '../in-process-source.ts';
import { outputCache, type OutputCache, type RenderedPage, type StoredPage } from '../output-cache.ts';
import { storedText } from '../page-body.ts';
import { robotsText } from './robots-text.ts';
import type { SharedAnswers } from '../shared-answers.ts';
import { sitemapCount, sitemapEntries } from './sitemap-entries.ts';
import { mostAddresses, sitemapFileAt, sitemapKinds, sitemapPath } from './sitemap-file.ts';
import type { RenderCaller, RenderTurns } from '../shared-render.ts';
import type { SitemapSources } from './sitemap-source.ts';
import { sitemapIndexXml, type SitemapLink, sitemapXml } from './sitemap-xml.ts';

export type SitemapParts = {
  provider: { fetch: (request: Request) => Promise<Response> };
  publicUrl: string;
  now: () => number;
  shared: SharedAnswers;
  /** The queue they are made in, among the pages. */
  turns: RenderTurns;
};

export type Sitemaps = {
  /** What is told to search engines at a path; undefined when it is none of theirs. Rejects with a `RenderRefusal` where it cannot be made for the caller. */
  find: (pathname: string, callerOf: () => RenderCaller) => Promise<StoredPage> | undefined;
  purge: OutputCache['purge'];
};

const indexPath = '/sitemap.xml';
const robotsPath = '/robots.txt';
/** Of all sitemaps together; the products of a small shop, the latest asked for of a large one. */
const mostBytes = 16 * 1024 * 1024;
/** Products change all the time, and each change is one of their listings: what became of them is told after this time at the latest, in ms. */
const maxAgeMs = 10 * 60_000;
/** Categories, brands and pages of text change seldom: that is told at once. */
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

const stored = async (xml: string | null): Promise<StoredPage> =>
  xml === null
    ? storedText('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : storedText(xml, { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' } });

/** `/sitemap.xml`, an index by kind and store, the sitemaps it names, and `/robots.txt`: made when asked for and kept for a while. */
export const sitemapsOf = ({ provider, publicUrl, now, shared, turns }: SitemapParts): Sitemaps => {
  const cache = outputCache({ maxBytes: mostBytes, maxAgeMs, now, turns });
  const robots = storedText(robotsText(publicUrl), {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

  const rendered = async (
    xmlOf: (sources: SitemapSources) => Promise<string | null>,
  ): Promise<RenderedPage> => {
    const record = emptyRecord();
    const sourceOf = (code: (typeof storeCodes)[number]) =>
      inProcessSource(storeViews[code], provider, { record, now: now(), shared });
    const page = await stored(await xmlOf({ en: sourceOf('en'), ar: sourceOf('ar') }));
    return { page, tags: [...record.tags].filter((tag) => !isOfProducts(tag)), nextBoundary: null };
  };

  const find: Sitemaps['find'] = (pathname, callerOf) => {
    if (pathname === robotsPath) return robots;
    if (pathname === indexPath)
      return cache.findOrRender(
        indexPath,
        () => rendered(async (sources) => sitemapIndexXml(await indexLinks(sources), publicUrl)),
        callerOf(),
      );
    const file = sitemapFileAt(pathname);
    if (file === undefined) return undefined;
    const xmlOf = async (sources: SitemapSources) => {
      const entries = await sitemapEntries(sources, file);
      return entries.length === 0 ? null : sitemapXml(entries, publicUrl);
    };
    return cache.findOrRender(pathname, () => rendered(xmlOf), callerOf());
  };

  return { find, purge: cache.purge };
};
