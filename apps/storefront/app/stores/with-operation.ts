import type { DeviceCart, DeviceOperation } from './device-cart.ts';
import { withoutErrors } from './without-errors.ts';

/**
 * Appends what the shopper did. A new quantity replaces the one before it when that has not been sent,
 * so five quick taps on 'plus' are one call.
 */
export const withOperation = (cart: DeviceCart, operation: DeviceOperation): DeviceCart => {
  const last = cart.operations.at(-1);
  const replaces =
    operation.kind === 'set-qty' && last?.kind === 'set-qty' && last.line_key === operation.line_key && last.attempts === 0;
  return {
    ...withoutErrors(cart, [operation.line_key]),
    operations: [...(replaces ? cart.operations.slice(0, -1) : cart.operations), operation],
  };
};
