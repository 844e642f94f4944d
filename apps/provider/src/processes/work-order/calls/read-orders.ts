import { handleCall } from '../../../call/handle-call.ts';
import { moneyHasCome } from '@dijla/commerce-rules/payment/attempt-state';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readCountedOrders, readOrderDetail, readWorkedOrder } from '../../../modules/orders/orders.ts';
import type { Gateways } from '../../../modules/payments/payments.ts';
import { refundableOf } from '../effects/refund.ts';
import { awaitedConfirmation } from '../awaited-confirmation.ts';
import { markedOrders } from '../marked-orders.ts';
import { orderFilterOf } from '../order-filter-of.ts';
import { orderStatusOf } from '../order-status-of.ts';

/**
 * `GET /api/desk/orders`: one more row than asked for tells whether there is a next page. Planned anew for each filter,
 * unlike statements by key; where there is a replica it may lag behind by a moment.
 */
export const listDeskOrders = handleCall(
  'desk/orders',
  ({ readDatabase }: { readDatabase: Database }) =>
    async ({ query: { limit, sort, before, ...asked } }) => {
      const filter = await orderFilterOf(readDatabase, asked);
      const page = { sort, before, limit: limit + 1 };
      const { orders, total } = await readCountedOrders(readDatabase, filter, page);
      const items = await markedOrders(readDatabase, orders.slice(0, limit));
      const next = orders.length > limit ? (items.at(-1)?.order_id ?? null) : null;
      return { result: { items, next, total } };
    },
);

type Attempts = NonNullable<Awaited<ReturnType<typeof readOrderDetail>>>['attempts'];

/** What of a payment's money its gateway can give back now. */
const mayRefund = ({ provider: code, state, amount, refunds }: Attempts[number], gateways: Gateways) => {
  const { provider } = gateways.get(code) ?? {};
  const given = refunds.reduce((sum, one) => sum + (one.state === 'refused' ? 0 : one.amount), 0);
  if (provider?.refund === undefined || !moneyHasCome(state) || given >= amount) return 'none' as const;
  return provider.can.refund;
};

/** `GET /api/desk/orders/{orderId}` */
export const readDeskOrder = handleCall(
  'desk/order',
  ({ database, gateways }: { database: Database; gateways: Gateways }) =>
    async ({ params }, { store }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const worked = await readWorkedOrder(database, orderId);
      const found = await readOrderDetail(database, orderId, store.language);
      if (worked === undefined || found === undefined) return refusal('order.not-found');
      const { couriers, ...detail } = found;
      const courierOf = new Map(couriers.map((courier) => [courier.package, courier.name]));
      const packages = worked.packages.map(({ number, lines }) => ({
        number,
        courier_name: courierOf.get(number) ?? null,
        lines,
      }));
      const status = orderStatusOf(worked);
      const awaits_confirmation =
        worked.is_own && status.state === 'pending' ? await awaitedConfirmation(database, worked) : null;
      const attempts = detail.attempts.map((one) => ({ ...one, may_refund: mayRefund(one, gateways) }));
      const refundable = await refundableOf(database, worked);
      const own = { is_own: worked.is_own, awaits_confirmation, packages, status, refundable };
      return { result: { ...detail, attempts, ...own } };
    },
);
