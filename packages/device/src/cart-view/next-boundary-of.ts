import { nextPriceBoundary } from '@dijla/commerce-rules/price/next-price-boundary';
import type { TotalsContext } from '@dijla/contract/client';
import type { DeviceCart } from '../cart/device-cart.ts';

/**
 * Returns the next time after `after` (both in milliseconds) at which a price or a promotion of the cart
 * begins or ends; null if there is none.
 */
export const nextBoundaryOf = (
  { base, operations, answer }: DeviceCart,
  context: TotalsContext | null,
  after: number,
): number | null => {
  const prices = [...base.lines, ...operations].flatMap(({ line }) => line?.prices ?? []);
  const boundary = nextPriceBoundary(
    [...prices, ...(answer?.promotions ?? []), ...(context?.promotions ?? [])],
    after,
  );
  return boundary === null ? null : Date.parse(boundary);
};

/**
 * Whether no price and no promotion of the cart has begun or ended between the server's last answer and
 * `now`.
 */
export const isOfThisPrice = (cart: DeviceCart, context: TotalsContext | null, now: number): boolean =>
  cart.answer === null || (nextBoundaryOf(cart, context, cart.answer.at) ?? Number.POSITIVE_INFINITY) > now;
