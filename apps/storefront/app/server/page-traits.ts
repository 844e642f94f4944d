import type { CacheTagGroup } from '@dijla/contract/client';
import type { EntityView } from '../routes/loading/load-entity.ts';

/** What a render finds out about its page and the address does not tell. */
export type PageTraits = {
  /** The group of pages it is of, where that is another one than its route's: under `/{url_path}` stand products and categories. */
  tag?: CacheTagGroup;
  /** False for an address of which there are as many as anybody cares to write, as any slug opens `/p/{parentSku}/{slug}`. */
  isStorable: boolean;
};

const tagHeader = 'x-page-tag';
const storableHeader = 'x-page-storable';

/** Traits of what stands under an address: `slug` is that of `/p/{parentSku}/{slug}`, undefined elsewhere. */
export const traitsOf = ({ kind, page }: EntityView, slug: string | undefined): PageTraits =>
  kind === 'product'
    ? { tag: 'product', isStorable: slug === undefined || slug === page.product.urlPath }
    : { isStorable: true };

/** The traits as headers of the rendered answer, which only the process that asked for it sees. */
export const writeTraits = (headers: Headers, { tag, isStorable }: PageTraits): void => {
  if (tag !== undefined) headers.set(tagHeader, tag);
  if (!isStorable) headers.set(storableHeader, 'no');
};

export const readTraits = (headers: Headers): PageTraits => {
  const tag = headers.get(tagHeader) as CacheTagGroup | null;
  return { ...(tag !== null && { tag }), isStorable: headers.get(storableHeader) !== 'no' };
};
