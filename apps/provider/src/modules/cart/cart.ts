export { isCartId, newCartId } from './reading/cart-id.ts';
export { keptDays } from './reading/kept-days.ts';
export { askedIds } from './reading/asked-ids.ts';
export type { Cart } from './cart-of.ts';
export { cartOf } from './cart-of.ts';
export { loadCart } from './reading/cart-snapshot-sql.ts';
export {
  beginNextCart,
  endCart,
  forgetEndedCoupon,
  lockCart,
  readPaymentAdditional,
  saveDelivery,
  type SavedAddress,
  takeCustomerCart,
} from './reading/cart-sql.ts';
export { insertDeskCart } from './reading/desk-cart-sql.ts';
export { readGoods } from './reading/read-goods.ts';
export { reopenCart } from './reading/reopen-cart-sql.ts';
export { isVirtual, optionsOf, segmentTitle, totalsOfCart, wireTotalsOf } from './totals/cart-totals.ts';
export { shippingMethodsOfCart } from './cart-view.ts';
export { type CartParts, changingCart, notFound, readingCart } from './lines/change-cart.ts';
export { cartLine } from './lines/cart-line.ts';
export { chosenItem } from './lines/chosen-item.ts';
export { addLine } from './lines/line-changes.ts';
export { lineTraitsOf, type Sold } from './lines/line-traits-of.ts';
export { lineRefusal } from './lines/line-refusal.ts';
export { namedStoreCode } from './reading/named-store-code.ts';
export { planSessions } from './lines/plan-sessions.ts';
export { storedOption } from './lines/stored-option.ts';
export { writtenLine } from './lines/written-line.ts';
