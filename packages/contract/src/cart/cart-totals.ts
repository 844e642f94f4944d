import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { totals } from '../values/carts/totals.ts';

export const cartTotals = defineCall({
  method: 'GET',
  path: '/api/cart/totals',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary: 'Totals of a cart (wire §3.4)',
  query: cartQuery,
  result: totals,
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.not-found'],
});
