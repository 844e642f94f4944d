import { refusal, type Refusal } from '../../call/refusal.ts';
import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';

/**
 * An order takes some hundredths of a second, so one that has waited this long is waiting for orders blocked
 * by a row lock.
 */
const waiting = { waitingAtMost: 400, patienceMs: 5000 };

/** Does work when its turn comes, or refuses as busy. */
export type OrdersInTurn = <T>(gone: () => AbortSignal, work: () => Promise<T>) => Promise<T | Refusal>;

/**
 * Limits how many orders use a database session at once. Only orders wait for row locks: without a limit,
 * orders of one product whose stock is being saved would take every session, and no cart could be read.
 */
export const ordersInTurn = (atOnce: number): OrdersInTurn => {
  const semaphore = fairSemaphore({ atOnce, ...waiting });
  return async (gone, work) => {
    const release = await semaphore.acquire(gone());
    if (release === null) return refusal('request.busy');
    try {
      return await work();
    } finally {
      release();
    }
  };
};
