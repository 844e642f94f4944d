import type { ContentDocuments } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { contentPicture, foundContent } from '../found-content.ts';
import { headlessPage } from '../headless-page.ts';
import { storeOfLocale } from '../store-of-locale.ts';

type VendorParts = { readModel: Pick<ReadModel, 'engine'>; stores: Pick<Stores, 'byCode'> };

const inOrder = { field: 'sort_order', descending: false };

const recordOf = (document: ContentDocuments['vendor'], locale: string) => ({
  id: document.id,
  attributes: {
    slug: document.identifier,
    title: document.title,
    summary: document.summary,
    content: document.content,
    picture: contentPicture(document.picture),
    option_id: document.option_id,
    meta_title: document.meta_title,
    meta_description: document.meta_description,
    locale,
  },
});

/** `GET /api/ext/cms/vendors/{locale}`: a vendor that is kept out of lists (position 0) is not among them. */
export const listVendors = handleCall(
  'content/vendors',
  ({ readModel: { engine }, stores }: VendorParts) =>
    async ({ params, query: { page, pageSize } }) => {
      const locale = params['locale'] ?? '';
      const store = storeOfLocale(stores, locale);
      if (store === undefined) return refusal('content.not-found');
      const { documents, total } = await foundContent(engine, 'vendor', {
        index: store.index_name,
        applied: [{ attribute: 'sort_order', value: { gt: 0 } }],
        sort: inOrder,
        from: (page - 1) * pageSize,
        size: pageSize,
      });
      const records = documents.map((document) => recordOf(document, locale));
      return { result: headlessPage(records, { page, pageSize, total }) };
    },
);

/** `GET /api/ext/cms/vendors/{locale}/{slug}` */
export const readVendor = handleCall(
  'content/vendor',
  ({ readModel: { engine }, stores }: VendorParts) =>
    async ({ params }) => {
      const locale = params['locale'] ?? '';
      const store = storeOfLocale(stores, locale);
      if (store === undefined) return refusal('content.not-found');
      const { documents } = await foundContent(engine, 'vendor', {
        index: store.index_name,
        applied: [{ attribute: 'identifier', value: { eq: params['slug'] ?? '' } }],
        sort: inOrder,
        from: 0,
        size: 1,
      });
      const records = documents.map((document) => recordOf(document, locale));
      if (records.length === 0) return refusal('content.not-found');
      return { result: headlessPage(records, { page: 1, pageSize: 1, total: 1 }) };
    },
);
