import type { CartOperation } from './cart-operation.ts';

/** Whether an operation is about the coupon of the cart and touches no line. */
export const isOfCoupon = <Shown>({ kind }: Pick<CartOperation<Shown>, 'kind'>): boolean =>
  kind === 'apply-coupon' || kind === 'delete-coupon';
