import { guestGroup } from '@dijla/commerce-rules/promotions/guest-group';
import type { CartPromotion } from '@dijla/contract/client';
import { simulatedOrder, type SimulatedOrder } from '@dijla/commerce-rules/promotions/simulated-order';
import type { Stores } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';
import { lineTraitsOf, type Sold } from '../../modules/cart/cart.ts';
import { readCountedPromotions } from '../../modules/promotions/promotions.ts';
import { attributesNamedBy, type DraftRule, promotionOf } from './draft-rule.ts';
import {
  type PastOrderRow,
  readPastOrderIds,
  readPastOrders,
  readSold,
  type Span,
} from './past-orders-sql.ts';

/** Orders that are read, and in memory, at once. */
const atOnce = 200;
/** Milliseconds after which no more orders are read; those that were are the newest. */
const patienceMs = 8000;
const examplesAtMost = 5;
const tenThousandths = 10_000;

/** How often one buyer may have it; `hasCodes`: guests too. */
type Limit = { usesPerCustomer: number | null; hasCodes: boolean };

type Outcome = SimulatedOrder &
  Pick<PastOrderRow, 'id' | 'order_number' | 'placed_at' | 'currency' | 'total'> & { buyer: string | null };

type Read = {
  db: Database;
  stores: Stores;
  draft: CartPromotion;
  counted: ReadonlyMap<number, CartPromotion>;
  attributeCodes: readonly string[];
  /** What is known of products, by store view and sku. */
  sold: Map<string, Sold>;
};

const keyOf = (storeCode: string, sku: string): string => `${storeCode} ${sku}`;

/** Reads the products of these orders that are not known yet; one that is gone has nothing but its sku. */
const readProducts = async (
  { db, sold, attributeCodes }: Read,
  orders: readonly PastOrderRow[],
): Promise<void> => {
  for (const [storeCode, those] of Map.groupBy(orders, ({ store_code }) => store_code)) {
    const named = those.flatMap(({ lines }) =>
      lines.flatMap(({ sku, parent_sku }) => [sku, parent_sku ?? sku]),
    );
    const skus = [...new Set(named)].filter((sku) => !sold.has(keyOf(storeCode, sku)));
    for (const sku of skus) sold.set(keyOf(storeCode, sku), { sku, categories: [], named_attributes: {} });
    if (skus.length === 0) continue;
    for (const product of await readSold(db, storeCode, { skus, attributeCodes }))
      sold.set(keyOf(storeCode, product.sku), product);
  }
};

const traitsOf = ({ sold }: Read, storeCode: string, { sku, parent_sku }: PastOrderRow['lines'][number]) => {
  const gone = { skus: [sku], categories: [], attributes: {} };
  const product = sold.get(keyOf(storeCode, sku));
  const parent =
    parent_sku === null || parent_sku === sku ? null : (sold.get(keyOf(storeCode, parent_sku)) ?? null);
  return product === undefined ? gone : lineTraitsOf({ product, parent });
};

const outcomeOf = (read: Read, order: PastOrderRow): Outcome => {
  const { id, order_number, placed_at, currency, total, store_code } = order;
  const store = read.stores.byCode(store_code);
  const pricesIncludeTax = store.source_price_includes_tax;
  const lines = order.lines.map((line) => {
    const row = pricesIncludeTax ? line.row_total_incl_tax : line.row_total;
    return {
      qty: line.qty,
      unit: pricesIncludeTax ? line.price_incl_tax : line.price,
      row,
      left: Math.max(row - line.discount_amount, 0),
      tax_rate: Math.round(line.tax_percent * tenThousandths),
      traits: traitsOf(read, store_code, line),
    };
  });
  const simulated = simulatedOrder(
    {
      lines,
      region_id: order.region_id,
      customer_group: order.customer_group ?? guestGroup,
      delivery: order.delivery,
      pricesIncludeTax,
    },
    { had: order.promotion_ids.flatMap((promotion) => read.counted.get(promotion) ?? []), draft: read.draft },
    {
      currency: { ...store.currency, ...currency },
      base_currency: order.base_currency,
      base_rate: order.base_rate,
    },
  );
  const buyer = order.customer_id === null ? order.telephone : `customer ${order.customer_id}`;
  return { ...simulated, id, order_number, placed_at, currency, total, buyer };
};

const untouched = { applies: false, discount: 0, delivery: 0 };

/** Takes the rule from orders of buyers who have had it as often as they may, the oldest orders first. */
const withinLimit = (oldestFirst: readonly Outcome[], { usesPerCustomer, hasCodes }: Limit): Outcome[] => {
  if (usesPerCustomer === null) return [...oldestFirst];
  const uses = new Map<string, number>();
  return oldestFirst.map((outcome) => {
    const { buyer, applies } = outcome;
    if (!applies) return outcome;
    const isKnown = buyer !== null && (hasCodes || buyer.startsWith('customer '));
    const used = isKnown ? (uses.get(buyer) ?? 0) : usesPerCustomer;
    if (!isKnown || used >= usesPerCustomer) return { ...outcome, ...untouched };
    uses.set(buyer, used + 1);
    return outcome;
  });
};

const changeOf = ({ discount, delivery }: Outcome): number => discount + delivery;

const sumsOf = (outcomes: readonly Outcome[]) =>
  [...Map.groupBy(outcomes, ({ currency }) => currency.code).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((those) => {
      const [first] = those;
      const sum = (of: (outcome: Outcome) => number): number =>
        those.reduce((total, outcome) => total + of(outcome), 0);
      return first === undefined
        ? []
        : [
            {
              unit: first.currency,
              orders: those.length,
              touched: those.filter(({ applies }) => applies).length,
              revenue: sum(({ total }) => total),
              discount: sum(({ discount }) => discount),
              delivery: sum(({ delivery }) => delivery),
            },
          ];
    });

/** Orders that the rule would have changed the most; of each currency apart, for amounts of two are not compared. */
const examplesOf = (outcomes: readonly Outcome[]) =>
  [
    ...Map.groupBy(
      outcomes.filter((outcome) => changeOf(outcome) !== 0),
      ({ currency }) => currency.code,
    ).values(),
  ]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((those) => those.toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a))))
    .slice(0, examplesAtMost)
    .map(({ id, order_number, placed_at, currency, total, ...change }) => ({
      order_id: id,
      order_number,
      placed_at,
      unit: currency,
      before: total,
      after: total - change.discount - change.delivery,
    }));

/** Returns what the rule would have changed of each of these orders, the newest first, while there is time. */
const outcomesOf = async (read: Read, ids: readonly number[], gone: AbortSignal): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const ends = performance.now() + patienceMs;
  for (let at = 0; at < ids.length && performance.now() < ends && !gone.aborted; at += atOnce) {
    const asked = ids.slice(at, at + atOnce);
    const orders = new Map((await readPastOrders(read.db, asked)).map((order) => [order.id, order]));
    await readProducts(read, [...orders.values()]);
    outcomes.push(...asked.flatMap((id) => orders.get(id) ?? []).map((order) => outcomeOf(read, order)));
  }
  return outcomes;
};

/**
 * Tells what a rule would have changed of the orders of a span of time, as if it had been in force and its code given, at the
 * prices they were placed at. Reads alone; an order is in memory only while it is counted.
 */
export const simulatedPromotion = async (
  { db, stores, gone }: { db: Database; stores: Stores; gone: AbortSignal },
  draft: DraftRule & { limit: Limit },
  span: Span,
) => {
  const { orders, ids } = await readPastOrderIds(db, span);
  const counted = await readCountedPromotions(db, ids);
  const rules = [draft.rule, ...[...counted.values()].map(({ rule }) => rule)];
  const read: Read = {
    db,
    stores,
    draft: promotionOf(draft),
    counted,
    attributeCodes: attributesNamedBy(rules),
    sold: new Map(),
  };
  const newestFirst = await outcomesOf(read, ids, gone);
  const outcomes = withinLimit(newestFirst.toReversed(), draft.limit);
  return {
    from: new Date(span.from).toISOString(),
    until: new Date(span.until).toISOString(),
    orders,
    counted: outcomes.length,
    sums: sumsOf(outcomes),
    examples: examplesOf(outcomes),
  };
};
