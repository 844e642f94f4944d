import { mayBeInvoiced } from './may-be-invoiced.ts';
import {
  type CalledOff,
  type CancelRequestState,
  doesRequestStand,
  mayBeCalledOff,
} from './may-be-called-off.ts';
import { orderStateOf } from './order-state-of.ts';

/** What decides over what the buyer of an order may do. */
export type ActingOn = CalledOff & {
  /** Whether something of it is still to be paid. */
  isDue: boolean;
  /** Whether it is paid elsewhere than at the door, by instructions of the shop. */
  hasInstructions: boolean;
  /** Whether it is paid at a gateway. */
  isOnline: boolean;
  /** Whether any of its products still has a page. */
  isSold: boolean;
  /** Whether its buyer has said that it is meant. */
  isConfirmed: boolean;
  /** Whether the shop waits for that before it packs the order, and can send a code to its telephone. */
  takesCode: boolean;
  /** Whether it is paid at the door. */
  isCash: boolean;
  /** Whether an invoice was issued for it. */
  hasInvoice: boolean;
  /** Whether its customer asks, or whoever has the key of an order without an account; not of one with an account. */
  isBuyer: boolean;
  /** State of the latest request to call it off; null where there was none. */
  cancelRequest: CancelRequestState | null;
  /** Whether its buyer has seen a code, begun to download a file or spent of a gift card that it holds. */
  isUsed: boolean;
  /** Whether any of its pieces can be given back. */
  isReturnable: boolean;
};

/**
 * What the buyer of an order may do now (spec 2 §3); `cancel` and `return` are to ask the shop for it, `confirm` takes
 * the link of a message, `confirm_by_code` a code.
 */
export type BuyerActs = {
  pay: boolean;
  confirm: boolean;
  confirm_by_code: boolean;
  reorder: boolean;
  invoice: boolean;
  cancel: boolean;
  return: boolean;
};

/** Whether its buyer can say that an order is meant; not where she has asked to be rid of it. */
const mayConfirm = ({ isOwn, isCash, isDue, isConfirmed, cancelRequest, packages }: ActingOn): boolean =>
  isOwn &&
  isCash &&
  isDue &&
  !isConfirmed &&
  !doesRequestStand(cancelRequest) &&
  orderStateOf(packages) === 'pending';

/** Returns what the buyer of an order may do now. An invoice that was issued remains. */
export const buyerActsOf = (order: ActingOn): BuyerActs => ({
  pay: order.isDue && (order.hasInstructions || order.isOnline),
  confirm: mayConfirm(order),
  confirm_by_code: mayConfirm(order) && order.takesCode,
  reorder: order.isSold,
  invoice: order.hasInvoice || (order.isOwn && mayBeInvoiced(orderStateOf(order.packages))),
  cancel: order.isBuyer && !order.isUsed && !doesRequestStand(order.cancelRequest) && mayBeCalledOff(order),
  return: order.isBuyer && order.isReturnable,
});
