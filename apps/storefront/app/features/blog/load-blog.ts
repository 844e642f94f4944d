import type { ContentDocuments } from '@dijla/contract/client';
import { entities } from '@dijla/contract/entities';
import { data } from 'react-router';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';
import type { SceneView } from '../../view-models/content/scene-view.ts';
import { listedContent } from '../../view-models/content/listed-content.ts';

/** A post as the list shows it. */
export type PostCard = {
  urlPath: string;
  title: string;
  summary: string;
  /** `YYYY-MM-DD` */
  publishedOn: string;
  /** Path in the shop's media; empty without one. */
  picture: string;
  /** What matters in it, as `object-position` has it. */
  focus: string | undefined;
  /** Language of the texts when it differs from the store's. */
  lang: string | null;
};

export type BlogView = {
  posts: PostCard[];
  page: number;
  pageCount: number;
  total: number;
  /** The shop's picture, used when the page's address is shared. */
  picture: SceneView['picture'] | null;
};

/** Posts of a page (spec 2 §9). */
const pageSize = 10;

const cardOf = (document: Partial<ContentDocuments['blog_post']>): PostCard => ({
  urlPath: `${entities.blog_post.address.under}${document.identifier ?? ''}`,
  title: document.title ?? '',
  summary: document.summary ?? '',
  publishedOn: document.published_on ?? '',
  picture: document.picture ?? '',
  focus: document.picture_focus,
  lang: document.lang ?? null,
});

/** Loads a page of the blog, the newest posts first: one call, and the shop's picture. Throws 404 beyond the last page. */
export const loadBlog = async (
  source: CatalogSource,
  { search }: { search: URLSearchParams },
): Promise<BlogView> => {
  const page = Math.max(Number(search.get('page')) || 1, 1);
  const [{ hits, total }, picture] = await Promise.all([
    source.search('blog_post', {
      request: {
        _appliedFilters: [listedContent],
        _appliedSort: [{ field: 'published_on', options: 'desc' }],
      },
      from: (page - 1) * pageSize,
      size: pageSize,
      exclude: ['content'],
    }),
    shopPicture(source),
  ]);
  if (page > 1 && hits.length === 0) throw data(null, { status: 404 });
  return {
    posts: hits.map((hit) => cardOf(hit as Partial<ContentDocuments['blog_post']>)),
    page,
    pageCount: Math.max(Math.ceil(total / pageSize), 1),
    total,
    picture,
  };
};
