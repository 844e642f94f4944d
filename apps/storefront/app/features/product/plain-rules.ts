import { addToCart } from '../../stores/cart-actions.ts';
import { cartAddition } from '../../view-models/cart-addition.ts';
import type { PurchaseRules } from './purchase.ts';

/** A product with nothing to choose beside its variant. */
export const plainRules: PurchaseRules = {
  chosenAtFirst: () => ({}),
  read: () => ({}),
  price: (product, buyable) => buyable?.price ?? product.price,
  add: (product, buyable, { qty }) => addToCart(cartAddition(product, buyable, qty)),
};
