import type { CacheTagGroup } from '@dijla/contract/client';
import type { EntityView } from '../../routes/loading/load-entity.ts';

/** Traits of a page that only its render finds out, as the address does not reveal them. */
export type PageTraits = {
  /**
   * Tag group of the page if it differs from the route's: `/{url_path}` serves both products and categories.
   */
  tag?: CacheTagGroup;
  /** False for one of unboundedly many addresses of the same page: any slug opens `/p/{parentSku}/{slug}`. */
  isStorable: boolean;
};

const tagHeader = 'x-page-tag';
const storableHeader = 'x-page-storable';

/**
 * Returns the traits of an entity's page. `slug` is that of `/p/{parentSku}/{slug}`, undefined for other
 * addresses.
 */
export const traitsOf = ({ kind, page }: EntityView, slug: string | undefined): PageTraits =>
  kind === 'product'
    ? { tag: 'product', isStorable: slug === undefined || slug === page.product.urlPath }
    : { ...(kind !== 'category' && { tag: 'cms' }), isStorable: true };

/** Writes the traits as headers of the rendered response. Only the server process reads them. */
export const writeTraits = (headers: Headers, { tag, isStorable }: PageTraits): void => {
  if (tag !== undefined) headers.set(tagHeader, tag);
  if (!isStorable) headers.set(storableHeader, 'no');
};

export const readTraits = (headers: Headers): PageTraits => {
  const tag = headers.get(tagHeader) as CacheTagGroup | null;
  return { ...(tag !== null && { tag }), isStorable: headers.get(storableHeader) !== 'no' };
};
