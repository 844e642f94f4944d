import { data, redirect } from 'react-router';
import type { CatalogSource } from './catalog-source.ts';
import { paths } from '../paths.ts';

/** Status of an address that leads elsewhere for good. */
export const movedForGood = 301;

/**
 * Throws what became of an address under which nothing stands: redirected for good with its query where it moved, or where a page of text has that
 * name, gone (410), or never there (404). `urlPath` is the address as the provider knows it (wire §9.2).
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
  throw data(null, { status: whereabouts.kind === 'gone' ? 410 : 404 });
};
