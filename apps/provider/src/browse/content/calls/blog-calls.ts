import type { ContentDocuments } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { contentPicture, foundContent } from '../found-content.ts';
import { headlessPage } from '../headless-page.ts';
import { storeOfLocale } from '../store-of-locale.ts';

type BlogParts = { readModel: Pick<ReadModel, 'engine'>; stores: Pick<Stores, 'byCode'> };

const newestFirst = { field: 'published_on', descending: true };

const recordOf = (document: ContentDocuments['blog_post'], locale: string) => ({
  id: document.id,
  attributes: {
    slug: document.identifier,
    title: document.title,
    summary: document.summary,
    content: document.content,
    published_on: document.published_on,
    picture: contentPicture(document.picture),
    meta_title: document.meta_title,
    meta_description: document.meta_description,
    locale,
  },
});

/** `GET /api/ext/cms/blog-posts/{locale}`: a post that is kept out of lists (position 0) is not among them. */
export const listBlogPosts = handleCall(
  'content/blog-posts',
  ({ readModel: { engine }, stores }: BlogParts) =>
    async ({ params, query: { page, pageSize } }) => {
      const locale = params['locale'] ?? '';
      const store = storeOfLocale(stores, locale);
      if (store === undefined) return refusal('content.not-found');
      const { documents, total } = await foundContent(engine, 'blog_post', {
        index: store.index_name,
        applied: [{ attribute: 'sort_order', value: { gt: 0 } }],
        sort: newestFirst,
        from: (page - 1) * pageSize,
        size: pageSize,
      });
      const records = documents.map((document) => recordOf(document, locale));
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
      const { documents } = await foundContent(engine, 'blog_post', {
        index: store.index_name,
        applied: [{ attribute: 'identifier', value: { eq: params['slug'] ?? '' } }],
        sort: newestFirst,
        from: 0,
        size: 1,
      });
      const records = documents.map((document) => recordOf(document, locale));
      if (records.length === 0) return refusal('content.not-found');
      return { result: headlessPage(records, { page: 1, pageSize: 1, total: 1 }) };
    },
);
