import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { writtenCsv } from '../../../call/written-csv.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { fileHeaders } from '../../../modules/documents/documents.ts';
import { eachListedOrder, type ListedOrder, type OrderFilter } from '../../../modules/orders/orders.ts';
import { orderFilterOf } from '../order-filter-of.ts';

const inUnits = (minor: number | null, scale: number): number | null =>
  minor === null ? null : majorUnits(minor, scale);

/** The columns of the file, by their headings. */
const columns: Readonly<Record<string, (order: ListedOrder) => string | number | null>> = {
  order_number: ({ order_number }) => order_number,
  placed_at: ({ placed_at }) => placed_at,
  store: ({ store_code }) => store_code,
  state: ({ state }) => state,
  payment_state: ({ payment_state }) => payment_state,
  customer_name: ({ customer_name }) => customer_name,
  telephone: ({ telephone }) => telephone,
  region_id: ({ region_id }) => region_id,
  shipping_method: ({ shipping_method_code }) => shipping_method_code,
  payment_method: ({ payment_method_code }) => payment_method_code,
  items: ({ items_qty }) => items_qty,
  currency: ({ unit }) => unit.code,
  charged: ({ charged, unit }) => inUnits(charged, unit.scale),
  paid: ({ paid, unit }) => inUnits(paid, unit.scale),
  due: ({ due, unit }) => inUnits(due, unit.scale),
};

async function* rowsOf(orders: AsyncIterable<ListedOrder>) {
  for await (const order of orders) yield Object.values(columns).map((valueOf) => valueOf(order));
}

/** What the audit keeps of a filter: words may name a person. */
const named = ({ q, ...filter }: Pick<OrderFilter, 'q'>) => ({ ...filter, has_words: q !== undefined });

/** `POST /api/desk/orders/export`: the file is read while it is sent, after the act was recorded. */
export const exportOrders = handleDeskWrite(
  'desk/export-orders',
  ({ exportDatabase }: { exportDatabase: Database }) =>
    async ({ body }, { act, now }) => {
      const after = { filter: named(body) };
      await act({ act: 'exported', entity: 'order', entityId: null, before: null, after });
      const name = `orders-${new Date(now).toISOString().slice(0, 10)}`;
      const filter = await orderFilterOf(exportDatabase, body);
      return {
        written: writtenCsv(Object.keys(columns), rowsOf(eachListedOrder(exportDatabase, filter))),
        headers: fileHeaders(name, { type: 'text/csv; charset=utf-8', ending: 'csv' }),
      };
    },
);
