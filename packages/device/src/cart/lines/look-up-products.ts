import { changeCart } from '../change-cart.ts';
import type { DeviceCart } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';
import type { StepResult } from '../ensure-cart.ts';

/**
 * Reads products from the catalog for lines that came into the cart on another device and of which a foreign
 * provider sends few facts (wire §2.7). Products that the catalog does not know stay as they are. If the
 * catalog cannot be read, the next step tries again.
 */
export const lookUpProducts = async (device: Device, cart: DeviceCart): Promise<StepResult> => {
  const bare = cart.base.lines.filter(({ line }) => line?.is_bare);
  const store_code = device.store();
  // A cart of another store is pulled again first.
  if (bare.length === 0 || !device.productsOfLines || cart.store_code !== store_code) return 'done';
  const found = await device.productsOfLines(bare).catch(() => null);
  if (found === null) return 'done';
  await changeCart(device, (current) => {
    if (current.store_code !== store_code) return current;
    const lines = current.base.lines.map((known) => {
      if (!known.line?.is_bare) return known;
      const { is_bare: _bare, ...line } = known.line;
      return { ...known, line, ...found.get(known.line_key) };
    });
    return { ...current, base: { ...current.base, lines } };
  });
  return 'again';
};
