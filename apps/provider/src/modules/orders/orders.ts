export { confirmationOf, type ConfirmedOrder, confirmedOrderOf } from './confirmed-order.ts';
export {
  confirmationToken,
  isCardsToken,
  isConfirmationToken,
  orderAccessToken,
  orderPagePath,
} from './access/order-access.ts';
export { keyHolder, type OrderAsker, orderAskerOf } from './access/order-asker.ts';
export { whileErasing } from './erasing-sql.ts';
export { findOrderId } from './find-order-sql.ts';
export { typedOrderNumbers } from './order-number.ts';
export { recordGiveBack, returnedPieces } from './give-back-sql.ts';
export type { GiveBackCause, GivenBack, LineQty, OrderDraft, OrderStep } from './order-step.ts';
export { type AppendedRevision, appendRevision, readRevision } from './order-revision-sql.ts';
export { contentOfRevision, type Revision, type RevisionContent } from './order-revision.ts';
export { addressRowOf, insertOrder } from './order-rows-sql.ts';
export {
  claimOrder,
  endClaim,
  findEarlierOrder,
  isWithdrawn,
  keepIntent,
  type OrderOfCart,
  orderOfCart,
  readIntent,
  readOrderIds,
  type OrderKeys,
  withdrawOrderId,
} from './order-sql.ts';
export { markAcknowledged, type MeantOrder, readConfirmed, rememberQueued } from './queued-order-sql.ts';
export type { PlacedAddress, PlacedLine, PlacedOrder } from './placed-order.ts';
export type { PastOrderInput } from './past-order-input.ts';
export { pastOrderHandler } from './past-order-handler.ts';
export { type OrderSummary, readOrderSummary } from './order-summary-sql.ts';
export {
  decideCancelRequest,
  findCancelRequest,
  insertCancelRequest,
  isCancelReason,
  readCancelReasons,
  readOpenCancelRequests,
} from './work/cancel-request-sql.ts';
export {
  countRefusals,
  insertCall,
  readConfirmation,
  readGiveUpHours,
  readUnconfirmed,
  type UnconfirmedOrder,
} from './work/confirmation-sql.ts';
export { carryPackage, giveToCourier, splitPackage, takeFromCourier } from './work/package-sql.ts';
export { readStops, type RunStop } from './work/run-stops-sql.ts';
export { deliveryAddressOf } from './delivery-address.ts';
export {
  eachListedOrder,
  freezePayUntil,
  type ListedOrder,
  type OrderFilter,
  readAwaitedPayments,
  readCountedOrders,
  readUnpaidOrders,
  typedNumber,
} from './work/listed-orders-sql.ts';
export { countOrdersToday } from './work/today-sql.ts';
export { readAskedOrders } from './work/order-marks-sql.ts';
export { readOrderDetail } from './work/order-detail-sql.ts';
export {
  decideReturn,
  findReturn,
  insertReturn,
  readOpenReturns,
  readReturnDays,
  readReturns,
  receiveReturn,
  type ReceivedLine,
} from './work/return-sql.ts';
export { type BuyerStanding, readBuyerStanding } from './work/buyer-standing-sql.ts';
export { readUnconfirmedHold } from './work/unconfirmed-hold-sql.ts';
export { countUnpaid, forgetNetworks, lockUnpaidBuyer, type UnpaidBuyer } from './work/unpaid-limit-sql.ts';
export { recordMoves } from './work/record-moves-sql.ts';
export { keptValue } from './work/kept-value.ts';
export type { WorkedOrder, WorkedPackage } from './work/worked-order.ts';
export { isShoppersAlone, lockOrder, readWorkedOrder, readWorkedOrders } from './work/worked-order-sql.ts';
