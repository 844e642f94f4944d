import type { Database } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { type PromotionInput, promotionHandler } from '@dijla/provider/modules/promotions/promotions';
import { sql } from 'kysely';

type Rule = PromotionInput['rule'];
type Condition = Rule['when'];

const always: Condition = { match: 'all', of: [] };
const for3: Condition = { subject: 'quantity', operator: '>=', quantity: 3 };
const inBaghdad: Condition = { subject: 'region', operator: 'in', values: [611] };
const bigger: Condition = { subject: 'subtotal', operator: '>=', amounts: { IQD: 60_000, USD: 4600 } };
const toTrade: Condition = { subject: 'customer_group', operator: 'in', values: ['Wholesale'] };
const notToTrade: Condition = { match: 'none', of: [toTrade] };
const mugs: Condition = { subject: 'sku', operator: 'in', values: ['PLAIN', 'TIERED'] };

/** Rules that apply by themselves, and those of coupons; each round has some of either. */
const ownRules: readonly Rule[] = [
  { when: for3, actions: [{ type: 'percent', percent: 70_000 }] },
  { when: toTrade, actions: [{ type: 'percent', percent: 33_333 }] },
  {
    when: { match: 'all', of: [notToTrade, bigger] },
    actions: [{ type: 'fixed_cart', amounts: { IQD: 7777, USD: 593 } }],
  },
  { when: inBaghdad, actions: [{ type: 'free_shipping' }] },
  { when: always, lines: mugs, actions: [{ type: 'buy_x_get_y', buy: 2, get: 1 }] },
  {
    when: { match: 'line', of: [mugs, for3] },
    lines: mugs,
    actions: [{ type: 'fixed_line', amounts: { IQD: 333 } }],
  },
];
const couponRules: readonly Rule[] = [
  { when: always, actions: [{ type: 'percent', percent: 125_000 }] },
  { when: always, actions: [{ type: 'fixed_cart', amounts: { IQD: 9999, USD: 763 } }] },
  { when: toTrade, actions: [{ type: 'percent', percent: 200_000 }, { type: 'free_shipping' }] },
  { when: bigger, lines: mugs, actions: [{ type: 'fixed_line', amounts: { USD: 77 } }] },
  { when: always, actions: [{ type: 'percent', percent: 1_000_000 }] },
];
export const coupons: readonly string[] = [...couponRules.map((_, place) => `C${place}`), 'NONE-SUCH'];

const promotionsOf = (round: number): PromotionInput[] => {
  const plain = {
    from: null,
    until: null,
    uses_per_customer: null,
    texts: { en: { name: 'Offer', description: '' }, ar: { name: 'عرض', description: '' } },
  } as const;
  return [
    ...ownRules.map((rule, place) => ({
      ...plain,
      code: `own-${place}`,
      is_active: (place + round) % 2 === 0,
      priority: (place * 7 + round) % 30,
      stops_further: place === 2 && round === 3,
      rule,
      coupons: [],
    })),
    ...couponRules.map((rule, place) => ({
      ...plain,
      code: `coupon-${place}`,
      is_active: true,
      priority: 5 + place * 10,
      stops_further: place === 1 && round % 2 === 1,
      rule,
      coupons: [{ code: `C${place}`, uses_limit: null }],
    })),
  ];
};

/** What each round changes of how the shop reckons. */
const settings: readonly ((db: Database) => Promise<unknown>)[] = [
  async (db) => sql`update store_view set source_price_includes_tax = false, cash_step = 0`.execute(db),
  async (db) => sql`update store_view set source_price_includes_tax = true`.execute(db),
  async (db) => {
    await sql`update store_view set source_price_includes_tax = false`.execute(db);
    await sql`update store_view set cash_step = 250 where currency = 'IQD'`.execute(db);
    await sql`update payment_limit set fee = case currency when 'IQD' then 1500 else 115 end where code = 'cashondelivery'`.execute(
      db,
    );
    await sql`insert into exchange_rate (base_currency, quote_currency, numerator, denominator, applied_at) values ('USD', 'IQD', 1413, 1, now())`.execute(
      db,
    );
  },
  async (db) => {
    await sql`update store_view set source_price_includes_tax = true`.execute(db);
    await sql`update reward_rate set points = 7, money = 3 where direction = 1 and priority = 0`.execute(db);
  },
];
export const roundCount = settings.length;

/** Changes how the shop reckons: taxes in or on prices, cash in steps, a fee, rates, promotions. */
export const setRound = async (db: Database, round: number): Promise<void> => {
  await settings[round]?.(db);
  await inTransaction(db, (transaction) =>
    promotionHandler.save(transaction, promotionsOf(round), { source: 'stress' } as never),
  );
};
