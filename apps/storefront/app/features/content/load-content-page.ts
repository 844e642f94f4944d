import type { CmsPageDocument } from '@dijla/contract/client';
import { data } from 'react-router';
import type { CatalogueSource } from '../../catalogue-source.ts';

export type ContentPageView = {
  identifier: string;
  /** As the footer and other pages call it. */
  name: string;
  title: string;
  heading: string;
  /** HTML, sanitised when it was written. */
  content: string;
  description: string | null;
  /** The language of its texts when it is not the store's. */
  lang: string | null;
};

/** A page of text under `/i/{slug}` (spec 1 §2): one call. Throws 404 for a slug nobody has. */
export const loadContentPage = async (source: CatalogueSource, { params }: { params: Readonly<Record<string, string | undefined>> }): Promise<ContentPageView> => {
  const { hits } = await source.search('cms_page', { request: { _appliedFilters: [{ attribute: 'identifier', value: { eq: params['slug'] ?? '' } }] }, size: 1 });
  const page = hits[0] as Partial<CmsPageDocument> | undefined;
  if (page === undefined) throw data(null, { status: 404 });
  const name = page.title ?? '';
  return {
    identifier: page.identifier ?? '',
    name,
    title: page.meta_title || name,
    heading: page.content_heading || name,
    content: page.content ?? '',
    description: page.meta_description || null,
    lang: page.lang ?? null,
  };
};
