import { testDatabase } from '@dijla/test-kit/database/test-database';
import { runs } from '@dijla/test-kit/thoroughness';
import { expect, it } from 'vitest';
import { liveOrders, orderFaults } from './order-lives.ts';

const database = await testDatabase();
const { db, pool } = database;

it('orders worked at random by many at once agree in stock, packages, lists, amounts and ledger', async () => {
  const orders = runs({ usual: 60, all: 400 });
  const lives = await liveOrders(db, { orders, workers: 6 });
  expect(lives.orders).toBe(orders);
  expect(lives.moved).toBeGreaterThan(orders);
  expect(await orderFaults(database)).toEqual({});
}, 240_000);

it('an order that does not agree is found', async () => {
  await pool.query(
    `update order_listing set package_states = '{pending,pending,pending,pending,pending}' where order_id = (select min(order_id) from order_listing)`,
  );
  await pool.query(
    `update stock_level set qty = qty + 1 where product_id = (select min(product_id) from stock_movement where order_id is not null)`,
  );
  expect(Object.keys(await orderFaults(database)).toSorted()).toEqual([
    'its list says another state',
    'stock of products',
  ]);
});
