import type { CmsPageDocument } from '@dijla/contract/client';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import type { SceneBlock } from '../../view-models/content/scene-block.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';

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
  /** The shop's, where its address is shared. */
  picture: SceneBlock['picture'] | null;
  /** False for one that neither the footer nor the sitemap names, so that search engines leave it alone too. */
  isListed: boolean;
};

/** A page of text under `/i/{slug}` (spec 1 §2): one call, and one that pages share. A page that is gone answers 410, one that never was 404. */
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
