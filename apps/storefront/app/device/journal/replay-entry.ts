import { askForCoupon, takeOffCoupon } from '../cart/change-coupon.ts';
import { addLines, lineIn, putLineBack, setLineQuantity, takeOutLine } from '../cart/change-lines.ts';
import { chooseShipping } from '../cart/choose-shipping.ts';
import type { DeviceCart } from '../cart/device-cart.ts';
import type { ActingCartController } from '../cart/cart-controller.ts';
import type { Device } from '../platform/device.ts';
import type { CartAct, JournalEntry } from './journal-entry.ts';
import { replaceLine } from '../cart/replace-line.ts';

const redone = (desk: ActingCartController, act: CartAct, cart: DeviceCart): Promise<unknown> => {
  switch (act.kind) {
    case 'add':
      return addLines(desk, act.additions);
    case 'set-qty':
      return setLineQuantity(desk, act.line_key, act.qty);
    case 'remove':
      return takeOutLine(desk, act.line_key);
    // A line that stands was never taken out: put back it would be there twice over.
    case 'put-back':
      return lineIn(cart, act.removed.line.line_key) ? Promise.resolve() : putLineBack(desk, act.removed);
    // A line that is gone was ordered or changed hands meanwhile: what was to take its place is not for the next cart.
    case 'replace':
      return lineIn(cart, act.line_key) ? replaceLine(desk, act.line_key, act.addition) : Promise.resolve();
    case 'apply-coupon':
      return askForCoupon(desk, act.code);
    case 'delete-coupon':
      return takeOffCoupon(desk);
    case 'choose-shipping':
      return chooseShipping(desk, act.information);
  }
};

/** What a guest added goes with her into her own cart; nothing else is done to a cart of somebody else. */
const isFor = ({ owner, act }: JournalEntry, cart: DeviceCart): boolean =>
  owner === cart.owner || (owner === null && act.kind === 'add');

/** The cart with a noted act done to it as it was then and there; one that cannot be done any more, or not be read, changes nothing. */
export const replayEntry = async (
  cart: DeviceCart,
  note: JournalEntry,
  device: Device,
): Promise<DeviceCart> => {
  if (!isFor(note, cart)) return cart;
  let changed = cart;
  const desk: ActingCartController = {
    device: { ...device, now: () => note.at, store: () => note.store_code },
    act: async (_act, change) => (changed = change(changed)),
  };
  try {
    await redone(desk, note.act, cart);
    return changed;
  } catch {
    return cart;
  }
};
