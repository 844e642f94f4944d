import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { findCourier, listCompanies, listCouriers } from '../../../modules/couriers/couriers.ts';
import { lockOrder } from '../../../modules/orders/orders.ts';
import { eachByItself, movedByStaff } from '../../work-order/moved-by-staff.ts';
import type { MoveParts } from '../../work-order/move-work.ts';
import { giveOrder, ownCarrier } from '../give-order.ts';
import { runOf } from '../run-of.ts';

/** `GET /api/desk/couriers` */
export const listDeskCouriers = handleCall(
  'desk/couriers',
  ({ database }: { database: Database }) =>
    async () => ({
      result: {
        items: await listCouriers(database),
        companies: await listCompanies(database, ownCarrier),
      },
    }),
);

/** `POST /api/desk/couriers/{staffId}/orders`. When every order is refused, the call itself is recorded. */
export const giveOrders = handleDeskWrite(
  'desk/give-to-courier',
  (parts: MoveParts) =>
    async ({ params, body: { orders } }, { staff, store, ...context }) => {
      const id = idInPath(params, { name: 'staffId', thing: 'member of the staff' });
      if (isRefusal(id)) return id;
      const courier = await findCourier(context.transaction, id);
      if (courier === undefined) return refusal('courier.not-found');
      const given = { courierId: courier.id, permissions: staff.permissions };
      const items = await eachByItself(
        orders,
        ({ order_id, ...seen }) => giveOrder(parts, { ...given, ...seen, orderId: order_id }, context),
        { transaction: context.transaction, language: store.language },
      );
      await context.act({
        act: 'gave-orders',
        entity: 'staff',
        entityId: courier.id,
        before: null,
        after: { orders: orders.length, given: items.filter(({ status }) => status !== null).length },
      });
      return { result: { items } };
    },
);

/** `GET /api/desk/run` */
export const readRun = handleCall(
  'desk/run',
  ({ database }: { database: Database }) =>
    async (_, { staff, store, now }) => ({
      result: await runOf(database, { courierId: staff.id, now, language: store.language }),
    }),
);

/** `POST /api/desk/run/stops/{orderId}`: a package that somebody else brings is not there for the courier. */
export const workStop = handleDeskWrite(
  'desk/work-stop',
  (parts: MoveParts) =>
    async ({ params, body }, { staff, ...context }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const order = await lockOrder(context.transaction, orderId);
      const stop = order?.packages.find(({ number }) => number === body.package);
      if (stop?.courier_id !== staff.id) return refusal('order.not-found');
      const status = await movedByStaff(parts, { orderId, input: { ...body, version: null } }, context);
      return isRefusal(status) ? status : { result: status };
    },
);
