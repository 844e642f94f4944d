import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import {
  isConfirmationToken,
  readConfirmation,
  readOrderIds,
  typedOrderNumbers,
} from '../../../modules/orders/orders.ts';
import type { CodeParts } from '../../../modules/codes/codes.ts';
import { answerAsBuyer } from '../confirm-as-buyer.ts';
import { confirmByCode, type ConfirmParts, sendConfirmCode } from '../confirm-code.ts';
import { findBuyersOrder } from '../find-buyers-order.ts';

/** Confirms an order, or calls it off as ordered by somebody else, by the link of a message. No row is locked for a link that is wrong. */
const confirmByLink = async (
  parts: ConfirmParts,
  { number, confirm: token, is_meant: isMeant }: { number: string; confirm: string; is_meant: boolean },
  { requestId, now }: RequestContext,
): Promise<{ result: true } | Refusal> => {
  const { database, secret } = parts;
  const ids = await readOrderIds(database, typedOrderNumbers(number));
  const called = await Promise.all(
    ids.map(async (id) => ({ orderId: id, telephone: (await readConfirmation(database, id)).telephone })),
  );
  const orderId = called.find((each) => isConfirmationToken(token, each, secret))?.orderId;
  if (orderId === undefined) return refusal('order.not-found');
  const isRight = (telephone: string | null) => isConfirmationToken(token, { orderId, telephone }, secret);
  return answerAsBuyer(parts, { orderId, isRight, isMeant, requestId, now });
};

/** `POST /api/ext/dijla/confirm-order`: the buyer says whether an order is meant, by the link of its message, or that it is by a code. */
export const confirmOrder = handleCall(
  'order/confirm',
  (parts: ConfirmParts) =>
    async ({ body }, context) => {
      if ('confirm' in body) return confirmByLink(parts, body, context);
      const order = await findBuyersOrder(parts, body, context);
      return isRefusal(order) ? order : confirmByCode(parts, { order, typed: body.otp }, context);
    },
);

/** `POST /api/ext/dijla/confirm-order/code` */
export const sendCodeOfOrder = handleCall(
  'order/send-confirm-code',
  (parts: CodeParts) =>
    async ({ body }, context) => {
      const order = await findBuyersOrder(parts, body, context);
      return isRefusal(order) ? order : sendConfirmCode(parts, order, context);
    },
);
