import type { CartItem, CartView } from '@dijla/contract/client';

/** The result of sending one operation. */
export type SendOutcome =
  | { kind: 'answered'; view: CartView }
  /** A provider without `view=cart` answered with the line; null if the line is gone. */
  | { kind: 'item'; item: CartItem | null }
  /** Such a provider has applied or removed the coupon; the totals have to be requested. */
  | { kind: 'coupon' }
  /** The operation has no line to act on, because its addition was refused before. */
  | { kind: 'needless' }
  /** `isGone` means that the line is no longer in the cart. */
  | { kind: 'refused'; text: string; isGone?: true }
  | { kind: 'cart-lost' }
  /** The provider does not recognize the cart's customer. */
  | { kind: 'unauthorized' }
  /** No answer, or one that says nothing about the request: retry later. */
  | { kind: 'later' };
