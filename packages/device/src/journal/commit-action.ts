import { type DeviceCart, loadCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import { replayEntry } from './replay-entry.ts';
import { type ActionJournal, isBefore, type JournalEntry } from './journal-entry.ts';

/** Number of done entry ids that the cart remembers: more than can be open at once. */
const rememberedNotes = 64;

const withDone = (cart: DeviceCart, id: string): DeviceCart => ({
  ...cart,
  noted: [...cart.noted, id].slice(-rememberedNotes),
});

/**
 * Applies an act to the stored cart under a lock that covers the whole browser, after all acts that were
 * noted before it and never stored because their pages were left too soon. An act and the mark that its
 * entry is done are stored in one write, so that an entry that outlives its page is done only once.
 */
export const commitAction = (
  device: Device,
  notes: ActionJournal,
  { note, change }: { note: JournalEntry | null; change: (cart: DeviceCart) => DeviceCart },
): Promise<DeviceCart> =>
  device.withLock('write', async () => {
    const cart = await loadCart(device.storage);
    const left = notes
      .open()
      .filter((other) => other.id !== note?.id && (note === null || isBefore(other, note)));
    let after = cart;
    for (const other of left)
      if (!after.noted.includes(other.id))
        after = withDone(await replayEntry(after, other, device), other.id);
    // Another tab may have done this entry already.
    if (note === null) after = change(after);
    else if (!after.noted.includes(note.id)) after = withDone(change(after), note.id);
    if (after !== cart) await device.storage.write([{ in: 'cart', key: 'cart', put: after }]);
    for (const { id } of left) notes.forget(id);
    return after;
  });
