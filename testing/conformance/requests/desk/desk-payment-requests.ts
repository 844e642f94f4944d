import { randomUUID } from 'node:crypto';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;

/** A credit line that a customer has asked for. */
const aCreditLine = async ({ database: { db } }: Shop): Promise<{ lineId: string }> => {
  const { rows } = await sql<{ id: number }>`
    with asking as (
      insert into customer (email, firstname, lastname, customer_group_id, source)
      select ${`${randomUUID()}@example.iq`}, 'Noor', 'Hasan', id, 'test' from customer_group where is_default returning id
    )
    insert into credit_line (customer_id, method, unit, organization, reference, asked_at)
    select id, 'b2b_credit', 'IQD', 'Dates', '12345', now() from asking returning id`.execute(db);
  return { lineId: String(rows[0]?.id) };
};

const aFile = async ({ database: { db } }: Shop): Promise<{ settlementId: string }> => {
  const { id } = await db
    .insertInto('settlement')
    .values({
      kind: 'gateway',
      party: 'fib',
      file_name: 'a.csv',
      imported_by: 'test',
      imported_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { settlementId: String(id) };
};

/** One request for every call by which staff read one of these. */
export const paymentReads: Readonly<Record<string, Prepare>> = {
  'desk/credit-line': async (shop) => ({ query: await aCreditLine(shop) }),
  'desk/settlement': async (shop) => ({ query: await aFile(shop) }),
};

/** One request for every call by which staff change something of payments; `newOrder` places an order of a guest. */
export const paymentWrites = (newOrder: (shop: Shop) => Promise<number>) =>
  ({
    'desk/decide-credit-line': async (shop) => ({
      query: await aCreditLine(shop),
      body: { version: 1, state: 'open', credit_limit: 100_000, due_days: 30 },
    }),
    'desk/note-credit-payment': async (shop) => ({
      query: await aCreditLine(shop),
      body: { amount: 1000, by: 'transfer' },
    }),
    'desk/approve-credit-order': async (shop) => {
      const order_id = await newOrder(shop);
      await shop.database.db
        .insertInto('order_event')
        .values({
          order_id,
          move: 'test',
          actor: 'test',
          from_state: 'pending',
          to_state: 'pending_approval',
        })
        .execute();
      return { query: { orderId: String(order_id) }, body: { version: 1 } };
    },
    'desk/decide-payment-case': async (shop) => {
      const [order_id, id, at] = [await newOrder(shop), randomUUID(), new Date()];
      const attempt = { id, order_id, number: 1, revision: 1, provider: 'fib', amount: 1, currency: 'IQD' };
      await shop.database.db
        .insertInto('payment_attempt')
        .values({ ...attempt, state: 'paid', money_case: 'late', created_at: at, expires_at: at })
        .execute();
      return { query: { attemptId: id }, body: { done: 'kept', note: 'Agreed' } };
    },
    'desk/import-settlement': async () => ({
      body: { kind: 'gateway', party: 'fib', file_name: 'a.csv', csv: 'reference,amount\nA,1' },
    }),
  }) satisfies Record<string, Prepare>;
