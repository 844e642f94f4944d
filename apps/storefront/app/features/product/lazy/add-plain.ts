import { addToCart, type AddResult } from '../../../stores/cart-actions.ts';
import { cartAddition } from '../../../view-models/cart-addition.ts';
import type { BuyableView, ProductView } from '../../../view-models/product-view.ts';

/** Puts so many of a product or its variant into the cart. */
export const addPlain = (product: ProductView, buyable: BuyableView, qty: number): Promise<AddResult> => addToCart(cartAddition(product, buyable, qty));
