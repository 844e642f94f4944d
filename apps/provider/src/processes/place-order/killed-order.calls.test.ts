import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { isThorough } from '@dijla/test-kit/thoroughness';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const { db, url } = await testDatabase();
const { addProduct, newCart, bodyOf, place, stockOf } = await orderingShop({ db });
const dyingOrder = join(import.meta.dirname, '../../../../../testing/kit/src/orders/dying-order.ts');

/** Rows that tell that an order exists, in whichever table. */
const rowsOf = async (orderId: string, sku: string) =>
  (
    await sql<{ claims: number; lines: number; moved: number; events: number }>`
      select (select count(*)::integer from order_claim where client_order_id = ${orderId}) as claims,
        (select count(*)::integer from order_line where sku = ${sku}) as lines,
        (select coalesce(sum(m.delta), 0)::integer from stock_movement m join product p on p.id = m.product_id where p.sku = ${sku} and m.reason = 'order') as moved,
        (select count(*)::integer from event e join order_line l on l.order_id = (e.data->>'orderId')::bigint where e.name = 'order.placed' and l.sku = ${sku}) as events`.execute(
      db,
    )
  ).rows[0];

const nothing = { claims: 0, lines: 0, moved: 0, events: 0 };
const wholeOrder = { claims: 1, lines: 1, moved: -2, events: 1 };
/** Statements from the claim to the last step; 99 is never reached, so that the process dies after the commit. */
const statements = isThorough ? Array.from({ length: 11 }, (_, place) => place + 1) : [3, 6, 10];

describe('an order whose process is killed', () => {
  it.each([...statements.map((count) => [count, nothing] as const), [99, wholeOrder] as const])(
    'after %i statements is there whole or not at all, and exactly once when it is sent again',
    async (count, left) => {
      const sku = await addProduct({ qty: 5 });
      const items = [{ sku, qty: 2 }];
      const order_id = randomUUID();
      const body = bodyOf(await newCart(items), items, { order_id });
      const child = fork(dyingOrder, [url, String(count), JSON.stringify(body)]);
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      // The server rolls back as soon as it notices that the client is gone.
      await expect.poll(() => rowsOf(order_id, sku), { timeout: 10_000 }).toEqual(left);
      const [again, later] = [await place(body), await place(body)];
      expect(later.result).toEqual(again.result);
      expect(await rowsOf(order_id, sku)).toEqual(wholeOrder);
      expect(await stockOf(sku)).toBe(3);
    },
    30_000,
  );
});
