import type { ContentDocuments } from '@dijla/contract/client';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';
import { type ContentPageView, contentPageView } from './load-content-page.ts';

export type LandingView = ContentPageView & {
  /** Path in the shop's media; empty without one. */
  ownPicture: string;
  /** Name of the carousel below the text; empty without one. */
  carousel: string;
  slug: string;
  page: number;
  pageCount: number;
};

const mostPages = 99;

/** Loads a page of a landing page by its slug, with one call and the shop's picture; null when there is none. */
export const loadLanding = async (
  source: CatalogSource,
  slug: string,
  page: number,
): Promise<LandingView | null> => {
  const { hits } = await source.search('landing_page', {
    request: {
      _appliedFilters: [{ attribute: 'slug', value: { eq: slug } }],
      _appliedSort: [{ field: 'page_number', options: 'asc' }],
    },
    size: mostPages,
  });
  const document = hits.find(({ page_number: number }) => number === page);
  if (document === undefined) return null;
  const { carousel = '', picture: own = '' } = document as Partial<ContentDocuments['landing_page']>;
  const view = contentPageView('landing_page', { document, picture: await shopPicture(source) }, () => ({}));
  return {
    ...view,
    ...(own !== '' && { picture: { path: own, alt: view.name } }),
    urlPath: slug,
    ownPicture: own,
    carousel,
    slug,
    page,
    pageCount: hits.length,
  };
};
