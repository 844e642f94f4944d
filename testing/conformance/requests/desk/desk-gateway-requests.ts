import { randomUUID } from 'node:crypto';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
/** Makes an order for which more came than is due, and returns its id. */
type AnOverpaidOrder = (shop: Shop) => Promise<number>;

/** A gateway that nobody answers for: what the desk asks of it is written down. */
export const gatewaysOfDesk = {
  fib: { host: new URL('http://127.0.0.1:9'), clientId: 'nobody', clientSecret: 'nothing' },
};

/** An order for which more came than is due, some of it through a gateway. */
const aPaidOrder = async (
  shop: Shop,
  anOverpaidOrder: AnOverpaidOrder,
): Promise<{ orderId: number; attempt: string }> => {
  const [orderId, attempt] = [await anOverpaidOrder(shop), randomUUID()];
  await sql`
    insert into payment_attempt (id, order_id, number, revision, provider, amount, currency, provider_ref, state, created_at, expires_at)
    values (${attempt}, ${orderId}, 1, 1, 'fib', 1000, 'IQD', ${attempt}, 'paid', now(), now())`.execute(
    shop.database.db,
  );
  return { orderId, attempt };
};

/** Requests about payments at gateways that succeed. */
export const gatewayWritesOf = (anOverpaidOrder: AnOverpaidOrder) => ({
  'desk/refund-payment': async (shop: Shop): Promise<DeskCall> => {
    const { orderId, attempt } = await aPaidOrder(shop, anOverpaidOrder);
    const body = { version: 1, attempt, amount: 1000, reason: 'Paid twice' };
    return { query: { orderId: String(orderId) }, body };
  },
  'desk/cancel-payment': async (shop: Shop): Promise<DeskCall> => {
    const { attempt } = await aPaidOrder(shop, anOverpaidOrder);
    await sql`update payment_attempt set state = 'cancelled' where id = ${attempt}`.execute(shop.database.db);
    return { body: { payment_id: attempt } };
  },
  'desk/settle-refund': async (shop: Shop): Promise<DeskCall> => {
    const { orderId, attempt } = await aPaidOrder(shop, anOverpaidOrder);
    const refund = randomUUID();
    await sql`
      insert into payment_refund (id, attempt_id, order_id, amount, reason, actor, state, created_at)
      values (${refund}, ${attempt}, ${orderId}, 1000, 'test', 'test', 'unknown', now())`.execute(
      shop.database.db,
    );
    const body = { version: 1, refund, outcome: 'refused', reason: 'Not on its pages' };
    return { query: { orderId: String(orderId) }, body };
  },
});
