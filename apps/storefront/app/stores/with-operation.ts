import type { DeviceCart, DeviceOperation } from './device-cart.ts';

const without = (errors: DeviceCart['errors'], lineKey: string): DeviceCart['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== lineKey));

/**
 * Appends what the shopper did. A new quantity replaces the one before it when that has not been sent,
 * so five quick taps on 'plus' are one call.
 */
export const withOperation = (cart: DeviceCart, operation: DeviceOperation): DeviceCart => {
  const last = cart.operations.at(-1);
  const replaces =
    operation.kind === 'set-qty' && last?.kind === 'set-qty' && last.line_key === operation.line_key && last.attempts === 0;
  return {
    ...cart,
    operations: [...(replaces ? cart.operations.slice(0, -1) : cart.operations), operation],
    errors: without(cart.errors, operation.line_key),
  };
};
