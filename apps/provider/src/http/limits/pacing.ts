import type { Ceiling } from './ceilings.ts';
import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';

/** What all networks together may do in a day, and at which pace they go on beyond it. */
export type PaceCeilings = { day: Ceiling; paced: Ceiling };

/** `wait` is how long to wait, in milliseconds; 0 is now. `undo` takes the count of the day back. */
type Turn = { wait: number; undo: () => Promise<void> };

/**
 * Counts what all networks together do about one key, such as an account whose secret they guess. Beyond the ceiling
 * of a day, who is not known goes on at a pace alone (record 92); `isKnown` is asked only then.
 */
export const pacing = (limiters: Limiters, most: PaceCeilings) => {
  const [days, paced] = [limiters(most.day), limiters(most.paced)];
  return async (key: string, isKnown: () => Promise<boolean>): Promise<Turn> => {
    const ofDay = await days.penalty(key);
    const undo = () => giveBack(days, key);
    if (ofDay.consumedPoints <= most.day.atMost || (await isKnown())) return { wait: 0, undo };
    const turn = await paced.penalty(key);
    return { wait: turn.consumedPoints > most.paced.atMost ? turn.msBeforeNext : 0, undo };
  };
};
