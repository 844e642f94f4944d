import type { Connection } from '@dijla/provider/database';
import { newToken } from '@dijla/provider/call/session-token';
import { beginSession } from '@dijla/provider/modules/customers/sessions/session-sql';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import type {
  TestCustomer,
  TestGoods,
} from '../../../../../packages/device/src/testing/offline/offline-shopper.ts';
import type { PlacedOrder } from '../../../../../packages/device/src/testing/offline/order-verdict.ts';

type Shop = Pick<Connection, 'db' | 'pool'>;

/** Stock that never sells out. */
const plenty = 10_000_000;
export const goods: TestGoods = ['MUG', 'TEE', 'GONE', 'DEARER'];

/** Fills a shop with goods as pages show them, but for one that is sold out and one that costs more. */
export const fillOfflineShop = async ({ db }: Shop): Promise<void> => {
  const [first, second, soldOut, dearer] = goods;
  const { simple } = catalogBuilder(db);
  for (const sku of [first, second]) await simple({ sku, qty: plenty });
  await simple({ sku: soldOut, qty: 0 });
  await simple({ sku: dearer, qty: plenty, price: { IQD: 15_000, USD: 1200 } });
  await liftOrderLimits(db);
};

/** Keeps events from making jobs: what follows from an order is no part of whether it was placed. */
export const withoutJobs = async ({ pool }: Pick<Shop, 'pool'>): Promise<void> => {
  await pool.query(`
    create or replace function stress_queued() returns trigger language plpgsql as $$ begin new.queued_at = now(); return new; end $$;
    create or replace trigger stress_queued before insert on event for each row execute function stress_queued()`);
};

/**
 * Makes so many customers. Checking a password takes longer than a whole schedule, so that they have none and log in as
 * the provider does after it has checked something else.
 */
export const customersOf = async ({ db, pool }: Shop, count: number): Promise<TestCustomer[]> => {
  const { rows } = await pool.query<{ id: number; email: string }>(
    `insert into customer (email, firstname, lastname, customer_group_id, source)
     select 'customer-' || place || '@example.iq', 'Noor', 'Hasan', (select min(id) from customer_group where id > 0), 'demo'
     from generate_series(1, $1) place returning id, email`,
    [count],
  );
  return rows.map(({ id, email }) => ({
    id,
    email,
    logIn: async () => {
      const [token, refreshToken] = [newToken(), newToken()];
      await beginSession(db, {
        customerId: id,
        passwordHash: null,
        userToken: token,
        refreshToken,
        device: 'stress',
        asksPassword: false,
        now: Date.now(),
      });
      return { token, refreshToken };
    },
  }));
};

/** Returns the orders that were placed under these ids of devices. */
export const placedOrdersIn =
  ({ pool }: Shop) =>
  async (ids: readonly string[]): Promise<PlacedOrder[]> =>
    (
      await pool.query<PlacedOrder>(
        `select c.client_order_id as order_id, o.order_number as number, json_object_agg(l.sku, l.qty) as lines
         from order_claim c join current_order o on o.id = c.order_id join current_order_line l on l.order_id = o.id
         where c.client_order_id = any($1) group by 1, 2`,
        [ids],
      )
    ).rows;

/** Returns the recipients of orders that are under none of these ids, or under one that another order has too. */
export const strayOrders = async ({ pool }: Shop, ids: readonly string[]): Promise<string[]> =>
  (
    await pool.query<{ lastname: string }>(
      `select a.lastname from "order" o left join order_claim c on c.order_id = o.id
       join order_address a on a.order_id = o.id and a.revision = 1
       where c.client_order_id is null or not c.client_order_id = any($1) group by o.id, a.lastname`,
      [ids],
    )
  ).rows.map(({ lastname }) => lastname);
