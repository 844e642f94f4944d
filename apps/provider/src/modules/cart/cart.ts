import type { CallHandlers } from '../../call/call-handler.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import { applyCoupon } from './calls/apply-coupon.ts';
import { cartTotals } from './calls/cart-totals.ts';
import { clearCart } from './calls/clear-cart.ts';
import { createCart } from './calls/create-cart.ts';
import { deleteCoupon } from './calls/delete-coupon.ts';
import { deleteLine } from './calls/delete-line.ts';
import { findMyCart } from './calls/find-my-cart.ts';
import { pullCart } from './calls/pull-cart.ts';
import { readCoupon } from './calls/read-coupon.ts';
import { readTotalsContext } from './calls/read-totals-context.ts';
import { updateLine } from './calls/update-line.ts';
import type { CartParts } from './lines/change-cart.ts';

type CartCalls = Pick<
  CallHandlers,
  | 'cart/create'
  | 'cart/update'
  | 'cart/delete'
  | 'cart/pull'
  | 'cart/mine'
  | 'cart/totals'
  | 'cart/totals-context'
  | 'cart/apply-coupon'
  | 'cart/delete-coupon'
  | 'cart/coupon'
  | 'cart/clear'
>;

/** Handlers of the cart calls. Delivery and payment are handled by the checkout module. */
export const cartCalls = (
  parts: CartParts & { limits: Pick<RateLimits, 'coupons' | 'newCarts'> },
): CartCalls => ({
  'cart/create': createCart(parts),
  'cart/update': updateLine(parts),
  'cart/delete': deleteLine(parts),
  'cart/pull': pullCart(parts),
  'cart/mine': findMyCart(parts),
  'cart/totals': cartTotals(parts),
  'cart/totals-context': readTotalsContext(parts),
  'cart/apply-coupon': applyCoupon(parts),
  'cart/delete-coupon': deleteCoupon(parts),
  'cart/coupon': readCoupon(parts),
  'cart/clear': clearCart(parts),
});

export { isCartId, newCartId } from './reading/cart-id.ts';
export { askedIds } from './reading/asked-ids.ts';
export type { Cart } from './cart-of.ts';
export { cartOf } from './cart-of.ts';
export { loadCart } from './reading/cart-snapshot-sql.ts';
export {
  beginNextCart,
  endCart,
  forgetEndedCoupon,
  lockCart,
  saveDelivery,
  type SavedAddress,
} from './reading/cart-sql.ts';
export { isVirtual, optionsOf, segmentTitle, totalsOfCart, wireTotalsOf } from './totals/cart-totals.ts';
export { shippingMethodsOfCart } from './cart-view.ts';
export { type CartParts, changingCart, notFound, readingCart } from './lines/change-cart.ts';
export { chosenItem } from './lines/chosen-item.ts';
export { addLine } from './lines/line-changes.ts';
export { lineRefusal } from './lines/line-refusal.ts';
export { namedStoreCode } from './reading/named-store-code.ts';
export { planSessions } from './lines/plan-sessions.ts';
