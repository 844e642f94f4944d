import { fallbackStore, type StoreCode, storeCodes, storeViews } from '@dijla/contract/store-views';

/** A page in a sitemap. Addresses are paths below the shop's origin. */
export type SitemapEntry = {
  path: string;
  /** Paths of the same page in every store view that has it, including this one. */
  inStores: Partial<Record<StoreCode, string>>;
  /** When it last changed (ISO 8601); null when that is not known. */
  changedAt: string | null;
  pictures: readonly string[];
};

export type SitemapLink = { path: string; changedAt: string | null };

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Returns a text with the characters escaped that mean something in XML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Returns an absolute address for a sitemap, with non-ASCII characters percent-encoded and XML characters
 * escaped.
 */
export const addressOf = (publicUrl: string, path: string): string => escaped(new URL(path, publicUrl).href);

const changed = (at: string | null): string => (at === null ? '' : `<lastmod>${escaped(at)}</lastmod>`);

const alternate = (hreflang: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;

/**
 * Returns the same alternate links as the page's own head: one for each language that has the page,
 * including its own, and the default.
 */
const alternates = ({ inStores }: SitemapEntry, publicUrl: string): string => {
  const links = storeCodes.flatMap((code) => {
    const path = inStores[code];
    if (path === undefined) return [];
    const address = addressOf(publicUrl, path);
    return [
      alternate(storeViews[code].hreflang, address),
      ...(code === fallbackStore ? [alternate('x-default', address)] : []),
    ];
  });
  return links.join('');
};

const entryXml = (entry: SitemapEntry, publicUrl: string): string =>
  [
    `<url><loc>${addressOf(publicUrl, entry.path)}</loc>`,
    changed(entry.changedAt),
    alternates(entry, publicUrl),
    ...entry.pictures.map(
      (picture) => `<image:image><image:loc>${addressOf(publicUrl, picture)}</image:loc></image:image>`,
    ),
    '</url>',
  ].join('');

/** Returns a sitemap of pages with their pictures and alternate languages (sitemaps.org 0.9). */
export const sitemapXml = (entries: readonly SitemapEntry[], publicUrl: string): string =>
  [
    declaration,
    `<urlset ${sitemaps} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    ...entries.map((entry) => entryXml(entry, publicUrl)),
    '</urlset>',
  ].join('\n');

/** Returns the index of all sitemaps. */
export const sitemapIndexXml = (links: readonly SitemapLink[], publicUrl: string): string =>
  [
    declaration,
    `<sitemapindex ${sitemaps}>`,
    ...links.map(
      ({ path, changedAt }) =>
        `<sitemap><loc>${addressOf(publicUrl, path)}</loc>${changed(changedAt)}</sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n');
