import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { countRefusals, insertCall } from '../../../modules/orders/orders.ts';
import { ordersToCall } from '../orders-to-call.ts';

/** `GET /api/desk/orders-to-call`: those that `pack` would refuse. */
export const listOrdersToCall = handleCall(
  'desk/orders-to-call',
  ({ database }: { database: Database }) =>
    async () => ({ result: { items: await ordersToCall(database) } }),
);

/** `POST /api/desk/orders/{orderId}/calls` */
export const noteCall = handleDeskWrite(
  'desk/note-call',
  () =>
    async ({ params, body: { outcome, note = '' } }, { transaction, act, author, now }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      if (!(await insertCall(transaction, orderId, { outcome, note, actor: author.actor, now })))
        return refusal('order.not-found');
      await act({ act: 'called', entity: 'order', entityId: orderId, before: null, after: { outcome } });
      return { result: true };
    },
);

/** `GET /api/desk/refusals` */
export const reportRefusals = handleCall(
  'desk/refusals',
  ({ database }: { database: Database }) =>
    async ({ query: { by, from, until } }) => ({
      result: { items: await countRefusals(database, { by, from, until }) },
    }),
);
