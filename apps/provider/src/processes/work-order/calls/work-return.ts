import type { CallInput } from '../../../call/call-handler.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { emit } from '../../../events/emit-sql.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { decideReturn, findReturn } from '../../../modules/orders/orders.ts';
import { lockSeenOrder } from '../lock-seen-order.ts';
import { moveLockedOrder } from '../move-order.ts';
import type { MoveInput, MoveParts } from '../move-work.ts';
import { orderStatusOf } from '../order-status-of.ts';

type Body = CallInput<'desk/work-return'>['body'];
type Receipt = Extract<Body, { step: 'receive' }>;

const inputOf = (returnId: number, { version, lines, amount }: Receipt): MoveInput => ({
  move: 'take_back',
  version,
  returnId,
  received: lines,
  ...(amount === undefined ? {} : { amount }),
});

/** Says yes or no to a return, and tells of it. */
const decide = async (
  transaction: DatabaseTransaction,
  { orderId, returnId, answer }: { orderId: number; returnId: number; answer: string | null },
  maker: { actor: string; now: number },
): Promise<void> => {
  await decideReturn(transaction, returnId, { answer, ...maker });
  await emit(transaction, {
    name: 'order.return-decided',
    key: String(returnId),
    data: { orderId, returnId, answer },
  });
};

/** `POST /api/desk/orders/{orderId}/returns/{returnId}` */
export const workReturn = handleDeskWrite(
  'desk/work-return',
  (parts: MoveParts) =>
    async ({ params, body }, { transaction, act, author, now }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const returnId = idInPath(params, { name: 'returnId', thing: 'return' });
      if (isRefusal(returnId)) return returnId;
      const order = await lockSeenOrder(transaction, orderId, body.version);
      if (isRefusal(order)) return order;
      const asked = await findReturn(transaction, { orderId, returnId });
      if (asked === undefined) return refusal('order.return-not-found');
      if (asked.state !== (body.step === 'receive' ? 'approved' : 'requested'))
        return refusal('order.return-not-possible');
      const before = { state: asked.state };
      const acted = { act: 'decided', entity: 'return', entityId: returnId, before } as const;
      if (body.step !== 'receive') {
        const answer = body.step === 'decline' ? body.reason : null;
        await decide(transaction, { orderId, returnId, answer }, { actor: author.actor, now });
        await act({ ...acted, after: { state: answer === null ? 'approved' : 'declined' } });
        return { result: orderStatusOf(order) };
      }
      const input = inputOf(returnId, body);
      const moved = await moveLockedOrder(transaction, { order, input, maker: { ...author, now } }, parts);
      if (isRefusal(moved)) return moved;
      await act({ ...acted, act: 'received', after: { state: 'received', lines: body.lines } });
      return { result: orderStatusOf(moved.after) };
    },
);
