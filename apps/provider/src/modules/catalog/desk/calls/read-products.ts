import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../../call/refusal.ts';
import type { Database } from '../../../../database/connect.ts';
import { countWatchers } from '../../../watchlist/watchlist.ts';
import { readPrices } from '../../../pricing/pricing.ts';
import { readListedProduct, readListedProducts } from '../listed-products-sql.ts';
import { readDeskPricing, readMovements, setPricesOf } from '../product-detail-sql.ts';

/** `GET /api/desk/products`: one more row than asked for tells whether there is a next page. */
export const listDeskProducts = handleCall(
  'desk/products',
  ({ database }: { database: Database }) =>
    async ({ query: { limit, before, ...filter } }, { store: { language }, now }) => {
      const page = { language, now, before, limit: limit + 1 };
      const products = await readListedProducts(database, filter, page);
      const items = products.slice(0, limit);
      return {
        result: { items, next: products.length > limit ? (items.at(-1)?.id ?? null) : null },
      };
    },
);

/** `GET /api/desk/products/{productId}` */
export const readDeskProduct = handleCall(
  'desk/product',
  ({ database }: { database: Database }) =>
    async ({ params }, { store: { language }, now }) => {
      const id = idInPath(params, { name: 'productId', thing: 'product' });
      if (isRefusal(id)) return id;
      const product = await readListedProduct(database, id, { language, now });
      if (product === undefined) return refusal('desk.product-not-found');
      const { price_list, units } = await readDeskPricing(database);
      const rows = (await readPrices(database, [id])).get(id) ?? [];
      const movements = await readMovements(database, id);
      const watchers = await countWatchers(database, id);
      return { result: { product, units, ...setPricesOf(rows, price_list), movements, watchers } };
    },
);
