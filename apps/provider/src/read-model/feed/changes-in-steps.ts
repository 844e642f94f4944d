import { setImmediate as nextTurn } from 'node:timers/promises';
import { applyPlain, type Both, type Step, stepsOf } from './apply-changes.ts';
import type { FeedRow } from '../engine/catalog-rows.ts';
import type { ChangedEntity } from './changed-entities.ts';
import { planOf } from './change-reasons.ts';

export type ChangesInSteps = {
  /** Puts in place what transactions of few changes name, and leaves what others name for `goOn`. `onAllPlaced` hears once all of it is in place, and all that was taken before. */
  take: (rows: readonly FeedRow[], onAllPlaced: () => void) => Promise<void>;
  /** Puts what was left in place, step by step, until somebody else waits to be taken. What `isAwaited` asks the database is read while the step before is put in place. */
  goOn: (isAwaited: () => boolean) => Promise<void>;
  isAllTaken: () => boolean;
};

/** A step to be taken, and who hears once it is in place, and with it all before it. */
type Waiting = { step: Step; onPlaced: (() => void)[] };

/**
 * Reads again what rows of the feed name and puts it in place; `note` hears what changed and whether a shopper sees it, as soon as it is there.
 * A change of little overtakes what is left of a change of much. That brings no product's changes out of order: what is read is the state and not
 * the change, and nothing is put in place that was read before what is there already. So it may also run twice over the same rows: what a
 * failed run put in place looks the same in the next, and what it noted must not be forgotten.
 */
export const changesInSteps = (
  both: Both,
  note: (changed: readonly ChangedEntity[]) => void,
): ChangesInSteps => {
  const left: Waiting[] = [];
  const begin = () => {
    const next = left.shift();
    if (next === undefined) return undefined;
    const reading = next.step(both);
    // Whoever fails meanwhile leaves it unread; it fails again when it is waited for.
    reading.catch(() => undefined);
    return { reading, onPlaced: next.onPlaced };
  };
  return {
    take: async (rows, onAllPlaced) => {
      const plan = await planOf(both.db, rows);
      await applyPlain(both, plan, note);
      for (const step of stepsOf(plan.few)) note((await step(both))());
      left.push(...stepsOf(plan.many).map((step) => ({ step, onPlaced: [] })));
      const last = left.at(-1);
      if (last) last.onPlaced.push(onAllPlaced);
      else onAllPlaced();
    },
    goOn: async (isAwaited) => {
      // The database reads the next of them while those before are put in place; who overtakes is read when nothing else is.
      for (let begun = begin(); begun !== undefined;) {
        const { reading, onPlaced } = begun;
        const place = await reading;
        begun = isAwaited() ? undefined : begin();
        // A statement is sent a turn after it is asked for: without this one, only once the step is in place.
        await nextTurn();
        note(place());
        for (const hear of onPlaced) hear();
      }
    },
    isAllTaken: () => left.length === 0,
  };
};
