import type { DeviceCart } from './device-cart.ts';
import { deviceSender } from '../sync/device-sender.ts';
import type { Device } from '../platform/device.ts';
import { commitAction } from '../journal/commit-action.ts';
import type { ActionJournal, CartAct, JournalEntry } from '../journal/journal-entry.ts';
import { cartProjector, type ViewStores } from '../cart-view/cart-projector.ts';

/** Where the shopper's acts come in: each is noted, painted, kept, told to the other tabs, and sent. */
export type CartController = {
  device: Device;
  paint: () => Promise<void>;
  hold: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Changes the cart, noted and shown before it is kept; resolves before anything is sent. `act` is the same in words another page can do it by,
   * should this one be left too soon. What it is changed with may be asked twice: the last answer is what was kept.
   */
  act: (act: CartAct, change: (cart: DeviceCart) => DeviceCart) => Promise<DeviceCart>;
  /** Does what was noted by pages that were left too soon. */
  catchUp: () => Promise<void>;
  send: () => Promise<void>;
  /** Sends on a wake the device asked for, unless what failed waits for its next try. */
  sendOnWake: () => Promise<void>;
  stop: () => void;
};

/** As much of it as an act needs. */
export type ActingCartController = Pick<CartController, 'device' | 'act'>;

export const createCartController = (
  device: Device,
  mirrors: ViewStores,
  notes: ActionJournal,
): CartController => {
  const sender = deviceSender(device, () => void painter.paint());
  const painter = cartProjector(device, mirrors, {
    hasFailed: sender.hasFailed,
    atBoundary: () => void sender.send(),
  });
  let place = 0;
  let lastAt = 0;
  return {
    device,
    paint: painter.paint,
    hold: painter.hold,
    send: sender.send,
    sendOnWake: sender.sendOnWake,
    act: async (act, change) => {
      let note: JournalEntry | null = null;
      const write = ({ owner }: DeviceCart): void => {
        place += 1;
        // A clock that is set back turns no order around.
        lastAt = Math.max(lastAt, device.now());
        note = { id: device.newId(), at: lastAt, place, owner, store_code: device.store(), act };
        notes.write(note);
      };
      const cart = await painter
        .foresee(change, { note: write, keep: () => commitAction(device, notes, { note, change }) })
        .finally(() => note && notes.forget(note.id));
      device.tellOthers();
      void sender.send();
      return cart;
    },
    catchUp: async () => {
      if (notes.open().length === 0) return;
      await commitAction(device, notes, { note: null, change: (cart) => cart });
      device.tellOthers();
    },
    stop: () => {
      sender.stop();
      painter.stop();
    },
  };
};
