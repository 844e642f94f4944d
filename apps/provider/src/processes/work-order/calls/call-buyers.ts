import {
  type ConfirmationReason,
  confirmationNeeded,
} from '@dijla/commerce-rules/order-states/confirmation-needed';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import {
  countRefusals,
  insertCall,
  readUnconfirmed,
  type UnconfirmedOrder,
} from '../../../modules/orders/orders.ts';
import { kindMember } from '../../../modules/payments/payments.ts';

/** Orders listed at most, and read at once. */
const atOnce = 500;

type OrderToCall = Omit<UnconfirmedOrder, 'rule' | 'unit' | 'payment_method_code' | 'is_offline'> & {
  why: ConfirmationReason;
};

/** Returns the order with why its buyer is called; nothing where the buyer need not be. */
const toCall = ({
  rule,
  unit,
  payment_method_code,
  is_offline,
  ...order
}: UnconfirmedOrder): OrderToCall[] => {
  const { kind } = kindMember({ code: payment_method_code, offline: is_offline });
  const why = confirmationNeeded(order, unit === 'IQD' ? order.charged : null, rule);
  return kind !== 'cash' || why === null ? [] : [{ ...order, why }];
};

/** `GET /api/desk/orders-to-call`: those that `pack` would refuse, however many others stand before them. */
export const listOrdersToCall = handleCall(
  'desk/orders-to-call',
  ({ database }: { database: Database }) =>
    async () => {
      const items: OrderToCall[] = [];
      for (let skipped = 0; items.length < atOnce; skipped += atOnce) {
        // oxlint-disable-next-line no-await-in-loop -- whether there is more to read depends on what was
        const orders = await readUnconfirmed(database, { limit: atOnce, skipped });
        items.push(...orders.flatMap(toCall));
        if (orders.length < atOnce) break;
      }
      return { result: { items: items.slice(0, atOnce) } };
    },
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
