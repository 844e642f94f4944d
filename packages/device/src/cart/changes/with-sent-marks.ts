import type { DeviceCart } from '../device-cart.ts';

/**
 * Returns the cart with these operations counted as sent. They are counted before sending, so that after a
 * reload they do not appear unsent.
 */
export const withSentMarks = (cart: DeviceCart, ids: ReadonlySet<string>): DeviceCart => {
  const qtyOf = (key: string): number => cart.base.lines.find(({ line_key }) => line_key === key)?.qty ?? 0;
  return {
    ...cart,
    operations: cart.operations.map((operation) =>
      ids.has(operation.id)
        ? {
            ...operation,
            attempts: operation.attempts + 1,
            qty_before: operation.attempts === 0 ? qtyOf(operation.line_key) : operation.qty_before,
          }
        : operation,
    ),
  };
};
