import { testDatabase } from '@dijla/test-kit/database/test-database';
import { outboxFolder, testMessenger } from '@dijla/test-kit/messages/test-messenger';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ShopEvent } from '../../events/event.ts';
import { loggerOf } from '../../logger.ts';
import { subscribes } from './subscribers/tell-order-moved.ts';

const database = await testDatabase();
const { db } = database;
const { anOrder, work, dispatched } = await workedShop(database);
const outbox = outboxFolder();
const messenger = await testMessenger(db, { outboxFolder: outbox.folder });
const context = { database: db, settings: testSettings(), now: Date.now, logger: loggerOf('silent') };

/** Lets the events of an order since then be handled twice, and returns the e-mails and SMS sent for them. */
const toldOf = async (id: number) => {
  const { rows: events } = await sql<ShopEvent>`
    select name, key, data from event where name = 'order.moved' and key like ${`${id}/%`} order by id`.execute(
    db,
  );
  for (const event of events) {
    await subscribes.handle(event, context);
    await subscribes.handle(event, context);
  }
  const { rows } = await sql<{ id: number }>`
    select id from message where dedupe_key like ${`order.moved ${id}/%`} order by id`.execute(db);
  const before = outbox.messages().length;
  for (const message of rows) await messenger.deliver(message.id);
  return outbox.messages().slice(before);
};
const templatesOf = async (id: number) =>
  (await toldOf(id)).map(({ channel, template }) => `${channel} ${template}`);
const both = (...templates: string[]) =>
  templates.flatMap((template) => [`email ${template}`, `sms ${template}`]);

describe('the buyer is told', () => {
  it('once each, that the order is confirmed, on its way and delivered', async () => {
    const { id } = await anOrder({ query: { storeCode: 'en' }, body: { store_code: 'en' } });
    await work(id, 'desk/confirm-order');
    await dispatched(id);
    const onItsWay = await toldOf(id);
    expect(onItsWay.map(({ template }) => template)).toEqual([
      'order-confirmed',
      'order-confirmed',
      'order-dispatched',
      'order-dispatched',
    ]);
    // What the courier takes, in dinars of an order in dollars.
    expect(onItsWay.at(-1)?.text).toMatch(/is on its way\. Please have 2\d,\d{3} IQD ready in cash\./u);
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    expect((await templatesOf(id)).slice(-2)).toEqual(both('order-delivered'));
  });

  it('of a failed delivery and of the cancellation, and not of a refusal at the door', async () => {
    const { id } = await anOrder();
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'refuse', reason: 'No money' });
    await work(id, 'desk/prepare-order', { move: 'reattempt' });
    await work(id, 'desk/deliver-order', { move: 'fail', reason: 'A secret of the staff' });
    await work(id, 'desk/cancel-order', { reason: 'A secret of the staff' });
    const sent = await toldOf(id);
    expect(sent.map(({ channel, template }) => `${channel} ${template}`)).toEqual(
      both('order-dispatched', 'order-delivery-failed', 'order-cancelled'),
    );
    for (const { text } of sent) expect(text).not.toContain('secret');
  });

  it('of packages on their way one by one, of delivery with the last, and of one called off not at all', async () => {
    const { id } = await anOrder({ qty: 3 });
    const split = { move: 'split', package: 1, lines: [{ line_number: 1, qty: 1 }] };
    await work(id, 'desk/prepare-order', split);
    await work(id, 'desk/prepare-order', split);
    await work(id, 'desk/cancel-order', { package: 3, reason: 'Broken' });
    await work(id, 'desk/prepare-order', { move: 'pack' });
    for (const number of [1, 2]) {
      await work(id, 'desk/prepare-order', { move: 'dispatch', package: number, carrier: 'own-driver' });
      await work(id, 'desk/deliver-order', { move: 'deliver', package: number, amount: 0 });
    }
    expect(await templatesOf(id)).toEqual(both('order-dispatched', 'order-dispatched', 'order-delivered'));
  });

  it('what has come and what was refunded', async () => {
    const { id } = await anOrder();
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: 30_000 });
    await work(id, 'desk/refund-order', { amount: 9000, by: 'transfer', reason: 'Too much' });
    const sent = await toldOf(id);
    const templates = ['payment-received', 'payment-received', 'order-refunded', 'order-refunded'];
    expect(sent.map(({ template }) => template)).toEqual(templates);
    expect([sent[1]?.text, sent[3]?.text]).toEqual([
      expect.stringContaining('30,000'),
      expect.stringContaining('9,000'),
    ]);
  });
});

it('nobody is told of an order that is not there', async () => {
  const event = { name: 'order.moved', key: '1/2', data: { orderId: 1, move: 'confirm' } };
  await expect(subscribes.handle(event as never, context)).resolves.toBeUndefined();
});
