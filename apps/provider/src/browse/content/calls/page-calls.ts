import { isStoreCode } from '@dijla/contract/store-views';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { contentPicture, foundContent } from '../found-content.ts';
import { headlessPage } from '../headless-page.ts';
import { storeOfLocale } from '../store-of-locale.ts';

type PageParts = { readModel: Pick<ReadModel, 'engine'>; stores: Pick<Stores, 'byCode'> };

/** `GET /api/ext/cms/blocks/{locale}/{slug}` */
export const readBlock = handleCall(
  'content/block',
  ({ readModel: { engine }, stores }: PageParts) =>
    async ({ params }) => {
      const locale = params['locale'] ?? '';
      const store = storeOfLocale(stores, locale);
      if (store === undefined) return refusal('content.not-found');
      const { documents } = await foundContent(engine, 'cms_block', {
        index: store.index_name,
        applied: [{ attribute: 'identifier', value: { eq: params['slug'] ?? '' } }],
        sort: { field: 'id', descending: false },
        from: 0,
        size: 1,
      });
      const records = documents.map(({ id, identifier, title, content }) => ({
        id,
        attributes: { slug: identifier, title, content, locale },
      }));
      if (records.length === 0) return refusal('content.not-found');
      return { result: headlessPage(records, { page: 1, pageSize: 1, total: 1 }) };
    },
);

/** `GET /api/ext/cms/{storeCode}/{slug}/{pageNumber}`: one page of those that a landing page has. */
export const readLandingPage = handleCall(
  'content/landing-page',
  ({ readModel: { engine }, stores }: PageParts) =>
    async ({ params }) => {
      const { storeCode = '', slug = '', pageNumber = '' } = params;
      const store = isStoreCode(storeCode) ? stores.byCode(storeCode) : undefined;
      if (store === undefined || !/^[1-9]\d?$/.test(pageNumber)) return refusal('content.not-found');
      const page = Number(pageNumber);
      const { documents, total } = await foundContent(engine, 'landing_page', {
        index: store.index_name,
        applied: [{ attribute: 'slug', value: { eq: slug } }],
        sort: { field: 'page_number', descending: false },
        from: 0,
        size: 100,
      });
      const records = documents
        .filter(({ page_number }) => page_number === page)
        .map(({ id, slug: found, title, content, picture, carousel, meta_title, meta_description }) => ({
          id,
          attributes: {
            slug: found,
            page_number: page,
            title,
            content,
            picture: contentPicture(picture),
            carousel: carousel === '' ? null : carousel,
            meta_title,
            meta_description,
            locale: storeCode,
          },
        }));
      if (records.length === 0) return refusal('content.not-found');
      return { result: headlessPage(records, { page, pageSize: 1, total }) };
    },
);
