import { isAboutProducts } from '../cart-view/sold-out-of.ts';

/**
 * Why an order was rejected, as far as the device can tell. For `said` the provider's own text tells; `unknown`
 * is a failure without a text for shoppers.
 */
export type RejectionKind = 'coupon' | 'products' | 'address' | 'said' | 'unknown';

/** What the provider said of a rejected order. */
type Rejected = {
  refused_coupon?: string | undefined;
  reason: string;
  faults?: readonly string[] | undefined;
  is_server_fault?: boolean | undefined;
};

/** A path of the order's body within one of its addresses, or the path of both. */
const ofAddress = /^\.addressInformation(?:\.(?:shipping|billing)Address|$)/;

/** Returns why the order was rejected (spec 2 §8, wire §4.3). */
export const rejectionKindOf = ({
  refused_coupon,
  reason,
  faults = [],
  is_server_fault: isServerFault = false,
}: Rejected): RejectionKind => {
  if (refused_coupon !== undefined) return 'coupon';
  if (isAboutProducts(reason)) return 'products';
  if (faults.some((path) => ofAddress.test(path))) return 'address';
  return faults.length > 0 || isServerFault || reason.trim() === '' ? 'unknown' : 'said';
};
