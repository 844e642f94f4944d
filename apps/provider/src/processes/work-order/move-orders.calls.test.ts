import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { anOrder, desk } = await workedShop(database);
const { db } = database;

const stateOf = async (id: number) =>
  (await db.selectFrom('order_listing').select('state').where('order_id', '=', id).executeTakeFirstOrThrow())
    .state;
const actsOf = async (requestId: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['act', 'entity_id'])
      .where('request_id', '=', requestId)
      .orderBy('id')
      .execute()
  ).map(({ act, entity_id }) => [act, entity_id]);

describe('POST /api/desk/orders/moves', () => {
  it('moves those that can be moved, says of each why not, and leaves nothing of a refused one', async () => {
    const [one, two, stale] = [await anOrder(), await anOrder(), await anOrder()];
    const orders = [
      { order_id: two.id, version: 1 },
      { order_id: 999_999, version: 1 },
      { order_id: stale.id, version: 7 },
      { order_id: one.id, version: 1 },
    ];
    const headers = { 'x-request-id': 'r-many' };
    const { items } = await (
      await desk('orders')
    ).call('desk/move-orders', {
      body: { move: 'pack', orders },
      headers,
    });
    expect(items).toMatchObject([
      { order_id: two.id, status: { state: 'preparing', version: 2 }, refusal: null },
      { order_id: 999_999, status: null, refusal: { code: 'order.not-found' } },
      {
        order_id: stale.id,
        status: null,
        refusal: { code: 'order.changed-meanwhile', text: expect.any(String) },
      },
      { order_id: one.id, status: { state: 'preparing' }, refusal: null },
    ]);
    expect(await stateOf(stale.id)).toBe('pending');
    expect(await actsOf('r-many')).toEqual([
      ['moved', String(one.id)],
      ['moved', String(two.id)],
      ['moved-many', null],
    ]);
  });

  it('calls orders off with what they took, once, also when two do it at once', async () => {
    const orders: { order_id: number; version: number }[] = [];
    for (let n = 0; n < 3; n += 1) orders.push({ order_id: (await anOrder()).id, version: 1 });
    const cancel = async (given: typeof orders) =>
      (
        await (
          await desk()
        ).call('desk/move-orders', {
          body: { move: 'cancel', orders: given, reason: 'Not reached' },
        })
      ).items.filter(({ status }) => status !== null).length;
    expect((await Promise.all([cancel(orders), cancel(orders.toReversed())])).toSorted()).toEqual([0, 3]);
    const { rows } = await sql<{ back: number }>`
      select count(*)::integer as back from order_give_back where order_id = any(${orders.map(({ order_id }) => order_id)}::bigint[])`.execute(
      db,
    );
    expect(rows[0]?.back).toBe(3);
  });

  it('asks for the permission of the move itself', async () => {
    const { id } = await anOrder();
    await sql`insert into role (code) values ('mover') on conflict do nothing`.execute(db);
    await sql`insert into role_permission (role, permission) values ('mover', 'desk.enter'), ('mover', 'orders.move-many'), ('mover', 'orders.confirm') on conflict do nothing`.execute(
      db,
    );
    const mover = await desk('mover');
    const orders = [{ order_id: id, version: 1 }];
    expect(await mover.refused('desk/move-orders', { body: { move: 'cancel', orders, reason: 'No' } })).toBe(
      'request.not-permitted',
    );
    const { items } = await mover.call('desk/move-orders', { body: { move: 'confirm', orders } });
    expect(items).toMatchObject([{ status: { version: 2 } }]);
    expect(await stateOf(id)).toBe('pending');
  });

  it.each<[string, object]>([
    ['no order', { move: 'pack', orders: [] }],
    ['an order twice', { move: 'pack', orders: [1, 1].map((order_id) => ({ order_id, version: 1 })) }],
    ['a move of money', { move: 'refund', orders: [{ order_id: 1, version: 1 }] }],
    ['no reason', { move: 'cancel', orders: [{ order_id: 1, version: 1 }] }],
    [
      'over a hundred',
      { move: 'pack', orders: Array.from({ length: 101 }, (_, n) => ({ order_id: n + 1, version: 1 })) },
    ],
  ])('refuses %s', async (_, body) => {
    expect(await (await desk()).refused('desk/move-orders', { body })).toBe('request.invalid');
  });

  it('answers a request once that is sent again under its key', async () => {
    const { id } = await anOrder();
    const given = {
      body: { move: 'pack', orders: [{ order_id: id, version: 1 }] },
      headers: { 'idempotency-key': '0b8c8a3e-4a5b-4c6d-8e7f-000000000001' },
    };
    const owner = await desk();
    const first = await owner.call('desk/move-orders', given);
    expect(await owner.call('desk/move-orders', given)).toEqual(first);
    expect(first.items[0]?.status).not.toBeNull();
  });
});
