import type { DeviceCart } from '../device-cart.ts';

/**
 * Returns the cart without the refused operation: the acknowledged state is back, and the server's text is
 * on the line or with the coupon. A line that the refused one was to replace stays and gets the text.
 */
export const withRefusal = (cart: DeviceCart, { id, text }: { id: string; text: string }): DeviceCart => {
  const refused = cart.operations.find((operation) => operation.id === id);
  if (!refused) return cart;
  const spared = cart.operations.find(({ replaced_by }) => replaced_by === id);
  const operations = cart.operations.filter((operation) => operation !== refused && operation !== spared);
  if (refused.kind === 'apply-coupon')
    return { ...cart, operations, refused_coupon: { code: refused.coupon ?? '', text } };
  return {
    ...cart,
    operations,
    errors: { ...cart.errors, [(spared ?? refused).line_key]: text },
  };
};
