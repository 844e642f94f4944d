import type { OrderPage, PastPackage } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { buyerActsOf } from '@dijla/commerce-rules/order-states/buyer-acts-of';
import { packageStatesOf } from '@dijla/commerce-rules/order-states/folded-states';
import { orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { kindMember } from '../payments/payments.ts';
import type { Stores } from '../store-views/store-views.ts';
import type { OrderPageRow, ReadIn } from './order-page-sql.ts';
import { pastOrderOf } from './past-order-of.ts';

/** Returns what is still to be paid of an order, by the ledger; undefined when nothing is. */
const dueOf = ({ charged, due, payable, ...order }: OrderPageRow): OrderPage['due'] => {
  if (charged === null || due <= 0) return undefined;
  const { currency_code, scale } = payable ?? {
    currency_code: order.currency as NonNullable<OrderPage['due']>['currency_code'],
    scale: order.scale,
  };
  return { currency_code, total: majorUnits(due, scale) };
};

/** Returns what was frozen with the order where its language is asked for, else the title of today. */
const titleOf = (frozen: string | null, here: string | null, isSameLanguage: boolean): string =>
  (isSameLanguage ? frozen : here) ?? here ?? frozen ?? '';

const packagesOf = (row: OrderPageRow, packages: readonly PastPackage[]): OrderPage['packages'] => {
  if (row.is_virtual) return [];
  const sent = new Map(row.packages.map((each) => [each.number, each]));
  return packages.map(({ items, ...each }) => ({
    ...each,
    carrier: sent.get(each.entity_id)?.carrier ?? null,
    tracking_number: sent.get(each.entity_id)?.tracking_number ?? null,
    items: items.map(({ item_id, qty }) => ({ item_id, qty })),
  }));
};

const isShops = (change: OrderPageRow['changes'][number]): change is OrderPage['changes'][number] =>
  change.cause !== 'placed' && change.cause !== 'import';

const methodsOf = (
  row: OrderPageRow,
  { isDueNow, isSameLanguage }: { isDueNow: boolean; isSameLanguage: boolean },
): Pick<OrderPage, 'payment' | 'delivery'> => ({
  payment: {
    method: row.payment_method_code,
    additional_information: [row.payment_title],
    title: titleOf(row.payment_title, row.payment_title_here, isSameLanguage),
    ...kindMember({ code: row.payment_method_code, offline: row.is_offline }),
    ...(isDueNow && row.instructions !== null && { instructions: row.instructions }),
  },
  ...(!row.is_virtual && {
    delivery: {
      title: titleOf(row.shipping_title, row.shipping_title_here, isSameLanguage),
      ...(row.delivery_slot !== null && { slot: row.slot_label ?? row.delivery_slot }),
    },
  }),
});

const itemsOf = (row: OrderPageRow, items: ReturnType<typeof pastOrderOf>['items']): OrderPage['items'] => {
  const lines = new Map(row.lines.map((line) => [line.line_number, line]));
  return items.map((item) => {
    const { parent_sku = item.sku, options = [], parts = [] } = lines.get(item.item_id) ?? {};
    return {
      ...item,
      parent_sku,
      options: [...options],
      parts: parts.map(({ name, qty }) => ({ name, qty })),
    };
  });
};

/** Returns an order as its page shows it, read in a store view. */
export const orderPageOf = (
  row: OrderPageRow,
  { stores, store }: { stores: Stores; store: ReadIn },
): OrderPage => {
  const due = dueOf(row);
  const { items, ...order } = pastOrderOf(row, stores);
  const isSameLanguage = stores.byCode(row.store_code).language === store.language;
  const acting = {
    state: orderStateOf([...packageStatesOf(row.events).values()]),
    isDue: due !== undefined,
    hasInstructions: row.instructions !== null,
    isSold: row.lines.some(({ url_path: path }) => path !== null),
    isOwn: row.is_own,
    hasInvoice: row.has_invoice,
  };
  return {
    ...order,
    ...methodsOf(row, { isDueNow: due !== undefined, isSameLanguage }),
    items: itemsOf(row, items),
    store_code: row.store_code,
    total_segments: row.totals.map(({ value, ...total }) => ({
      ...total,
      value: value === null ? null : majorUnits(value, row.scale),
    })),
    ...(due !== undefined && { due }),
    packages: packagesOf(row, order.extension_attributes.packages ?? []),
    events: row.moves,
    changes: row.changes.filter(isShops),
    may: buyerActsOf(acting),
  };
};
