import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { outboxFolder, testMessenger } from '@dijla/test-kit/messages/test-messenger';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { loggerOf } from '../../logger.ts';
import { subscribes } from './subscribers/tell-order-placed.ts';

const database = await testDatabase();
const { db } = database;
const { newCart, bodyOf, place, orderOf, information, address } = await orderingShop(database);
await db.updateTable('confirmation_rule').set({ new_numbers: false }).execute();
const outbox = outboxFolder();
const messenger = await testMessenger(db, { outboxFolder: outbox.folder });
const context = { database: db, settings: testSettings(), now: Date.now, logger: loggerOf('silent') };
const mug = { sku: 'MUG', qty: 2 };
/** What was sent to the same buyer before was sent on another day. */
beforeEach(() => sql`update message set created_at = created_at - interval '1 day'`.execute(db));

type Address = Partial<Record<Exclude<keyof typeof address, 'street'>, string>> & {
  street?: string[];
  extension_attributes?: { shipping_note: string };
};

/** Places an order and lets its event be handled twice. Returns the order and what was sent for it. */
const placed = async (changes: Address = {}, storeCode = 'ar') => {
  const query = { storeCode };
  const cartId = await newCart([mug], query);
  const given = { ...address, ...changes };
  const body = bodyOf(cartId, [mug], {
    store_code: storeCode,
    addressInformation: { ...information, shippingAddress: given, billingAddress: { ...given, vat_id: '' } },
  });
  await place(body, query);
  const order = await orderOf(cartId);
  const event = {
    name: 'order.placed',
    key: String(order?.id),
    data: { orderId: Number(order?.id) },
  } as const;
  await subscribes.handle(event as never, context);
  await subscribes.handle(event as never, context);
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('dedupe_key', 'like', `order.placed ${order?.id} %`)
    .orderBy('id')
    .execute();
  const before = outbox.messages().length;
  for (const { id } of rows) await messenger.deliver(id);
  return { number: String(order?.order_number), sent: outbox.messages().slice(before) };
};

describe('an order that was placed', () => {
  it('is told to its buyer once, by e-mail and SMS, in the language of the store', async () => {
    const { number, sent } = await placed();
    const [mail, sms] = sent;
    expect(sent).toHaveLength(2);
    expect(mail).toMatchObject({
      channel: 'email',
      to: 'noor@example.iq',
      subject: `استلمنا طلبك رقم ${number}`,
      template: 'order-placed',
      language: 'ar',
    });
    for (const fact of [
      '2 × كوب',
      'نور',
      'بغداد الجديدة، بغداد',
      number,
      `/ar/order-tracking?order=${number}`,
    ])
      expect([mail?.text, mail?.html]).toEqual([
        expect.stringContaining(fact),
        expect.stringContaining(fact),
      ]);
    expect(sms).toMatchObject({ channel: 'sms', to: '+9647701234567', language: 'ar' });
    expect(sms?.text).toContain(`https://dijla.example/ar/order-tracking?order=${number}`);
    expect(sms?.text).toMatch(/[\d,]+ د\.ع\.\n/);
  });

  it('of the English store is told in English, with the dinars that the courier takes', async () => {
    const { number, sent } = await placed({}, 'en');
    const [mail, sms] = sent;
    expect(mail).toMatchObject({ subject: `We’ve received your order ${number}`, language: 'en' });
    expect(mail?.text).toMatch(/Amount in dinars: [\d,]+ IQD/);
    expect(mail?.text).toMatch(/Total: \$[\d,.]+/);
    expect(sms?.text).toMatch(/^Our shop: we’ve received your order \d+, [\d,]+ IQD\.\n/);
  });

  it('without an e-mail address is told by SMS alone, and without a mobile number by e-mail alone', async () => {
    const { sent: bySms } = await placed({ email: '' });
    expect(bySms.map(({ channel }) => channel)).toEqual(['sms']);
    const { sent: byMail } = await placed({ telephone: '01 719 1234' });
    expect(byMail.map(({ channel }) => channel)).toEqual(['email']);
  });

  it('names street and landmark once each, also where the landmark was sent as the street', async () => {
    const near = 'قرب جامع الرحمن';
    const extension_attributes = { shipping_note: near };
    const { sent: both } = await placed({ street: ['شارع 62'], extension_attributes });
    expect(both[0]?.text).toContain(`شارع 62، ${near}، `);
    const { sent: one } = await placed({ street: [near], extension_attributes });
    expect(one[0]?.text?.split(near)).toHaveLength(2);
  });

  it('shows names as they were written, whatever is in them', async () => {
    const { sent } = await placed({ firstname: '<b>Noor</b>', lastname: '"&<script>' });
    expect(sent[0]?.html).toContain('&lt;b&gt;Noor&lt;/b&gt;');
    expect(sent[0]?.html).not.toMatch(/<b>|<script/);
    expect(sent[0]?.text).toContain('<b>Noor</b>');
  });

  it('repeats nothing that looks like a link, nor all of what is longer than a name', async () => {
    const { sent } = await placed({
      firstname: 'Your card was charged. Cancel: evil.example/cancel',
      lastname: 'x'.repeat(200),
      city: 'call evil.example now',
    });
    for (const text of [sent[0]?.text, sent[0]?.html]) {
      expect(text).not.toContain('evil.example');
      expect(text).not.toContain('x'.repeat(101));
    }
    expect(sent[0]?.text).toContain('أهلاً،');
  });

  it('of strangers tells one number and one address of five a day, and of one that is confirmed all the same', async () => {
    const receiver = { telephone: '0770 555 0001', email: 'victim@example.iq' };
    const sent = [];
    for (let time = 0; time < 8; time += 1) sent.push(...(await placed(receiver)).sent);
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'email'),
      ...Array.from({ length: 5 }, () => 'sms'),
    ]);
    expect((await placed({ telephone: '0770 555 0002', email: 'other@example.iq' })).sent).toHaveLength(2);
    await sql`insert into order_event (order_id, to_state, move, actor) select max(order_id), 'pending', 'confirm', 'shopper' from order_listing where telephone = '07705550001'`.execute(
      db,
    );
    const event = await sql<{
      key: string;
    }>`select max(order_id)::text as key from order_listing where telephone = '07705550001'`.execute(db);
    const orderId = Number(event.rows[0]?.key);
    await subscribes.handle(
      { name: 'order.placed', key: String(orderId), data: { orderId } } as never,
      context,
    );
    const { rows } =
      await sql`select from message where dedupe_key like ${`order.placed ${orderId} %`}`.execute(db);
    expect(rows).toHaveLength(2);
  });
});

it('an order that does not exist is told to nobody', async () => {
  const event = { name: 'order.placed', key: '1', data: { orderId: 1 } };
  await expect(subscribes.handle(event as never, context)).resolves.toBeUndefined();
});
