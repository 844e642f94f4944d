import { inTransaction } from '@dijla/provider/database/in-transaction';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sampleRequests } from './requests/sample-requests.ts';
import { executeTask, vsfTasks } from './vsf-tasks.ts';

const { url, database } = await providerOverHttp();
const samples = await sampleRequests(url);
const tasks = vsfTasks(url, 'en');
/** More than the database sessions for carts and orders together. */
const orders = 12;

const order = (cartId: string) => {
  const body = samples.of('order/place', cartId).body as object;
  return executeTask(`${url}/api/order?storeCode=en`, {
    method: 'POST',
    body: { ...body, products: [{ sku: 'DJ-SIMPLE', qty: 1 }] },
  });
};
const cartWith = async (sku: string): Promise<string> => {
  const cartId = String((await tasks.create()).result);
  await tasks.update(cartId, { sku, qty: 1 });
  return cartId;
};
const many = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: orders }, make));
const ordersOf = async (cartIds: readonly string[]): Promise<number> =>
  (
    await sql<{
      orders: number;
    }>`select count(*)::integer as orders from "order" where cart_id = any(${cartIds})`.execute(database.db)
  ).rows[0]!.orders;

/** Holds the lock on a product's stock, as saving it does, while `work` runs. */
const holding = <T>(sku: string, work: () => Promise<T>): Promise<T> =>
  inTransaction(database.db, async (holder) => {
    await sql`select from stock_level l join product p on p.id = l.product_id where p.sku = ${sku} for update of l`.execute(
      holder,
    );
    return work();
  });
const waiting = async (): Promise<number> =>
  (
    await sql<{
      waiting: number;
    }>`select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database.db,
    )
  ).rows[0]!.waiting;

describe('orders of goods whose stock somebody holds', () => {
  it('are refused as busy and told when to come again, hurt no other cart, and go through once when the stock is free', async () => {
    const cartIds = await many(() => cartWith('DJ-SIMPLE'));
    const answers = await holding('DJ-SIMPLE', async () => {
      const answered: string[] = [];
      const placed = cartIds.map(async (cartId) => {
        const answer = await order(cartId);
        answered.push('order');
        return answer;
      });
      await expect.poll(waiting).toBeGreaterThan(1);
      // Another cart is created and changed while the first orders still wait.
      const changed = (await tasks.update(await cartWith('DJ-CARD'), { sku: 'DJ-SIMPLE', qty: 1 })).code;
      answered.push('cart');
      expect([changed, answered[0]]).toEqual([200, 'cart']);
      return Promise.all(placed);
    });
    expect(
      answers.map(({ code, result, headers }) => [
        code,
        result,
        headers.get('x-refusal'),
        Number(headers.get('retry-after')) > 0,
      ]),
    ).toEqual(
      answers.map(() => [
        503,
        'We’re very busy right now. Please try again in a moment.',
        'request.busy',
        true,
      ]),
    );
    expect(await ordersOf(cartIds)).toBe(0);
    const again = await Promise.all(cartIds.map((cartId) => order(cartId)));
    expect([again.map(({ code }) => code), await ordersOf(cartIds)]).toEqual([
      cartIds.map(() => 200),
      orders,
    ]);
  });

  it('sent twice meanwhile are placed once', async () => {
    const cartId = await cartWith('DJ-SIMPLE');
    const placed = await holding('DJ-SIMPLE', async () => {
      const both = [order(cartId), order(cartId)];
      await expect.poll(waiting).toBe(2);
      return both;
    });
    const numbers = await Promise.all(
      placed.map(async (answer) => (await answer).result as { orderNumber: string }),
    );
    expect([new Set(numbers.map(({ orderNumber }) => orderNumber)).size, await ordersOf([cartId])]).toEqual([
      1, 1,
    ]);
  });
});
