import { randomUUID } from 'node:crypto';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;

/** A customer without orders. */
const aCustomer = async ({ database: { db } }: Pick<Shop, 'database'>) => {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, firstname, lastname, customer_group_id, source)
    select ${`${randomUUID()}@example.iq`}, 'Noor', 'Hasan', id, 'test' from customer_group where is_default returning id`.execute(
    db,
  );
  return { customerId: String(rows[0]?.id) };
};

/** Requests that change what the shop knows of a customer. */
export const customerWrites = {
  'desk/add-customer-note': async (shop: Shop) => ({
    query: await aCustomer(shop),
    body: { text: 'Pays late' },
  }),
  'desk/block-customer': async (shop: Shop) => ({ query: await aCustomer(shop), body: { is_active: true } }),
  'desk/end-customer-sessions': async (shop: Shop) => ({ query: await aCustomer(shop) }),
  'desk/set-reward-rates': async () => ({
    body: {
      rates: [
        { direction: 2, points: 1, money: 1000, currency: 'IQD', priority: 0, customer_group_ids: [1] },
      ],
      registration: 50,
      review: 100,
      expire_after_months: 12,
    },
  }),
  'desk/adjust-points': async (shop: Shop) => ({
    query: await aCustomer(shop),
    body: { points: 10, reason: 'A gift' },
  }),
  'desk/decide-points-adjustment': async (shop: Shop) => {
    const { customerId } = await aCustomer(shop);
    const { rows } = await sql<{ id: number }>`
      insert into points_adjustment (customer_id, points, reason, asked_at, asked_by)
      select ${customerId}::integer, 50000, 'A gift', now(), min(id) from staff returning id`.execute(
      shop.database.db,
    );
    return { query: { adjustmentId: String(rows[0]?.id) }, body: { decision: 'refuse' } };
  },
  'desk/set-customer-group': async (shop: Shop) => ({
    query: await aCustomer(shop),
    body: { group: 'General' },
  }),
};

/** Requests that read it. */
export const customerReads = {
  'desk/customer-notes': async (shop: Shop) => ({ query: await aCustomer(shop) }),
  'desk/customer': async (shop: Shop) => ({ query: await aCustomer(shop) }),
  'desk/customer-points': async (shop: Shop) => ({ query: await aCustomer(shop) }),
  'desk/points-statement-pdf': async (shop: Shop) => ({ query: await aCustomer(shop) }),
};
