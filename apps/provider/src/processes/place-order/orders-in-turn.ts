import { refusal, type Refusal } from '../../call/refusal.ts';
import { turnsOf } from '../../turns.ts';

/** An order takes some hundredths of a second: who has waited so long waits for others' orders that wait for a row. */
const waiting = { waitingAtMost: 400, patienceMs: 5000 };

/**
 * Lets so many orders have a session of the database at once. Orders are all that waits for rows others hold: without a bound those of one product,
 * while somebody saves its stock, would take every session, and no cart could be read.
 */
export const ordersInTurn = (
  atOnce: number,
): (<T>(gone: () => AbortSignal, work: () => Promise<T>) => Promise<T | Refusal>) => {
  const turns = turnsOf({ atOnce, ...waiting });
  return async (gone, work) => {
    const endTurn = await turns.take(gone());
    if (endTurn === null) return refusal('request.busy');
    try {
      return await work();
    } finally {
      endTurn();
    }
  };
};
