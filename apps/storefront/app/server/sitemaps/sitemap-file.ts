import { type AddressedEntity, addressedEntities, entities } from '@dijla/contract/entities';
import { isStoreCode, type StoreCode } from '@dijla/contract/store-views';

/** Kinds of sitemap entries that come from documents: products, categories, text pages. */
export type DocumentKind = (typeof entities)[AddressedEntity]['address']['sitemap'];
export type SitemapKind = DocumentKind | 'brands';
export const sitemapKinds: readonly SitemapKind[] = [
  ...addressedEntities.map((entity) => entities[entity].address.sitemap),
  'brands',
];

/** One sitemap: the `part`th file, counted from 1, of addresses of one kind in one store view. */
export type SitemapFile = { kind: SitemapKind; store: StoreCode; part: number };

/**
 * Maximum number of addresses in one file. Far below the protocol's limits (50,000 and 50 MB), so that a
 * file is quick to create and cheap to keep.
 */
export const mostAddresses = 2_000;

const pattern = new RegExp(
  `^/sitemap-(?<kind>${sitemapKinds.join('|')})-(?<store>[a-z]+)-(?<part>[1-9]\\d{0,3})\\.xml$`,
);

export const sitemapPath = ({ kind, store, part }: SitemapFile): string =>
  `/sitemap-${kind}-${store}-${part}.xml`;

/** Returns the sitemap that a path names, even if it would be empty; undefined for any other path. */
export const sitemapFileAt = (pathname: string): SitemapFile | undefined => {
  const { kind: name, store, part } = pattern.exec(pathname)?.groups ?? {};
  const kind = sitemapKinds.find((known) => known === name);
  return kind !== undefined && isStoreCode(store) ? { kind, store, part: Number(part) } : undefined;
};
