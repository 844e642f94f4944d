import {
  contentBlock,
  defineExtension,
  extensionCall,
  html,
  refusal,
  sql,
  subscriber,
  z,
} from '@dijla/extension';

const notes = sql.table('extension_gift_note.note');
const cancelled: ReadonlySet<string> = new Set(['cancelled', 'cancelled_by_request']);

/**
 * `POST /api/extensions/gift-note/note`: writes the note of an own order where `text` is given, '' takes it away, and
 * answers what it then is. An order of anybody else is not found.
 */
const note = extensionCall({
  name: 'note',
  method: 'POST',
  access: { for: 'customer' },
  summary: 'Writes and reads the gift note of an own order',
  query: z.object({ storeCode: z.string().optional() }),
  body: z.object({ order_id: z.int().min(1), text: z.string().trim().max(300).optional() }),
  result: z.object({ text: z.string().nullable() }),
  refusals: ['order.not-found', 'order.move-not-possible'],
  handle: async ({ body: { order_id: orderId, text } }, { database, customer }) => {
    const { rows } = await sql<{ state: string }>`
      select l.state from current_order o join order_listing l on l.order_id = o.id
      where o.id = ${orderId} and o.customer_id = ${customer?.id ?? null}`.execute(database);
    const [order] = rows;
    if (order === undefined) return refusal('order.not-found');
    if (text !== undefined && cancelled.has(order.state)) return refusal('order.move-not-possible');
    if (text === '') await sql`delete from ${notes} where order_id = ${orderId}`.execute(database);
    else if (text !== undefined)
      await sql`
        insert into ${notes} (order_id, customer_id, text) values (${orderId}, ${customer?.id}, ${text})
        on conflict (order_id) do update set text = excluded.text`.execute(database);
    const kept = await sql<{ text: string }>`select text from ${notes} where order_id = ${orderId}`.execute(
      database,
    );
    return { result: { text: kept.rows[0]?.text ?? null } };
  },
});

/** An order that is cancelled is no gift. */
const forget = subscriber({
  event: 'order.moved',
  name: 'forget',
  handle: async ({ data: { orderId, orderTo } }, { database }) => {
    if (cancelled.has(orderTo)) await sql`delete from ${notes} where order_id = ${orderId}`.execute(database);
  },
});

/** Tells shoppers that a note can go with a gift. */
const hint = contentBlock({
  name: 'hint',
  title: { en: 'Gift notes', ar: 'رسائل الهدايا' },
  fields: {
    title: { type: 'words', label: { en: 'Title', ar: 'العنوان' }, isRequired: true, most: 80 },
    text: { type: 'words', label: { en: 'Text', ar: 'النص' }, isLong: true, most: 500 },
  },
  render: ({ title, text }) => [
    {
      type: 'html',
      html: html`<h2>${title}</h2>
        ${text !== '' && html`<p>${text}</p>`}`,
    },
  ],
});

export const extension = defineExtension({
  name: 'gift-note',
  version: '1.0.0',
  calls: [note],
  subscribers: [forget],
  blocks: [hint],
});
