import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readOwnLines, readSold } from '../own/own-lines-sql.ts';
import { readOwnGoods, readOwnStatement, readOwnVendor } from '../own/own-vendor-sql.ts';
import { SellerScope } from '../own/seller-scope.ts';

type Parts = { database: Database };

/** The page of rows that were read with one more than asked for, which tells whether there is a next page. */
const pageOf = <Row extends { id: number }>(rows: readonly Row[], limit: number) => {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
};

/** `GET /api/desk/own-vendor` */
export const readSellersAccount = handleCall(
  'desk/own-vendor',
  ({ database }: Parts) =>
    async (_, { staff, store }) => {
      const scope = SellerScope.of(staff);
      if (isRefusal(scope)) return scope;
      const result = await readOwnVendor(database, scope, store.language);
      return result === undefined ? refusal('vendor.not-bound') : { result };
    },
);

/** `GET /api/desk/own-vendor/goods` */
export const listSellersGoods = handleCall(
  'desk/own-vendor-goods',
  ({ database }: Parts) =>
    async ({ query: { q, before, limit } }, { staff, store: { language }, now }) => {
      const scope = SellerScope.of(staff);
      if (isRefusal(scope)) return scope;
      const rows = await readOwnGoods(database, scope, { q, language, now, before, limit: limit + 1 });
      return { result: pageOf(rows, limit) };
    },
);

/** `GET /api/desk/own-vendor/goods/{productId}` */
export const readSellersGood = handleCall(
  'desk/own-vendor-good',
  ({ database }: Parts) =>
    async ({ params }, { staff, store: { language }, now }) => {
      const scope = SellerScope.of(staff);
      if (isRefusal(scope)) return scope;
      const id = idInPath(params, { name: 'productId', thing: 'product' });
      if (isRefusal(id)) return id;
      const [product] = await readOwnGoods(database, scope, { id, language, now, limit: 1 });
      if (product === undefined) return refusal('desk.product-not-found');
      return { result: { product, sold: await readSold(database, scope, id) } };
    },
);

/** `GET /api/desk/own-vendor/lines` */
export const listSellersLines = handleCall(
  'desk/own-vendor-lines',
  ({ database }: Parts) =>
    async ({ query: { before, limit } }, { staff }) => {
      const scope = SellerScope.of(staff);
      if (isRefusal(scope)) return scope;
      return { result: pageOf(await readOwnLines(database, scope, { before, limit: limit + 1 }), limit) };
    },
);

/** `GET /api/desk/own-vendor/lines/{lineId}` */
export const readSellersLine = handleCall(
  'desk/own-vendor-line',
  ({ database }: Parts) =>
    async ({ params }, { staff }) => {
      const scope = SellerScope.of(staff);
      if (isRefusal(scope)) return scope;
      const id = idInPath(params, { name: 'lineId', thing: 'line' });
      if (isRefusal(id)) return id;
      const [result] = await readOwnLines(database, scope, { id, limit: 1 });
      return result === undefined ? refusal('vendor.line-not-found') : { result };
    },
);

/** `GET /api/desk/own-vendor/statement` */
export const readSellersStatement = handleCall(
  'desk/own-vendor-statement',
  ({ database }: Parts) =>
    async ({ query: { kind, before, limit } }, { staff }) => {
      const scope = SellerScope.of(staff);
      if (isRefusal(scope)) return scope;
      const rows = await readOwnStatement(database, scope, { kind, before, limit: limit + 1 });
      return { result: pageOf(rows, limit) };
    },
);
