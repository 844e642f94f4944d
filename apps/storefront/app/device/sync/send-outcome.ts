import type { CartItem, CartView } from '@dijla/contract/client';

/** What sending one operation came to. */
export type SendOutcome =
  | { kind: 'answered'; view: CartView }
  /** A provider without `view=cart` answered with its line; null: the line is gone. */
  | { kind: 'item'; item: CartItem | null }
  /** Such a provider has taken the coupon, or taken it off: what the cart comes to has to be asked. */
  | { kind: 'coupon' }
  /** It had nothing to act on: what it changes was refused before. */
  | { kind: 'needless' }
  /** `isGone`: the line is no more in the cart. */
  | { kind: 'refused'; text: string; isGone?: true }
  | { kind: 'cart-lost' }
  /** The provider does not know the customer whose cart it is. */
  | { kind: 'unauthorized' }
  /** No answer, or none about the request: the same again later. */
  | { kind: 'later' };
