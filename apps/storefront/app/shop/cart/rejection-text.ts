import type { RejectionKind } from '@dijla/device/orders/rejection-kind-of';
import type { ordered } from '@dijla/messages/en/cart/ordered';

type Texts = Pick<
  typeof ordered,
  'addressInvalid' | 'couponRefused' | 'notAvailable' | 'soldOut' | 'unhandled'
>;

export type Rejection = {
  refusedFor: RejectionKind | null;
  coupon: string | null | undefined;
  /** Names of the products that were not available. */
  gone: readonly string[];
  /** The provider's own text. */
  said: string;
};

/** Returns why an order was rejected, in the words of spec 2 §8 where they fit, else in the provider's own. */
export const rejectionText = ({ refusedFor, coupon, gone, said }: Rejection, texts: Texts): string => {
  switch (refusedFor) {
    case 'coupon':
      return texts.couponRefused(coupon ?? '');
    case 'products':
      return gone.length > 0 ? `${texts.notAvailable} ${texts.soldOut(gone)}` : texts.notAvailable;
    case 'address':
      return texts.addressInvalid;
    case 'unknown':
      return texts.unhandled;
    default:
      return said;
  }
};
