import { randomUUID } from 'node:crypto';
import type { CallName, OrderStatus } from '@dijla/contract/client';
import type { RefusalCode } from '@dijla/contract/schemas';
import type { TestDatabase } from '../database/test-database.ts';
import { orderingShop } from '../shops/ordering-shop.ts';
import { liftOrderLimits } from './lift-order-limits.ts';
import { type StaffSession, staffSession } from '../staff-session.ts';

type Order = { id: number; sku: string; cartId: string };
type Given = {
  qty?: number;
  stock?: number;
  /** Members of the order's body besides cart and products. */
  body?: object;
  query?: { storeCode: string; token?: string };
  coupon?: string;
};

/** An order shop whose owner has no order confirmed before it is packed and sets no limit to unpaid ones, with staff at its desk, who move orders as over HTTP. Its owner may do everything. */
export const workedShop = async (
  database: TestDatabase,
  options: Parameters<typeof orderingShop>[1] = {},
) => {
  const ordering = await orderingShop(database, options);
  const { shop, addProduct, newCart, bodyOf, place } = ordering;
  const { db } = database;
  await db
    .updateTable('confirmation_rule')
    .set({ new_numbers: false, after_refusals: null, from_amount: null })
    .execute();
  await liftOrderLimits(db);
  const staffed = { url: 'http://localhost', database, fetch: shop.fetch };
  const desks = new Map<string, Promise<StaffSession>>();
  /** A session of a role, the same for the whole file. */
  const desk = (role = 'owner'): Promise<StaffSession> => {
    const known = desks.get(role) ?? staffSession(staffed, { role });
    desks.set(role, known);
    return known;
  };

  /** Places an order of goods of its own, at 8,000 dinars each and 5,000 for delivery. */
  const anOrder = async ({ qty = 2, stock = 50, body = {}, query, coupon }: Given = {}): Promise<Order> => {
    const sku = await addProduct({ qty: stock, price: { IQD: 8000, USD: 611 } });
    const items = [{ sku, qty }];
    const cartId = await newCart(items, query);
    if (coupon !== undefined)
      await shop.call('cart/apply-coupon', { query: { ...ordering.ar, cartId, coupon } });
    const { result } = await place(bodyOf(cartId, items, body), query);
    return { id: Number(result.backendOrderId), sku, cartId };
  };

  const versionOf = async (id: number): Promise<number> =>
    (await db.selectFrom('order').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
  const given = async (id: number, body: object) => ({
    query: { orderId: String(id) },
    body: { version: await versionOf(id), ...body },
  });

  /** Makes a move as the owner, or as `role`, of the order as it is now. */
  const work = async (
    id: number,
    call: CallName,
    { role, ...body }: { role?: string; [member: string]: unknown } = {},
  ): Promise<OrderStatus> => (await desk(role)).call(call, await given(id, body)) as Promise<OrderStatus>;

  /** Makes a move that must be refused, and returns the refusal's code. */
  const refusedWork = async (
    id: number,
    call: CallName,
    { role, ...body }: { role?: string; [member: string]: unknown } = {},
  ): Promise<RefusalCode> => (await desk(role)).refused(call, await given(id, body)) as Promise<RefusalCode>;

  /** Brings an order to its buyer's door. */
  const dispatched = async (id: number, carrier = 'own-driver'): Promise<OrderStatus> => {
    await work(id, 'desk/prepare-order', { move: 'pack' });
    return work(id, 'desk/prepare-order', { move: 'dispatch', carrier });
  };

  const eventsOf = async (id: number) =>
    db.selectFrom('order_event').selectAll().where('order_id', '=', id).orderBy('id').execute();

  return {
    ...ordering,
    staffed,
    desk,
    anOrder,
    work,
    refusedWork,
    dispatched,
    eventsOf,
    versionOf,
    newKey: (): string => randomUUID(),
  };
};
