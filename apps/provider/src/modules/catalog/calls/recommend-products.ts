import type { Database } from '../../../database/database.ts';
import type { CallHandler } from '../../../call/call-handler.ts';
import { entriesOf } from '../../../call/entries-of.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { type PriceListOfToken, priceCookie } from '../../customers/customers.ts';
import { sourceLists, sourceProjection } from '../../search/search.ts';
import { readRelatedProducts } from '../products/related-products-sql.ts';
import { findBySku, recommended } from '../products/recommended.ts';

export type RecommendParts = {
  database: Database;
  readModel: Pick<ReadModel, 'engine'>;
  priceListOf: PriceListOfToken;
};

/** Some of what was bought or viewed together may be out of stock: so many times what is wanted are looked at. */
const spare = 2;

/**
 * `GET /api/ext/dijla/recommendations?skus=`: what goes with what a device saw, at the prices of the group whose token the browser's cookie
 * holds. One statement; nothing of what was seen is kept.
 */
export const recommendProducts =
  ({
    database,
    readModel: { engine },
    priceListOf,
  }: RecommendParts): CallHandler<'product/recommendations'> =>
  async ({ query }, { store, cookie }) => {
    const shelf = { engine, index: store.index_name, priceList: await priceListOf(cookie(priceCookie)) };
    const seen = await findBySku(shelf, [...new Set(entriesOf(query.skus))]);
    const company = await readRelatedProducts(
      database,
      seen.map(({ id }) => Number(id)),
      query.size * spare,
    );
    const items = (await recommended(shelf, { seen, company, size: query.size })).map(
      sourceProjection(sourceLists(query)),
    );
    const result = { items, total_count: items.length };
    return { result, isTagged: true };
  };
