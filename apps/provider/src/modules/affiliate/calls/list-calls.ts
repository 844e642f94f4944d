import type { Calls } from '@dijla/contract/schemas';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { type AffiliateRow, readAffiliateOf, signUp } from '../affiliate-account-sql.ts';
import {
  campaignColumns,
  payoutColumns,
  readBalance,
  readBoundCustomers,
  readCampaigns,
  readCouponReport,
  readLinkReport,
  readPayouts,
  readTransactions,
  transactionColumns,
} from '../affiliate-lists-sql.ts';
import { criteriaSql } from '../criteria-sql.ts';
import { promoLinkOf } from '../promo-link.ts';

type Parts = { database: Database };
type Params = Readonly<Record<string, string>>;

/** What lists answer to who is no partner. */
const nothing = { result: { items: [], total_count: 0 } };
const wrongValue = (): Refusal =>
  refusal('request.invalid', { problem: 'value: should be one that the field can have' });

/** The customer as a partner who was approved; undefined for others. */
const partnerOf = async (database: Database, customerId: number): Promise<AffiliateRow | undefined> => {
  const row = await readAffiliateOf(database, customerId);
  return row?.status === signUp.approved ? row : undefined;
};

/** The one row of an id, or why there is none: an unknown one and another's are told apart by nobody. */
const oneOf = async <Item>(
  params: Params,
  { name, thing }: { name: string; thing: string },
  read: (id: number) => Promise<Item | undefined>,
): Promise<{ result: Item } | Refusal> => {
  const id = idInPath(params, { name, thing });
  if (isRefusal(id)) return id;
  const result = await read(id);
  return result === undefined ? refusal('affiliate.unknown') : { result };
};

const byId = (id: number) =>
  ({ field: 'id', value: String(id), conditionType: 'eq', pageSize: 1, currentPage: 1 }) as const;

/** `GET /api/ext/affiliate/{token}/campaigns` */
export const listCampaigns = handleCall(
  'affiliate/campaigns',
  ({ database }: Parts) =>
    async ({ query }, { customer, store }) => {
      const partner = await partnerOf(database, customer.id);
      const asked = criteriaSql(query, campaignColumns);
      if (asked === null) return wrongValue();
      if (partner === undefined) return nothing;
      const terms = { language: store.language, rate: partner.group.rate };
      return { result: await readCampaigns(database, asked, terms) };
    },
);

/** `GET /api/ext/affiliate/{token}/campaigns/{campaignId}` */
export const readCampaign = handleCall(
  'affiliate/campaign',
  ({ database }: Parts) =>
    async ({ params }, { customer, store }) => {
      const partner = await partnerOf(database, customer.id);
      if (partner === undefined) return refusal('affiliate.not-member');
      return oneOf(params, { name: 'campaignId', thing: 'campaign' }, async (id) => {
        const asked = criteriaSql(byId(id), campaignColumns);
        const terms = { language: store.language, rate: partner.group.rate };
        return asked === null ? undefined : (await readCampaigns(database, asked, terms)).items[0];
      });
    },
);

/** `GET /api/ext/affiliate/{token}/transactions` */
export const listTransactions = handleCall(
  'affiliate/transactions',
  ({ database }: Parts) =>
    async ({ query }, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      const asked = criteriaSql(query, transactionColumns);
      if (asked === null) return wrongValue();
      return partner === undefined
        ? nothing
        : { result: await readTransactions(database, partner.id, asked) };
    },
);

/** `GET /api/ext/affiliate/{token}/transactions/{transactionId}` */
export const readTransaction = handleCall(
  'affiliate/transaction',
  ({ database }: Parts) =>
    async ({ params }, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      if (partner === undefined) return refusal('affiliate.not-member');
      return oneOf(params, { name: 'transactionId', thing: 'commission' }, async (id) => {
        const asked = criteriaSql(byId(id), transactionColumns);
        return asked === null ? undefined : (await readTransactions(database, partner.id, asked)).items[0];
      });
    },
);

/** `GET /api/ext/affiliate/{token}/pending-commissions` */
export const listPending = handleCall(
  'affiliate/pending',
  ({ database }: Parts) =>
    async ({ query: { pageSize, currentPage } }, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      if (partner === undefined) return nothing;
      const page = { pageSize, currentPage };
      const asked = criteriaSql({ field: 'status', value: 'pending', ...page }, transactionColumns);
      return asked === null ? nothing : { result: await readTransactions(database, partner.id, asked) };
    },
);

/** `GET /api/ext/affiliate/{token}/payouts` */
export const listPayouts = handleCall(
  'affiliate/payouts',
  ({ database }: Parts) =>
    async ({ query }, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      const asked = criteriaSql(query, payoutColumns);
      if (asked === null) return wrongValue();
      return partner === undefined ? nothing : { result: await readPayouts(database, partner.id, asked) };
    },
);

/** `GET /api/ext/affiliate/{token}/balance` */
export const readOwnBalance = handleCall(
  'affiliate/balance',
  ({ database }: Parts) =>
    async (_, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      return partner === undefined
        ? refusal('affiliate.not-member')
        : { result: await readBalance(database, partner.id, partner.group) };
    },
);

/** `GET /api/ext/affiliate/{token}/bound-customers` */
export const listBoundCustomers = handleCall(
  'affiliate/bound-customers',
  ({ database }: Parts) =>
    async ({ query: page }, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      return partner === undefined
        ? nothing
        : { result: await readBoundCustomers(database, partner.id, page) };
    },
);

const paymentTypes = ['bank', 'wallet'] as const;

/** `GET /api/ext/affiliate/{token}/payment-list` */
export const listPaymentTypes = handleCall(
  'affiliate/payment-types',
  ({ database }: Parts) =>
    async (_, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      if (partner === undefined) return nothing;
      const items = paymentTypes.map((code) => ({ code, is_chosen: code === partner.payment_type }));
      return { result: { items, total_count: items.length } };
    },
);

type LinkReport = Calls['affiliate/report-links']['result']['_output'];

/** `GET /api/ext/affiliate/{token}/report-by-link` (ours) */
export const reportLinks = handleCall(
  'affiliate/report-links',
  ({ database }: Parts) =>
    async ({ query: page }, { customer, pageOrigin }) => {
      const partner = await partnerOf(database, customer.id);
      if (partner === undefined) return nothing;
      const { unit } = partner.group;
      const { items, total_count } = await readLinkReport(database, partner.id, { ...partner.group, page });
      const result: LinkReport = {
        items: items.map(({ code, path, ...row }) => ({
          ...row,
          promo_link: promoLinkOf(pageOrigin, { path, code }),
          currency_code: unit,
        })),
        total_count,
      };
      return { result };
    },
);

/** `GET /api/ext/affiliate/{token}/report-by-coupon` (ours) */
export const reportCoupons = handleCall(
  'affiliate/report-coupons',
  ({ database }: Parts) =>
    async ({ query: page }, { customer }) => {
      const partner = await partnerOf(database, customer.id);
      return partner === undefined
        ? nothing
        : { result: await readCouponReport(database, partner.id, { ...partner.group, page }) };
    },
);
