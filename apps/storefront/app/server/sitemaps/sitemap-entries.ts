import { brandEntries, sitemapBrands } from './sitemap-brands.ts';
import { documentCount, documentEntries, isOfContent } from './sitemap-documents.ts';
import { mostAddresses, type SitemapFile, type SitemapKind } from './sitemap-file.ts';
import { shopPageEntries } from './sitemap-shop-pages.ts';
import { newestProduct, type SitemapSource, type SitemapSources } from './sitemap-source.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/**
 * Returns the number of addresses of a kind in a store view, and when its newest product changed if the
 * pages show products. The shop's own pages are in the first sitemap of pages, next to the text pages.
 */
export const sitemapCount = async (
  source: SitemapSource,
  kind: SitemapKind,
): Promise<{ count: number; changedAt: string | null }> => {
  if (isOfContent(kind)) {
    const count = await documentCount(source, kind);
    return { count: kind === 'pages' ? Math.max(count, 1) : count, changedAt: null };
  }
  const changedAt = (await newestProduct(source, [])) ?? null;
  return {
    count: kind === 'brands' ? (await sitemapBrands(source)).length : await documentCount(source, kind),
    changedAt,
  };
};

/** Returns the entries of a sitemap; none for a part after the last. */
export const sitemapEntries = async (
  sources: SitemapSources,
  { kind, store, part }: SitemapFile,
): Promise<SitemapEntry[]> => {
  const range = [(part - 1) * mostAddresses, part * mostAddresses] as const;
  if (kind === 'brands') return brandEntries(sources, store, range);
  const shopPages = kind === 'pages' && part === 1 ? await shopPageEntries(sources, store) : [];
  return [...shopPages, ...(await documentEntries(sources, { kind, store }, range))];
};
