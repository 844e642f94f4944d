import { guestGroup } from '@dijla/commerce-rules/promotions/guest-group';
import { createHash } from 'node:crypto';
import { mayHoldForGroup } from '@dijla/commerce-rules/promotions/may-hold-for-group';
import type { TotalsContext } from '@dijla/contract/client';
import { oncePer } from '@dijla/caching/once-per';
import type { StoreView } from '../../store-views/store-views.ts';
import { kindMember } from '../../payments/payments.ts';
import { canonicalJson } from './canonical-json.ts';
import { payableOf } from './payable-of.ts';
import type { ContextRows, GroupRow } from '../reading/cart-snapshot.ts';

/** The group of callers who are not signed in, with the store's own prices. */
const guestsIn = (store: StoreView): GroupRow => ({
  code: guestGroup,
  price_list: store.price_list,
  tax_class_id: store.customer_tax_class_id,
});

const contextOf = (
  rows: ContextRows,
  store: StoreView,
  { code, price_list, tax_class_id }: GroupRow,
): TotalsContext => {
  const rate = rows.reward_rates.find(({ customer_groups }) => customer_groups.includes(code));
  const unversioned = {
    store_code: store.code,
    price_list,
    currency: store.currency,
    base_currency: store.base_currency,
    base_rate: rows.base_rate,
    cash_step: store.cash_step,
    payable: payableOf(rows, store),
    tax: {
      default_country: store.default_country,
      source_price_includes_tax: store.source_price_includes_tax,
      customer_tax_class_id: tax_class_id,
      rules: rows.rules,
    },
    customer_group: code,
    promotions: rows.promotions.filter(({ rule }) => mayHoldForGroup(rule.when, code)),
    shipping_methods: rows.shipping_methods,
    ...(!rows.sends_offline_orders && { asks_before_sending: true as const }),
    size_classes: rows.size_classes,
    payment_methods: rows.payment_methods.flatMap(({ customer_groups, credit, row_kind, ...method }) =>
      customer_groups === null || customer_groups.includes(code)
        ? [
            {
              ...method,
              ...kindMember({ code: method.code, row_kind }),
              ...(credit === null ? {} : { credit }),
            },
          ]
        : [],
    ),
    ...(rate !== undefined && { reward: { points: rate.points, money: rate.money } }),
  };
  return {
    version: createHash('sha256').update(canonicalJson(unversioned)).digest('hex').slice(0, 16),
    ...unversioned,
  };
};

const contextsOf: (rows: ContextRows, store: StoreView) => Map<string, TotalsContext> = oncePer(
  () => new Map<string, TotalsContext>(),
);

/**
 * Returns the totals context (wire §2.9). `version` is a short hash of the rest, so equal versions mean
 * equal totals; `group` is the customer's, null for a guest.
 */
export const totalsContextOf = (
  rows: ContextRows,
  store: StoreView,
  group: GroupRow | null,
): TotalsContext => {
  const buying = group ?? guestsIn(store);
  const contexts = contextsOf(rows, store);
  const key = JSON.stringify(buying);
  const context = contexts.get(key) ?? contextOf(rows, store, buying);
  contexts.set(key, context);
  return context;
};
