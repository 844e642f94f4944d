import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { PriceListOfToken } from '../../../modules/customers/customers.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import type { Document } from '@dijla/search-index/core/search-engine';
import { compactDocument } from '@dijla/search-index/core/answers/compact-document';
import { documentAt, pathOf } from '../document-at.ts';
import { sourceProjection } from '@dijla/search-index/core/answers/source-projection';

type MapParts = { readModel: Pick<ReadModel, 'engine'>; priceListOf: PriceListOfToken };

/** Fields a client always needs, whichever ones it names (wire §9.1). */
const alwaysIncluded = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id'];

/**
 * `POST /api/url/map`: returns the document at a path, with full names unless the compact form is requested;
 * null when there is none (wire §9.1).
 */
export const mapUrl = handleCall(
  'url/map',
  ({ readModel, priceListOf }: MapParts) =>
    async ({ query, body }, { store }) => {
      const path = pathOf(body?.url);
      if (path === '') return refusal('url.missing');
      const found = await documentAt(readModel, store.index_name, {
        path,
        priceList: await priceListOf(body?.groupToken),
      });
      if (found === undefined) return { result: null };
      const include = body?.includeFields ? [...body.includeFields, ...alwaysIncluded] : [];
      const document = sourceProjection({ include, exclude: body?.excludeFields ?? [] })(found.document);
      const shorten =
        found.entity === 'product' && query.response_format === 'compact'
          ? compactDocument
          : (full: Document) => full;
      return {
        result: {
          _index: store.index_name,
          _type: found.entity,
          _id: String(found.document['id']),
          _score: 0,
          _source: shorten(document),
        },
      };
    },
);
