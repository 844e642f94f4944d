import type { CartItem } from '@dijla/contract/client';
import { cartItemOf } from '../cart-view.ts';
import { saveLines } from '../reading/cart-sql.ts';
import { totalsOfCart } from '../totals/cart-totals.ts';
import type { CartChange } from './change-cart.ts';
import type { LineChange } from './line-changes.ts';

/** Returns the change of a cart that writes a line which was added or set. */
export const writtenLine = ({ cart, line, absorbed }: LineChange, now: number): CartChange<CartItem> => ({
  result: cartItemOf(cart, line, totalsOfCart(cart, now)),
  cart,
  save: (database, kept) =>
    saveLines(database, cart, { saved: [line], removed: absorbed === null ? [] : [absorbed], kept }),
});
