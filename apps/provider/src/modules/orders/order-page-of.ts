import type { OrderPage } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { buyerActsOf } from '@dijla/commerce-rules/order-states/buyer-acts-of';
import { isDue } from '@dijla/commerce-rules/order-states/is-due';
import type { Database } from '../../database/connect.ts';
import { dueOf } from '../ledger/ledger.ts';
import { kindMember } from '../payments/payments.ts';
import type { Stores } from '../store-views/store-views.ts';
import type { OrderPageRow, ReadIn } from './order-page-sql.ts';
import { pastOrderOf } from './past-order-of.ts';

/** An amount in minor units of its currency. */
type Due = { currency_code: 'IQD' | 'USD'; minor: number; scale: number };

/** Returns what is still to be paid of an order; null when nothing is. */
const readDue = async (database: Database, row: OrderPageRow): Promise<Due | null> => {
  if (!isDue(row.events.map(({ state }) => state))) return null;
  const { currency_code, total, scale } = row.payable ?? {
    currency_code: row.currency as Due['currency_code'],
    total: row.grand_total,
    scale: row.scale,
  };
  const minor = await dueOf(database, row.id, { currency: currency_code, amount: total });
  return minor > 0 ? { currency_code, minor, scale } : null;
};

/** Returns what was frozen with the order where its language is asked for, else the title of today. */
const titleOf = (frozen: string | null, here: string | null, isSameLanguage: boolean): string =>
  (isSameLanguage ? frozen : here) ?? here ?? frozen ?? '';

const packagesOf = ({ order_number, is_virtual, lines, moves }: OrderPageRow): OrderPage['packages'] =>
  is_virtual
    ? []
    : [
        {
          entity_id: 1,
          increment_id: `${order_number}-1`,
          status: moves.at(-1)?.status ?? 'pending',
          carrier: null,
          tracking_number: null,
          items: lines.map(({ line_number, qty }) => ({ item_id: line_number, qty })),
        },
      ];

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
export const orderPageOf = async (
  row: OrderPageRow,
  { stores, store }: { stores: Stores; store: ReadIn },
  database: Database,
): Promise<OrderPage> => {
  const due = await readDue(database, row);
  const { items, ...order } = pastOrderOf(row, stores);
  const isSameLanguage = stores.byCode(row.store_code).language === store.language;
  const acting = {
    state: row.events.at(-1)?.state ?? ('pending' as const),
    isDue: due !== null,
    hasInstructions: row.instructions !== null,
    isSold: row.lines.some(({ url_path: path }) => path !== null),
    isOwn: row.is_own,
    hasInvoice: row.has_invoice,
  };
  return {
    ...order,
    ...methodsOf(row, { isDueNow: due !== null, isSameLanguage }),
    items: itemsOf(row, items),
    store_code: row.store_code,
    total_segments: row.totals.map(({ value, ...total }) => ({
      ...total,
      value: value === null ? null : majorUnits(value, row.scale),
    })),
    ...(due !== null && {
      due: { currency_code: due.currency_code, total: majorUnits(due.minor, due.scale) },
    }),
    packages: packagesOf(row),
    events: row.moves,
    changes: row.changes.filter(isShops),
    may: buyerActsOf(acting),
  };
};
