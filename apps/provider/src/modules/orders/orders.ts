export { confirmationOf, type ConfirmedOrder, confirmedOrderOf } from './confirmed-order.ts';
export { recordGiveBack } from './give-back-sql.ts';
export type { GiveBackCause, GivenBack, LineQty, OrderDraft, OrderStep } from './order-step.ts';
export {
  claimOrder,
  findEarlierOrder,
  insertOrder,
  isWithdrawn,
  type OrderKeys,
  withdrawOrderId,
} from './order-sql.ts';
export { markAcknowledged, type MeantOrder, readConfirmed, rememberQueued } from './queued-order-sql.ts';
export type { PlacedAddress, PlacedLine, PlacedOrder } from './placed-order.ts';
export type { PastOrderInput } from './past-order-input.ts';
export { pastOrderHandler } from './past-order-handler.ts';
export { orderPagePath } from './order-access.ts';
export { type OrderSummary, readOrderSummary } from './order-summary-sql.ts';
