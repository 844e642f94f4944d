import { mayBeInvoiced } from './may-be-invoiced.ts';
import type { OrderState } from './order-transitions.ts';

/** What decides over what the buyer of an order may do. */
export type ActingOn = {
  state: OrderState;
  /** Whether something of it is still to be paid. */
  isDue: boolean;
  /** Whether it is paid elsewhere than at the door, by instructions of the shop. */
  hasInstructions: boolean;
  /** Whether any of its products still has a page. */
  isSold: boolean;
  /** Whether it was placed in this shop, and not with an import. */
  isOwn: boolean;
  /** Whether an invoice was issued for it. */
  hasInvoice: boolean;
};

/** What the buyer of an order may do now (spec 2 §3). */
export type BuyerActs = { pay: boolean; reorder: boolean; invoice: boolean };

/** Returns what the buyer of an order may do now. An invoice that was issued remains. */
export const buyerActsOf = ({
  state,
  isDue,
  hasInstructions,
  isSold,
  isOwn,
  hasInvoice,
}: ActingOn): BuyerActs => ({
  pay: isDue && hasInstructions,
  reorder: isSold,
  invoice: hasInvoice || (isOwn && mayBeInvoiced(state)),
});
