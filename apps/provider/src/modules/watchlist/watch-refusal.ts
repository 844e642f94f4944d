import { refusal, type Refusal } from '../../call/refusal.ts';
import type { WatchedProduct } from './watch-sql.ts';

/** Returns the refusal of a product that cannot be watched, or null for one that can. */
export const watchRefusal = (found: WatchedProduct | 'unknown' | 'not-offered'): Refusal | null => {
  if (found === 'unknown') return refusal('watchlist.product-not-found');
  return found === 'not-offered' ? refusal('watchlist.not-offered') : null;
};
