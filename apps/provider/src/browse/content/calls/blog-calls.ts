import type { ContentDocuments } from '@dijla/contract/client';
import type { Document } from '@dijla/search-index/core/search-engine';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { headlessPage } from '../headless-page.ts';
import { storeOfLocale } from '../store-of-locale.ts';

type BlogParts = { readModel: Pick<ReadModel, 'engine'>; stores: Pick<Stores, 'byCode'> };

const pictureSide = 1200;

const attributesOf = (document: Document, locale: string) => {
  const { identifier, title, summary, content, published_on, picture, meta_title, meta_description } =
    document as unknown as ContentDocuments['blog_post'];
  return {
    slug: identifier,
    title,
    summary,
    content,
    published_on,
    picture: picture === '' ? null : `/img/${pictureSide}/${pictureSide}/resize/${picture}`,
    meta_title,
    meta_description,
    locale,
  };
};

/** `GET /api/ext/cms/blog-posts/{locale}`: a post that is kept out of lists (position 0) is not among them. */
export const listBlogPosts = handleCall(
  'content/blog-posts',
  ({ readModel: { engine }, stores }: BlogParts) =>
    async ({ params, query: { page, pageSize } }) => {
      const locale = params['locale'] ?? '';
      const store = storeOfLocale(stores, locale);
      if (store === undefined) return refusal('content.not-found');
      const { hits, total } = await engine.search(store.index_name, 'blog_post', {
        applied: [{ attribute: 'sort_order', value: { gt: 0 }, scope: 'default' }],
        available: [],
        sort: [{ field: 'published_on', descending: true }],
        text: '',
        from: (page - 1) * pageSize,
        size: pageSize,
      });
      const records = hits.map(({ document }) => ({
        id: Number(document['id']),
        attributes: attributesOf(document, locale),
      }));
      return { result: headlessPage(records, { page, pageSize, total }) };
    },
);

/** `GET /api/ext/cms/blog-posts/{locale}/{slug}` */
export const readBlogPost = handleCall(
  'content/blog-post',
  ({ readModel: { engine }, stores }: BlogParts) =>
    async ({ params }) => {
      const locale = params['locale'] ?? '';
      const store = storeOfLocale(stores, locale);
      if (store === undefined) return refusal('content.not-found');
      const { hits } = await engine.search(store.index_name, 'blog_post', {
        applied: [{ attribute: 'identifier', value: { eq: params['slug'] ?? '' }, scope: 'default' }],
        available: [],
        sort: [],
        text: '',
        from: 0,
        size: 1,
      });
      const [hit] = hits;
      if (hit === undefined) return refusal('content.not-found');
      const record = { id: Number(hit.document['id']), attributes: attributesOf(hit.document, locale) };
      return { result: headlessPage([record], { page: 1, pageSize: 1, total: 1 }) };
    },
);
