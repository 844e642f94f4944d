import { defineExtension, extensionCall, sql, subscriber, z } from '@dijla/extension';

const schema = 'extension_orders_by_governorate';
const counted = sql.table(`${schema}.counted_order`);

/** Counts an order where it is sent to; a second delivery of its event changes nothing. */
const count = subscriber({
  event: 'order.placed',
  name: 'count',
  handle: async ({ data: { orderId } }, { database }) => {
    await sql`
      insert into ${counted} (order_id, day, region_id, pieces)
      select o.id, (o.placed_at at time zone 'Asia/Baghdad')::date, a.region_id, o.items_qty
      from current_order o left join order_address a on a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping'
      where o.id = ${orderId} on conflict do nothing`.execute(database);
  },
});

const day = z.iso.date();

/** `GET /api/desk/extensions/orders-by-governorate/counts?from=2026-11-01&to=2026-11-30`; both days belong to it. */
const counts = extensionCall({
  name: 'counts',
  method: 'GET',
  access: { for: 'staff', permission: 'reports.read' },
  summary: 'Orders and their pieces by governorate, most first',
  query: z.object({ from: day, to: day, storeCode: z.string().optional() }),
  result: z.object({
    items: z.array(
      z.object({
        /** Null: sent nowhere, or to no governorate. */
        region_id: z.number().int().nullable(),
        name: z.string().nullable(),
        orders: z.number().int(),
        pieces: z.number().int(),
      }),
    ),
  }),
  handle: async ({ query: { from, to } }, { database, store }) => {
    const { rows } = await sql<{
      region_id: number | null;
      name: string | null;
      orders: number;
      pieces: number;
    }>`
      select c.region_id, case when ${store.language} = 'ar' then r.name_ar else r.name_en end as name,
        count(*)::integer as orders, sum(c.pieces)::integer as pieces
      from ${counted} c left join region r on r.id = c.region_id
      where c.day between ${from}::date and ${to}::date
      group by c.region_id, r.id order by orders desc, c.region_id nulls last limit 100`.execute(database);
    return { result: { items: rows } };
  },
});

export const extension = defineExtension({
  name: 'orders-by-governorate',
  version: '1.1.0',
  subscribers: [count],
  calls: [counts],
});
