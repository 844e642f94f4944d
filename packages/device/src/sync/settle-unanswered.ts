import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import type { CartItem } from '@dijla/contract/client';
import { cartQueryOf } from '../cart/cart-query-of.ts';
import type { DeviceCart, DeviceOperation } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import { lostBy } from './send-operation.ts';
import type { SendOutcome } from './send-outcome.ts';

/**
 * Whether an addition was sent without an answer to a provider that may not support keys: sending it again
 * could double it.
 */
export const isUnsettled = ({ provider }: DeviceCart, { kind, attempts }: DeviceOperation): boolean =>
  provider !== 'ours' && kind === 'add' && attempts > 0;

const hasTaken = (operation: DeviceOperation, items: readonly CartItem[]): boolean => {
  const line = items.find((item) => lineKeyOf(item.sku, item.product_option) === operation.line_key);
  return (line?.qty ?? 0) >= operation.qty_before + operation.qty;
};

export type Settled =
  | SendOutcome
  | { kind: 'not-taken' }
  | { kind: 'taken'; items: readonly CartItem[] }
  | { kind: 'knows-keys' };

/** Pulls the cart from such a provider and returns whether the addition has arrived. Never rejects. */
export const settleUnanswered = async (
  { client, store }: Pick<Device, 'client' | 'store'>,
  cart: DeviceCart,
  operation: DeviceOperation,
): Promise<Settled> => {
  try {
    const pulled = await client('cart/pull', cartQueryOf(cart, store()));
    if (!pulled.ok)
      return pulled.status === 404 || pulled.status === 401 ? lostBy(pulled.status) : { kind: 'later' };
    if (pulled.meta?.cart) return { kind: 'knows-keys' };
    return hasTaken(operation, pulled.result)
      ? { kind: 'taken', items: pulled.result }
      : { kind: 'not-taken' };
  } catch {
    return { kind: 'later' };
  }
};
