import type { Database } from '../../../database/database.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { entriesOf } from '../../../call/entries-of.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { type PriceListOfToken, priceCookie } from '../../../modules/customers/customers.ts';
import { sourceLists } from '../../search/source-lists.ts';
import { sourceProjection } from '@dijla/search-index/core/answers/source-projection';
import { readRelatedProducts } from '../related-products-sql.ts';
import { findBySku, recommended } from '../recommended.ts';

type RecommendParts = {
  readDatabase: Database;
  readModel: Pick<ReadModel, 'engine'>;
  priceListOf: PriceListOfToken;
};

/** Multiple of the requested number that is read, because some related products may be out of stock. */
const spare = 2;

/**
 * `GET /api/ext/dijla/recommendations?skus=`: products that go with those viewed on a device, at the prices
 * of the customer group whose token is in the browser's cookie. Takes one statement; the viewed skus are not
 * stored.
 */
export const recommendProducts = handleCall(
  'product/recommendations',
  ({ readDatabase, readModel: { engine }, priceListOf }: RecommendParts) =>
    async ({ query }, { store, cookie }) => {
      const shelf = { engine, index: store.index_name, priceList: await priceListOf(cookie(priceCookie)) };
      const seen = await findBySku(shelf, [...new Set(entriesOf(query.skus))]);
      const company = await readRelatedProducts(
        readDatabase,
        seen.map(({ id }) => Number(id)),
        query.size * spare,
      );
      const items = (await recommended(shelf, { seen, company, size: query.size })).map(
        sourceProjection(sourceLists(query)),
      );
      const result = { items, total_count: items.length };
      return { result, isTagged: true };
    },
);
