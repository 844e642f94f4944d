import type { CartOperation } from './cart-operation.ts';

/** Whether an operation concerns the cart's coupon and no line. */
export const isOfCoupon = <Shown>({ kind }: Pick<CartOperation<Shown>, 'kind'>): boolean =>
  kind === 'apply-coupon' || kind === 'delete-coupon';
