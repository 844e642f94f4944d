import { changeCart } from './change-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { StepResult } from './ensure-cart.ts';

/**
 * Asks the catalogue for goods of which a provider elsewhere has said little, as they came into the cart on another device (wire §2.7); what it does not
 * know stays as it was said. Where it cannot be asked, the next step asks again.
 */
export const lookUpProducts = async (device: Device, cart: DeviceCart): Promise<StepResult> => {
  const bare = cart.base.lines.filter(({ line }) => line?.is_bare);
  const store_code = device.store();
  // A cart of another store is read again first.
  if (bare.length === 0 || !device.goodsOf || cart.store_code !== store_code) return 'done';
  const goods = await device.goodsOf(bare).catch(() => null);
  if (goods === null) return 'done';
  await changeCart(device, (current) => {
    if (current.store_code !== store_code) return current;
    const lines = current.base.lines.map((known) => {
      if (!known.line?.is_bare) return known;
      const { is_bare: _bare, ...line } = known.line;
      return { ...known, line, ...goods.get(known.line_key) };
    });
    return { ...current, base: { ...current.base, lines } };
  });
  return 'again';
};
