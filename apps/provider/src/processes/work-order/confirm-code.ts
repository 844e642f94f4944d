import { isMobileNumber } from '@dijla/commerce-rules/digits/phone-number';
import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import type { RequestContext } from '../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import { type CodeKey, type CodeParts, sendCode, spendCode } from '../../modules/codes/codes.ts';
import { readConfirmation, type WorkedOrder } from '../../modules/orders/orders.ts';
import { awaitedConfirmation } from './awaited-confirmation.ts';
import { answerAsBuyer } from './confirm-as-buyer.ts';
import type { MoveParts } from './move-work.ts';

export type ConfirmParts = MoveParts & CodeParts;

/**
 * A code is of an order and the telephone it has now. It belongs to the order, and not to the device or network that
 * asked: nobody but its buyer comes as far as this, and telephones change networks while an SMS is awaited. How many
 * are sent is counted by the telephone, as of all codes.
 */
const codeOf = (
  orderId: number,
  { telephone, address }: { telephone: string; address: string },
): { asker: { subject: string; address: string }; key: CodeKey } => ({
  asker: { subject: telephone, address },
  key: {
    purpose: 'confirm-order',
    subject: `${orderId} ${telephone}`,
    address,
    device: `order ${orderId}`,
  },
});

const stateOf = ({ packages }: WorkedOrder) => orderStateOf(packages.map(({ state }) => state));

/** Returns why an order is not confirmed by a code; null where it may be. */
const hindrance = async (database: CodeParts['database'], order: WorkedOrder): Promise<Refusal | null> => {
  const state = stateOf(order);
  if (!order.is_own || isCalledOff(state)) return refusal('order.confirm-not-possible');
  const awaits = state === 'pending' && (await awaitedConfirmation(database, order)) !== null;
  return awaits ? null : refusal('order.confirm-not-needed');
};

/**
 * Sends a code to the telephone that the order is judged by and that the shop would call, in the language of the store
 * it is asked for in (spec 4 §7.2).
 */
export const sendConfirmCode = async (
  parts: CodeParts,
  order: WorkedOrder,
  { address, store, now }: Pick<RequestContext, 'address' | 'store' | 'now'>,
): Promise<{ result: true; meta: { resendAfter: number } } | Refusal> => {
  const hindered = await hindrance(parts.database, order);
  if (hindered !== null) return hindered;
  const { telephone } = await readConfirmation(parts.database, order.id);
  if (telephone === null || !isMobileNumber(telephone)) return refusal('order.no-mobile-number');
  const { asker, key } = codeOf(order.id, { telephone, address });
  const asked = await parts.limits.codes.ask(asker);
  if (isRefusal(asked)) return asked;
  const sent = await sendCode(parts, {
    key,
    channel: 'sms',
    to: telephone,
    language: store.language,
    contentOf: (code) => ({ template: 'one-time-code', params: { ...code, order: order.order_number } }),
    now,
  });
  if (!isRefusal(sent)) return { result: true, meta: { resendAfter: sent } };
  await asked.undo();
  return sent;
};

/** Confirms an order by the code that was typed. One that was confirmed before, or is being packed, asks for none. */
export const confirmByCode = async (
  parts: ConfirmParts,
  { order, typed }: { order: WorkedOrder; typed: string },
  { address, requestId, now }: Pick<RequestContext, 'address' | 'requestId' | 'now'>,
): Promise<{ result: true } | Refusal> => {
  const state = stateOf(order);
  if (!order.is_own || isCalledOff(state)) return refusal('order.confirm-not-possible');
  const { telephone, isConfirmed } = await readConfirmation(parts.database, order.id);
  if (isConfirmed || state !== 'pending') return { result: true };
  if (telephone === null) return refusal('user.code-expired');
  const { asker, key } = codeOf(order.id, { telephone, address });
  const spent = await spendCode(parts, { key, asker, typed, now });
  if (isRefusal(spent)) return spent;
  const isRight = (called: string | null) => called === telephone;
  return answerAsBuyer(parts, { orderId: order.id, isRight, isMeant: true, requestId, now });
};
