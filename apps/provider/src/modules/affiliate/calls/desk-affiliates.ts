import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { Calls } from '@dijla/contract/schemas';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import {
  type AffiliateRow,
  lockAffiliate,
  readAffiliate,
  saveDecision,
  signUp,
} from '../affiliate-account-sql.ts';
import { readBalance } from '../affiliate-lists-sql.ts';
import { accountView, groupView } from '../affiliate-view.ts';
import {
  bindCoupon,
  freeCoupon,
  readCoupons,
  readCustomerOf,
  readListedAffiliates,
} from '../desk-affiliate-sql.ts';

type Params = Readonly<Record<string, string>>;
type Detail = Calls['desk/affiliate']['result']['_output'];

/** `GET /api/desk/affiliates`: one more row than asked for tells whether there is a next page. */
export const listAffiliates = handleCall(
  'desk/affiliates',
  ({ database }: { database: Database }) =>
    async ({ query: { status, q, before: after = 0, limit } }) => {
      const rows = await readListedAffiliates(database, { status, q }, { after, limit: limit + 1 });
      return { result: { items: rows.slice(0, limit), next: rows.length > limit ? after + limit : null } };
    },
);

const detailOf = async (database: Database, row: AffiliateRow, secret: string): Promise<Detail> => {
  const { extension_attributes: details, account_id: id, ...view } = accountView(row, secret);
  const { referral_website, status, firstname, lastname, email, answer, payment_type } = view;
  return {
    id,
    version: row.version,
    status,
    referral_website,
    firstname,
    lastname,
    email,
    answer,
    payment_type,
    details,
    customer: await readCustomerOf(database, row),
    signup_message: row.signup_message,
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    group: groupView(row.group),
    balance: await readBalance(database, row.id, row.group),
    coupons: await readCoupons(database, row.id),
  };
};

const idOf = (params: Params): number | Refusal =>
  idInPath(params, { name: 'affiliateId', thing: 'partner' });

/** `GET /api/desk/affiliates/{affiliateId}` */
export const readDeskAffiliate = handleCall(
  'desk/affiliate',
  ({ database, secret }: { database: Database; secret: string }) =>
    async ({ params }) => {
      const id = idOf(params);
      if (isRefusal(id)) return id;
      const row = await readAffiliate(database, id);
      return row === undefined
        ? refusal('affiliate.account-not-found')
        : { result: await detailOf(database, row, secret) };
    },
);

const lockedAffiliate = async (
  transaction: DatabaseTransaction,
  params: Params,
): Promise<AffiliateRow | Refusal> => {
  const id = idOf(params);
  if (isRefusal(id)) return id;
  return (await lockAffiliate(transaction, id)) ?? refusal('affiliate.account-not-found');
};

const changedDetail = async (
  transaction: DatabaseTransaction,
  { id }: AffiliateRow,
  secret: string,
): Promise<Detail> => {
  const row = await readAffiliate(transaction, id);
  if (row === undefined) throw new Error(`partner ${id} was changed and is not there`);
  return detailOf(transaction, row, secret);
};

/** `POST /api/desk/affiliates/{affiliateId}/decision` */
export const decideAffiliate = handleDeskWrite(
  'desk/decide-affiliate',
  ({ secret }: { secret: string }) =>
    async ({ params, body }, { transaction, act, author, now }) => {
      const row = await lockedAffiliate(transaction, params);
      if (isRefusal(row)) return row;
      if (row.version !== body.version) return refusal('affiliate.changed-meanwhile');
      const { id, status, answer } = row;
      const after = {
        status: body.decision === 'approve' ? signUp.approved : signUp.declined,
        answer: body.answer?.trim() || null,
      };
      await saveDecision(transaction, { id, ...after, decidedBy: author.actor, now });
      await act({
        act: 'decided',
        entity: 'affiliate_account',
        entityId: id,
        before: { status, answer },
        after,
      });
      return { result: await changedDetail(transaction, row, secret) };
    },
);

/** `POST /api/desk/affiliates/{affiliateId}/coupons` */
export const bindAffiliateCoupon = handleDeskWrite(
  'desk/bind-affiliate-coupon',
  ({ secret }: { secret: string }) =>
    async ({ params, body }, { transaction, act, now }) => {
      const row = await lockedAffiliate(transaction, params);
      if (isRefusal(row)) return row;
      const code = latinDigits(body.code.trim()).toUpperCase();
      const own = { accountId: row.id, code };
      const before = await readCoupons(transaction, row.id);
      if (body.remove === true) {
        if (!(await freeCoupon(transaction, own))) return refusal('affiliate.coupon-not-found');
      } else {
        const outcome = await bindCoupon(transaction, { ...own, now });
        if (outcome === 'unknown') return refusal('affiliate.coupon-not-found');
        if (outcome === 'bound') return refusal('affiliate.coupon-bound');
      }
      const result = await changedDetail(transaction, row, secret);
      await act({
        act: 'changed',
        entity: 'affiliate_account',
        entityId: row.id,
        before: { coupons: before },
        after: { coupons: result.coupons },
      });
      return { result };
    },
);
