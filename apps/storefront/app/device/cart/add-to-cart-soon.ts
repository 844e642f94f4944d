// @chunk purchase
import { removePendingAddition, savePendingAddition } from '@dijla/device/journal/pending-additions';
import type { addPending, AdditionOutcome, PendingAddition } from './add-pending.ts';

type CartEngine = { addPending: typeof addPending };

/** Held once loaded, because even the import of a loaded module waits behind frames. */
let engine: CartEngine | null = null;

const fetchEngine = async (): Promise<CartEngine> => (engine ??= await import('./add-pending.ts'));

/** Loads the code that adds to the cart before it is needed: in an idle moment, and on pointer down. */
export const preloadCartEngine = (): void => void fetchEngine().catch(() => undefined);

/**
 * Milliseconds after which a page that failed to load the code is known to stay open: a page that is being
 * left cannot load it either.
 */
const leavingMs = 1_000;

let failed: PendingAddition | null = null;

/**
 * Adds to the cart and returns the outcome; null if its code cannot be loaded. The addition is stored first,
 * in case the page is left at this moment.
 */
export const addToCartSoon = async (addition: PendingAddition): Promise<AdditionOutcome | null> => {
  // The shopper was told that the previous addition failed and requests it again, so it must not be added
  // beside this one.
  if (failed !== null) removePendingAddition(failed);
  savePendingAddition(addition);
  try {
    const { addPending } = engine ?? (await fetchEngine());
    return await addPending(addition);
  } catch {
    failed = addition;
    setTimeout(() => removePendingAddition(addition), leavingMs);
    return null;
  }
};
