import type { ActingCartController } from './acting-cart-controller.ts';
import type { DeviceCart } from './device-cart.ts';
import { deviceSender } from '../sync/device-sender.ts';
import type { Device } from '../platform/device.ts';
import { commitAction } from '../journal/commit-action.ts';
import type { ActionJournal, JournalEntry } from '../journal/journal-entry.ts';
import { cartProjector, type ViewStores } from '../cart-view/cart-projector.ts';

/**
 * Entry point for the shopper's acts: each is noted in the journal, shown, stored, announced to the other
 * tabs, and sent.
 */
export type CartController = ActingCartController & {
  refresh: () => Promise<void>;
  hold: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Replays the acts noted by pages that were left too soon. */
  catchUp: () => Promise<void>;
  send: () => Promise<void>;
  /** Sends on a wake-up the device requested, unless a failed call waits for its next retry. */
  sendOnWake: () => Promise<void>;
  stop: () => void;
};

export const createCartController = (
  device: Device,
  views: ViewStores,
  notes: ActionJournal,
): CartController => {
  const sender = deviceSender(device, () => void projector.refresh());
  const projector = cartProjector(device, views, {
    hasFailed: sender.hasFailed,
    atBoundary: () => void sender.send(),
  });
  let place = 0;
  let lastAt = 0;
  return {
    device,
    refresh: projector.refresh,
    hold: projector.hold,
    send: sender.send,
    sendOnWake: sender.sendOnWake,
    act: async (act, change) => {
      let note: JournalEntry | null = null;
      const write = ({ owner }: DeviceCart): void => {
        place += 1;
        // Keeps the order of acts when the clock is set back.
        lastAt = Math.max(lastAt, device.now());
        note = { id: device.newId(), at: lastAt, place, owner, store_code: device.store(), act };
        notes.write(note);
      };
      const cart = await projector
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
      projector.stop();
    },
  };
};
