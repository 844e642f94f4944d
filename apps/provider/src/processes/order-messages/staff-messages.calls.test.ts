import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { describe, expect, it } from 'vitest';
import { subscribes } from './subscribers/tell-staff.ts';

const database = await testDatabase();
const { anOrder, desk } = await workedShop(database);
const { db } = database;

const told = async (orderId: number) => {
  const event = { name: 'order.placed', key: String(orderId), data: { orderId } };
  await subscribes.handle(event as never, {
    database: db,
    settings: testSettings(),
    now: Date.now,
    logger: undefined as never,
  });
};
const messages = () =>
  db
    .selectFrom('message')
    .select(['channel', 'to', 'template', 'language', 'params'])
    .where('template', '=', 'staff-order')
    .orderBy('id')
    .execute();
const wants = async (role: string, body: object) =>
  (await desk(role)).call('desk/set-order-notice', {
    body: { from_amount: null, channel: 'email', telephone: null, ...body },
  });

describe('a new order', () => {
  it('is told once to the staff who asked for it, with no person in it', async () => {
    const owner = await desk('owner');
    await wants('owner', { orders: 'each' });
    await wants('orders', {
      orders: 'large',
      from_amount: 21_001,
      channel: 'sms',
      telephone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
    });
    const small = await anOrder();
    await told(small.id);
    await told(small.id);
    expect(await messages()).toMatchObject([{ channel: 'email', to: owner.email, language: 'en' }]);
    const large = await anOrder({ qty: 3 });
    await told(large.id);
    const all = await messages();
    expect(all.map(({ to }) => to)).toEqual([owner.email, owner.email, '+9647701234567']);
    expect(all.at(-1)?.params).toMatchObject({ owed: { amount: 29_000, currency: 'IQD' }, pieces: 3 });
    expect(JSON.stringify(all.map(({ params }) => params))).not.toContain('نور');
  });

  it('is told to nobody who asks no more, was disabled, or may read no orders', async () => {
    await db.deleteFrom('message').execute();
    await wants('owner', { orders: 'none' });
    const { id } = await desk('orders');
    await wants('support', { orders: 'each' });
    await db.updateTable('staff').set({ state: 'disabled' }).where('id', '=', id).execute();
    await db
      .deleteFrom('role_permission')
      .where('role', '=', 'support')
      .where('permission', '=', 'orders.read')
      .execute();
    await told((await anOrder({ qty: 9 })).id);
    expect(await messages()).toEqual([]);
  });
});

it.each([
  ['large orders without their amount', { orders: 'large' }],
  ['an amount for each order', { orders: 'each', from_amount: 5 }],
  ['SMS to no mobile number', { orders: 'each', channel: 'sms', telephone: '6699' }],
])('refuses %s', async (_, body) => {
  expect(
    await (
      await desk('owner')
    ).refused('desk/set-order-notice', {
      body: { from_amount: null, channel: 'email', telephone: null, ...body },
    }),
  ).toBe('request.invalid');
});
