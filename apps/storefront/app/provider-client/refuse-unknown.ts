import { data, redirect } from 'react-router';
import type { CatalogSource } from './catalog-source.ts';
import { paths } from '../paths.ts';

/** Status of a permanent redirect. */
export const movedForGood = 301;

/** Other addresses of pages, where a shop has none of that name: the page's, below the store's prefix. */
const otherAddresses: ReadonlyMap<string, string> = new Map([
  ['i/privacy', 'privacy-policy'],
  ['privacy', 'privacy-policy'],
  ['sale', 'special-offers'],
]);

/**
 * Throws the response for an address without a page: a permanent redirect with its query if the page has
 * moved, or one to the text page of that name or the page of another; else 410 if it is gone, or 404. `urlPath` is the address as
 * the provider knows it (wire §9.2).
 */
export const refuseUnknown = async (
  source: CatalogSource,
  urlPath: string,
  query: Readonly<Record<string, string>> = {},
): Promise<never> => {
  const whereabouts = await source.whereabouts(urlPath);
  if (whereabouts.kind === 'moved')
    throw redirect(paths.entity(source.store.code, whereabouts.urlPath, query), movedForGood);
  if (whereabouts.kind === 'text')
    throw redirect(paths.content(source.store.code, whereabouts.identifier), movedForGood);
  const other = whereabouts.kind === 'unknown' ? otherAddresses.get(urlPath) : undefined;
  if (other !== undefined) throw redirect(paths.entity(source.store.code, other), movedForGood);
  throw data(null, { status: whereabouts.kind === 'gone' ? 410 : 404 });
};
