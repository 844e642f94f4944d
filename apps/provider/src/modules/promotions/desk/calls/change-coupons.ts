import { orThrow, refusal, isRefusal, type Refusal } from '../../../../call/refusal.ts';
import { writtenCsv } from '../../../../call/written-csv.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { fileHeaders } from '../../../documents/documents.ts';
import {
  deleteUnusedCoupon,
  eachCoupon,
  insertGenerated,
  readCoupon,
  saveCoupon,
} from '../desk-coupons-sql.ts';
import { lockPromotion } from '../desk-promotions-sql.ts';
import { promotionIdIn } from './read-promotions.ts';

/** Locks the promotion of a path, so that its codes are changed by one at a time; or refuses. */
const lockNamed = async (
  transaction: DatabaseTransaction,
  params: Readonly<Record<string, string>>,
): Promise<{ id: number; code: string } | Refusal> => {
  const id = promotionIdIn(params);
  if (isRefusal(id)) return id;
  const locked = await lockPromotion(transaction, id);
  return locked === undefined ? refusal('desk.promotion-not-found') : { id, code: locked.code };
};

/** `PUT /api/desk/promotions/{promotionId}/coupons` */
export const setCoupon = handleDeskWrite(
  'desk/set-coupon',
  () =>
    async ({ params, body }, { transaction, act }) => {
      const { id } = orThrow(await lockNamed(transaction, params));
      const before = await readCoupon(transaction, id, body.code);
      const after = await saveCoupon(transaction, id, body);
      if (after === undefined) return refusal('desk.coupon-taken');
      await act({
        act: before === undefined ? 'coupon-added' : 'coupon-limited',
        entity: 'promotion',
        entityId: id,
        before: before ? { code: before.code, uses_limit: before.uses_limit } : null,
        after: { code: after.code, uses_limit: after.uses_limit },
      });
      return { result: after };
    },
);

/** `POST /api/desk/promotions/{promotionId}/coupons` */
export const generateCoupons = handleDeskWrite(
  'desk/generate-coupons',
  () =>
    async ({ params, body }, { transaction, act }) => {
      const { id } = orThrow(await lockNamed(transaction, params));
      await insertGenerated(transaction, id, body);
      await act({ act: 'coupons-made', entity: 'promotion', entityId: id, before: null, after: body });
      return { result: { made: body.count } };
    },
);

const refusalOf = {
  'not-found': 'desk.coupon-not-found',
  used: 'desk.coupon-used',
  last: 'desk.last-coupon',
} as const;

/** `POST /api/desk/promotions/{promotionId}/coupon-removal` */
export const deleteCoupon = handleDeskWrite(
  'desk/delete-coupon',
  () =>
    async ({ params, body: { code } }, { transaction, act }) => {
      const { id } = orThrow(await lockNamed(transaction, params));
      const outcome = await deleteUnusedCoupon(transaction, id, code);
      if (outcome !== 'deleted') return refusal(refusalOf[outcome]);
      await act({
        act: 'coupon-deleted',
        entity: 'promotion',
        entityId: id,
        before: { code },
        after: null,
      });
      return { result: true };
    },
);

/** `POST /api/desk/promotions/{promotionId}/coupons/export`: the file is read while it is sent. */
export const exportCoupons = handleDeskWrite(
  'desk/export-coupons',
  ({ exportDatabase }: { exportDatabase: Database }) =>
    async ({ params }, { transaction, act }) => {
      const { id, code } = orThrow(await lockNamed(transaction, params));
      await act({ act: 'exported', entity: 'promotion', entityId: id, before: null, after: null });
      const rows = async function* () {
        for await (const coupon of eachCoupon(exportDatabase, id))
          yield [coupon.code, coupon.uses_limit, coupon.times_used];
      };
      return {
        written: writtenCsv(['code', 'uses_limit', 'times_used'], rows()),
        headers: fileHeaders(`coupons-${code}`, { type: 'text/csv; charset=utf-8', ending: 'csv' }),
      };
    },
);
