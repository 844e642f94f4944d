import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import type { PageLink } from '../../../shop/page/frame-context.ts';
import { listedContent } from '../../../view-models/content/listed-content.ts';

const mostLinks = 20;

/** Loads the pages of text the owner lists, in their order, with one call. */
export const loadPageLinks = async (source: CatalogSource): Promise<PageLink[]> => {
  const { hits } = await source.search('cms_page', {
    request: {
      _appliedFilters: [listedContent],
      _appliedSort: [{ field: 'sort_order', options: 'asc' }],
    },
    size: mostLinks,
    include: ['id', 'identifier', 'title'],
    isShared: true,
  });
  return hits.map(({ identifier, title }) => ({ identifier: String(identifier), title: String(title) }));
};

/** Loads whether the blog has a post to show, with one call. */
export const loadHasBlog = async (source: Pick<CatalogSource, 'search'>): Promise<boolean> => {
  const { total } = await source.search('blog_post', {
    request: { _appliedFilters: [listedContent] },
    size: 1,
    include: ['id'],
    isShared: true,
  });
  return total > 0;
};
