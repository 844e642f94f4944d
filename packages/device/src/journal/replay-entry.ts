import { askForCoupon, takeOffCoupon } from '../cart/coupon/change-coupon.ts';
import { addLines, lineIn, putLineBack, setLineQuantity, takeOutLine } from '../cart/lines/change-lines.ts';
import { chooseShipping } from '../cart/choose-shipping.ts';
import type { DeviceCart } from '../cart/device-cart.ts';
import type { ActingCartController } from '../cart/acting-cart-controller.ts';
import type { Device } from '../platform/device.ts';
import type { CartAct } from '../cart/cart-act.ts';
import type { JournalEntry } from './journal-entry.ts';
import { replaceLine } from '../cart/lines/replace-line.ts';

const redone = (controller: ActingCartController, act: CartAct, cart: DeviceCart): Promise<unknown> => {
  switch (act.kind) {
    case 'add':
      return addLines(controller, act.additions);
    case 'set-qty':
      return setLineQuantity(controller, act.line_key, act.qty);
    case 'remove':
      return takeOutLine(controller, act.line_key);
    // A line in the cart was never removed; putting it back would double it.
    case 'put-back':
      return lineIn(cart, act.removed.line.line_key)
        ? Promise.resolve()
        : putLineBack(controller, act.removed);
    // A missing line was ordered or its cart changed owner since: its replacement does not belong in the
    // next cart.
    case 'replace':
      return lineIn(cart, act.line_key)
        ? replaceLine(controller, act.line_key, act.addition)
        : Promise.resolve();
    case 'apply-coupon':
      return askForCoupon(controller, act.code);
    case 'delete-coupon':
      return takeOffCoupon(controller);
    case 'choose-shipping':
      return chooseShipping(controller, act.information);
  }
};

/**
 * Whether an entry may be applied to the cart. A guest's additions go into the customer's cart after
 * sign-in; nothing else is applied to another owner's cart.
 */
const isFor = ({ owner, act }: JournalEntry, cart: DeviceCart): boolean =>
  owner === cart.owner || (owner === null && act.kind === 'add');

/**
 * Returns the cart with a journal entry applied at its original time and store. An entry that cannot be
 * applied or read any more changes nothing.
 */
export const replayEntry = async (
  cart: DeviceCart,
  note: JournalEntry,
  device: Device,
): Promise<DeviceCart> => {
  if (!isFor(note, cart)) return cart;
  let changed = cart;
  const controller: ActingCartController = {
    device: { ...device, now: () => note.at, store: () => note.store_code },
    act: async (_act, change) => (changed = change(changed)),
  };
  try {
    await redone(controller, note.act, cart);
    return changed;
  } catch {
    return cart;
  }
};
