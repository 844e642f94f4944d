import { isCalledOff } from '@dijla/commerce-rules/order-states/order-state-of';
import type { CurrencyCode } from '@dijla/contract/client';
import type { EventData } from '../../events/event.ts';
import type { MessageContent, OrderInMessage } from '../../modules/messaging/messaging.ts';

type Move = EventData['order.moved'];

/** What a message of a move says besides the order. */
export type MovedOrder = {
  order: OrderInMessage;
  /** Of what is owed for it. */
  unit: { code: CurrencyCode; scale: number };
  /** What the courier takes for the package in its minor units. */
  toCollect: number;
};

const refunded = ({ amount }: Move, { order, unit }: MovedOrder): MessageContent | null =>
  amount === null || amount === 0
    ? null
    : {
        template: 'order-refunded',
        params: { order, refund: { amount, currency: unit.code, scale: unit.scale } },
      };

const received = ({ amount }: Move, { order, unit }: MovedOrder): MessageContent | null =>
  amount === null
    ? null
    : {
        template: 'payment-received',
        params: { order, payment: { amount, currency: unit.code, scale: unit.scale } },
      };

const dispatched = ({ order, unit, toCollect }: MovedOrder): MessageContent => ({
  template: 'order-dispatched',
  params: {
    order,
    cash: toCollect === 0 ? null : { amount: toCollect, currency: unit.code, scale: unit.scale },
  },
});

/**
 * Returns what the buyer is told of a move: that the order is confirmed, that a package is on its way or could
 * not be delivered, that the last one was, that nothing is left of the order, what has been paid or was given back. Null
 * of all others; who refused goods at the door knows it. Staff write their reasons for each other.
 */
export const messageOfMove = (move: Move, moved: MovedOrder): MessageContent | null => {
  const { order } = moved;
  if (isCalledOff(move.orderTo) && !isCalledOff(move.orderFrom))
    return { template: 'order-cancelled', params: { order, reason: null } };
  switch (move.move) {
    case 'confirm':
      return { template: 'order-confirmed', params: { order } };
    case 'dispatch':
      return dispatched(moved);
    case 'deliver':
    case 'accept_part':
      return move.orderTo === 'complete' ? { template: 'order-delivered', params: { order } } : null;
    case 'fail':
      return { template: 'order-delivery-failed', params: { order, reason: null } };
    case 'note_payment':
      return received(move, moved);
    case 'refund':
      return refunded(move, moved);
    default:
      return null;
  }
};
