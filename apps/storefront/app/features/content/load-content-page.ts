import type { CmsPageDocument } from '@dijla/contract/client';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import type { SceneBlock } from '../../view-models/content/scene-block.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';

export type ContentPageView = {
  identifier: string;
  /** Name used in the footer and on other pages. */
  name: string;
  title: string;
  heading: string;
  /** HTML, sanitized when it was saved. */
  content: string;
  description: string | null;
  /** Language of the texts when it differs from the store's. */
  lang: string | null;
  /** The shop's picture, used when the page's address is shared. */
  picture: SceneBlock['picture'] | null;
  /**
   * False for a page that neither the footer nor the sitemap lists; search engines must not index it either.
   */
  isListed: boolean;
};

/**
 * Loads a page of text under `/i/{slug}` (spec 1 §2) with one call, and the shop's picture with one that
 * pages share. Responds with 410 for a page that was removed and 404 for one that never existed.
 */
export const loadContentPage = async (
  source: CatalogSource,
  { params }: { params: Readonly<Record<string, string | undefined>> },
): Promise<ContentPageView> => {
  const slug = params['slug'] ?? '';
  const [{ hits }, picture] = await Promise.all([
    source.search('cms_page', {
      request: { _appliedFilters: [{ attribute: 'identifier', value: { eq: slug } }] },
      size: 1,
    }),
    shopPicture(source),
  ]);
  const page = hits[0] as Partial<CmsPageDocument> | undefined;
  if (page === undefined) return refuseUnknown(source, `i/${slug}`);
  const name = page.title ?? '';
  return {
    identifier: page.identifier ?? '',
    name,
    title: page.meta_title || name,
    heading: page.content_heading || name,
    content: page.content ?? '',
    description: page.meta_description || null,
    lang: page.lang ?? null,
    picture,
    isListed: page.sort_order !== 0,
  };
};
