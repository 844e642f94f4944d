// @chunk purchase
import type { addPending, AdditionOutcome } from './add-pending.ts';
import { removePendingAddition, savePendingAddition, type PendingAddition } from './pending-additions.ts';

type CartEngine = { addPending: typeof addPending };

/** Held once it is there: an import of what has come long ago still waits its turn behind frames. */
let engine: CartEngine | null = null;

const fetchEngine = async (): Promise<CartEngine> => (engine ??= await import('./add-pending.ts'));

/** The code that puts things into the cart, on its way before it is wanted: in an idle moment, and while the finger comes down. */
export const preloadCartEngine = (): void => void fetchEngine().catch(() => undefined);

/** Milliseconds after which a page that could not bring the code is known to stay: one that is left cannot bring it either. */
const leavingMs = 1_000;

let failed: PendingAddition | null = null;

/** What became of a addition; null when the code for it does not come. It is written down first, should the page be left in this moment. */
export const addToCartSoon = async (addition: PendingAddition): Promise<AdditionOutcome | null> => {
  // Told to have failed, it is wished for anew: it must not come back beside this one.
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
