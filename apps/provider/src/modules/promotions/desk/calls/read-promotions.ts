import { handleCall } from '../../../../call/handle-call.ts';
import type { AskingStaff } from '../../../../call/caller.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../../call/refusal.ts';
import type { Database } from '../../../../database/connect.ts';
import { readCouponEnds, readCoupons } from '../desk-coupons-sql.ts';
import { readListedPromotions, readPromotionDetail, readPromotionOrders } from '../desk-promotions-sql.ts';
import { readChoices } from '../promotion-choices-sql.ts';

type Parts = { database: Database };

/** Returns the id of the promotion of a path, or a refusal. */
export const promotionIdIn = (params: Readonly<Record<string, string>>) =>
  idInPath(params, { name: 'promotionId', thing: 'promotion' });

/** Whether somebody may take the codes of promotions out, as `desk/export-coupons` asks for. */
const showsCodes = ({ permissions }: AskingStaff): boolean => permissions.has('promotions.manage');

/** `GET /api/desk/promotions`: one more row than asked for tells whether there is a next page. */
export const listPromotions = handleCall(
  'desk/promotions',
  ({ database }: Parts) =>
    async ({ query: { q, state, before, limit } }, { store: { language }, now, staff }) => {
      const page = { language, now, showsCodes: showsCodes(staff), before, limit: limit + 1 };
      const rows = await readListedPromotions(database, { q, state }, page);
      const items = rows.slice(0, limit);
      return { result: { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null } };
    },
);

/** `GET /api/desk/promotions/{promotionId}` */
export const readPromotion = handleCall(
  'desk/promotion',
  ({ database }: Parts) =>
    async ({ params }, { store: { language }, now, staff }) => {
      const id = promotionIdIn(params);
      if (isRefusal(id)) return id;
      const promotion = await readPromotionDetail(database, id, {
        language,
        now,
        showsCodes: showsCodes(staff),
      });
      return promotion === undefined ? refusal('desk.promotion-not-found') : { result: promotion };
    },
);

/** `GET /api/desk/promotions/{promotionId}/orders` */
export const listPromotionOrders = handleCall(
  'desk/promotion-orders',
  ({ database }: Parts) =>
    async ({ params, query: { before, limit } }) => {
      const id = promotionIdIn(params);
      if (isRefusal(id)) return id;
      const rows = await readPromotionOrders(database, id, { before, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return { result: { items, next: rows.length > limit ? (items.at(-1)?.order_id ?? null) : null } };
    },
);

type Page = { q?: string | undefined; after?: string | undefined; limit: number };

/** Returns a page of codes of which those that are worth money are not told. */
const endsOf = async (database: Database, id: number, { q, after = '', limit }: Page) => {
  const passed = /^\d{1,7}$/.test(after) ? Number(after) : 0;
  const rows = await readCouponEnds(database, id, { q, passed, limit: limit + 1 });
  return { items: rows.slice(0, limit), next: rows.length > limit ? String(passed + limit) : null };
};

/**
 * `GET /api/desk/promotions/{promotionId}/coupons`: unspent codes for one order are shown whole to those who may also
 * export them.
 */
export const listCoupons = handleCall(
  'desk/coupons',
  ({ database }: Parts) =>
    async ({ params, query: { q, after, limit } }, { staff }) => {
      const id = promotionIdIn(params);
      if (isRefusal(id)) return id;
      if (!showsCodes(staff)) return { result: await endsOf(database, id, { q, after, limit }) };
      const rows = await readCoupons(database, id, { q, after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return { result: { items, next: rows.length > limit ? (items.at(-1)?.code ?? null) : null } };
    },
);

/** `GET /api/desk/promotion-choices` */
export const readPromotionChoices = handleCall(
  'desk/promotion-choices',
  ({ database }: Parts) =>
    async (_, { store }) => ({ result: await readChoices(database, store) }),
);
