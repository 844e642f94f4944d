import { randomUUID } from 'node:crypto';
import type { CallInput } from '../../../../call/call-handler.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { type PromotionRow, removePromotions, savePromotionRows } from '../../promotion-rows-sql.ts';
import { insertGenerated, saveCoupon } from '../desk-coupons-sql.ts';
import {
  archiveUsed,
  type Asked,
  lockPromotion,
  type PromotionDetail,
  readPromotionDetail,
  setPromotionActive,
} from '../desk-promotions-sql.ts';
import { promotionIdIn } from './read-promotions.ts';

type Given = Omit<CallInput<'desk/save-promotion'>['body'], 'version'>;

const utc = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

const rowOf = (code: string, { texts, from, until, ...given }: Given): PromotionRow => ({
  code,
  is_active: given.is_active,
  from: utc(from),
  until: utc(until),
  priority: given.priority,
  stops_further: given.stops_further,
  uses_per_customer: given.uses_per_customer,
  rule: given.rule,
  texts: Object.fromEntries(texts.map(({ language, ...text }) => [language, text])),
});

/** What the audit keeps of a promotion: what staff may say of it. */
const told = (promotion: PromotionDetail) => ({
  is_active: promotion.is_active,
  from: promotion.from,
  until: promotion.until,
  priority: promotion.priority,
  stops_further: promotion.stops_further,
  uses_per_customer: promotion.uses_per_customer,
  texts: promotion.texts,
  rule: promotion.rule,
});

const readBack = async (
  transaction: DatabaseTransaction,
  id: number,
  asked: Asked,
): Promise<PromotionDetail> => {
  const promotion = await readPromotionDetail(transaction, id, { ...asked, showsCodes: true });
  if (promotion === undefined) throw new Error(`Promotion ${id} was written and is not there`);
  return promotion;
};

/** Locks the promotion of a path as it was seen, or refuses: it is gone, or a colleague was quicker. */
const lockSeen = async (
  transaction: DatabaseTransaction,
  params: Readonly<Record<string, string>>,
  { version, isGoing = false, ...asked }: Asked & { version: number; isGoing?: boolean },
): Promise<PromotionDetail | Refusal> => {
  const id = promotionIdIn(params);
  if (isRefusal(id)) return id;
  const locked = await lockPromotion(transaction, id, { isGoing });
  if (locked === undefined) return refusal('desk.promotion-not-found');
  return locked.version === version ? readBack(transaction, id, asked) : refusal('desk.changed-meanwhile');
};

type Codes = CallInput<'desk/create-promotion'>['body']['codes'];

const giveCodes = async (
  transaction: DatabaseTransaction,
  id: number,
  codes: NonNullable<Codes>,
): Promise<Refusal | null> => {
  if (!('code' in codes)) {
    await insertGenerated(transaction, id, codes);
    return null;
  }
  // A code of its own promotion would be one of this one, which is new and has none.
  const saved = await saveCoupon(transaction, id, codes);
  return saved === undefined ? refusal('desk.coupon-taken') : null;
};

/** `POST /api/desk/promotions` */
export const createPromotion = handleDeskWrite(
  'desk/create-promotion',
  () =>
    async ({ body: { codes, ...given } }, { transaction, act, store: { language }, now }) => {
      const code = `desk-${randomUUID().slice(0, 13)}`;
      await savePromotionRows(transaction, [rowOf(code, given)], 'desk');
      const { id } = await transaction
        .selectFrom('promotion')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      const refused = codes === null ? null : await giveCodes(transaction, id, codes);
      if (refused !== null) return refused;
      const promotion = await readBack(transaction, id, { language, now });
      const after = { ...told(promotion), coupons: promotion.coupons };
      await act({ act: 'created', entity: 'promotion', entityId: id, before: null, after });
      return { result: promotion };
    },
);

/** `PUT /api/desk/promotions/{promotionId}` */
export const savePromotion = handleDeskWrite(
  'desk/save-promotion',
  () =>
    async ({ params, body: { version, ...given } }, { transaction, act, store: { language }, now }) => {
      const before = orThrow(await lockSeen(transaction, params, { version, language, now }));
      await savePromotionRows(transaction, [rowOf(before.code, given)], 'desk');
      const after = await readBack(transaction, before.id, { language, now });
      await act({
        act: 'saved',
        entity: 'promotion',
        entityId: before.id,
        before: told(before),
        after: told(after),
      });
      return { result: after };
    },
);

/** `PUT /api/desk/promotions/{promotionId}/active` */
export const switchPromotion = handleDeskWrite(
  'desk/switch-promotion',
  () =>
    async ({ params, body: { is_active, version } }, { transaction, act, store: { language }, now }) => {
      const before = orThrow(await lockSeen(transaction, params, { version, language, now }));
      await setPromotionActive(transaction, before.id, is_active);
      await act({
        act: is_active ? 'enabled' : 'disabled',
        entity: 'promotion',
        entityId: before.id,
        before: { is_active: before.is_active },
        after: { is_active },
      });
      return { result: await readBack(transaction, before.id, { language, now }) };
    },
);

/** `POST /api/desk/promotions/{promotionId}/removal` */
export const removePromotion = handleDeskWrite(
  'desk/remove-promotion',
  () =>
    async ({ params, body: { version } }, { transaction, act, store: { language }, now }) => {
      const seen = { version, language, now, isGoing: true };
      const before = orThrow(await lockSeen(transaction, params, seen));
      const outcome = await archiveUsed(transaction, before.id, now);
      if (outcome === 'deleted') await removePromotions(transaction, [before.code]);
      await act({
        act: outcome,
        entity: 'promotion',
        entityId: before.id,
        before: told(before),
        after: outcome === 'deleted' ? null : { ...told(before), is_active: false },
      });
      return { result: { outcome } };
    },
);
