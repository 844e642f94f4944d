import { acknowledgedLines } from '@dijla/commerce-rules/cart/acknowledged-lines';
import { rebase } from '@dijla/commerce-rules/cart/rebase';
import type { CartView } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { DeviceCart, ShownLine } from '../device-cart.ts';
import { withoutErrors } from './without-errors.ts';

export type Answered = {
  view: CartView;
  store_code: StoreCode;
  /** Ids of the operations the server had applied when it answered. */
  included: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
};

/**
 * Number of acknowledged operation ids kept: enough to detect an overtaken answer, because calls are sent
 * one after another.
 */
const rememberedIds = 50;

/**
 * Returns the cart with the server's answer as its new base; operations that the answer does not include
 * stay on top. An overtaken answer changes nothing.
 */
export const withAnswer = (cart: DeviceCart, { view, store_code, included, at }: Answered): DeviceCart => {
  const before = { base: cart.base, operations: cart.operations };
  const { base, operations } = rebase<ShownLine>(before, { lines: acknowledgedLines(view.items), included });
  if (base === cart.base) return cart;
  // Lines are in `base`; the rest is what was answered about them.
  const { cart_id, items: _items, rules: _rules, ...answer } = view;
  const held = new Set(operations.map(({ id }) => id));
  const settledKeys = cart.operations.filter(({ id }) => !held.has(id)).map(({ line_key }) => line_key);
  return {
    ...withoutErrors(cart, settledKeys),
    cart_id,
    create_key: null,
    provider: 'ours',
    store_code,
    base: { lines: base.lines, included: base.included.slice(-rememberedIds) },
    operations: cart.operations.filter(({ id }) => held.has(id)),
    answer: { ...answer, store_code, at },
    restarts: 0,
  };
};
