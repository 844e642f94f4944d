// @chunk purchase
import type { grantWish, WishOutcome } from './add-pending.ts';
import { forgetWish, noteWish, type Wish } from './pending-additions.ts';

type Granting = { grantWish: typeof grantWish };

/** Held once it is there: an import of what has come long ago still waits its turn behind frames. */
let granting: Granting | null = null;

const fetchGranting = async (): Promise<Granting> => (granting ??= await import('./add-pending.ts'));

/** The code that puts things into the cart, on its way before it is wanted: in an idle moment, and while the finger comes down. */
export const bringGranting = (): void => void fetchGranting().catch(() => undefined);

/** Milliseconds after which a page that could not bring the code is known to stay: one that is left cannot bring it either. */
const leavingMs = 1_000;

let failed: Wish | null = null;

/** What became of a wish; null when the code for it does not come. It is written down first, should the page be left in this moment. */
export const granted = async (wish: Wish): Promise<WishOutcome | null> => {
  // Told to have failed, it is wished for anew: it must not come back beside this one.
  if (failed !== null) forgetWish(failed);
  noteWish(wish);
  try {
    const { grantWish } = granting ?? (await fetchGranting());
    return await grantWish(wish);
  } catch {
    failed = wish;
    setTimeout(() => forgetWish(wish), leavingMs);
    return null;
  }
};
