import type { CartItem, CartView } from '@dijla/contract/client';

/** What sending one operation came to. */
export type SendOutcome =
  | { kind: 'answered'; view: CartView }
  /** A provider without `view=cart` answered with its line; null: the line is gone. */
  | { kind: 'item'; item: CartItem | null }
  /** It had nothing to act on: what it changes was refused before. */
  | { kind: 'needless' }
  | { kind: 'refused'; text: string }
  | { kind: 'cart-lost' }
  /** No answer, or none about the request: the same again later. */
  | { kind: 'later' };
