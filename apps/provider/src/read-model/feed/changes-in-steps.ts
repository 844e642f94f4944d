import { setImmediate as nextTurn } from 'node:timers/promises';
import { applyPlain, type Both, type Step, stepsOf } from './apply-changes.ts';
import type { FeedRow } from '../engine/catalog-rows.ts';
import type { ChangedEntity } from './changed-entities.ts';
import { planOf } from './change-reasons.ts';

export type ChangesInSteps = {
  /**
   * Applies the changes of transactions with few changes and leaves the others for `goOn`. `onAllPlaced` is
   * called once all of them, and all taken earlier, have been applied.
   */
  take: (rows: readonly FeedRow[], onAllPlaced: () => void) => Promise<void>;
  /**
   * Applies the remaining changes step by step until `isAwaited` reports new ones. A query that `isAwaited`
   * starts runs while the previous step is applied.
   */
  goOn: (isAwaited: () => boolean) => Promise<void>;
  isAllTaken: () => boolean;
};

/** A pending step and the callbacks to run once it and all earlier steps have been applied. */
type Waiting = { step: Step; onPlaced: (() => void)[] };

/**
 * Re-reads what the rows of the feed name and applies it; `note` is called at once with what changed and
 * whether it is visible to a shopper, and the next step is applied once it has resolved. A small change
 * overtakes the rest of a large one. This never applies a product's changes out of order: a step reads the
 * state, not the change, and never applies a state read before the one already in memory. Running twice over
 * the same rows is therefore safe: what a failed run applied looks unchanged to the next run, so what it noted
 * must not be lost.
 */
export const changesInSteps = (
  both: Both,
  note: (changed: readonly ChangedEntity[]) => Promise<void>,
): ChangesInSteps => {
  const left: Waiting[] = [];
  const begin = () => {
    const next = left.shift();
    if (next === undefined) return undefined;
    const reading = next.step(both);
    // If another step fails first, this one is never awaited; otherwise its own failure rejects when it is
    // awaited.
    reading.catch(() => undefined);
    return { reading, onPlaced: next.onPlaced };
  };
  return {
    take: async (rows, onAllPlaced) => {
      const plan = await planOf(both.db, rows);
      await applyPlain(both, plan, note);
      for (const step of stepsOf(plan.few)) await note((await step(both))());
      left.push(...stepsOf(plan.many).map((step) => ({ step, onPlaced: [] })));
      const last = left.at(-1);
      if (last) last.onPlaced.push(onAllPlaced);
      else onAllPlaced();
    },
    goOn: async (isAwaited) => {
      // The database reads the next step while the previous one is applied. When small changes are waiting,
      // nothing is read ahead.
      for (let begun = begin(); begun !== undefined;) {
        const { reading, onPlaced } = begun;
        const place = await reading;
        begun = isAwaited() ? undefined : begin();
        // A statement is sent one turn after it is issued: without this turn, it would be sent only after
        // the step has been applied.
        await nextTurn();
        await note(place());
        for (const hear of onPlaced) hear();
      }
    },
    isAllTaken: () => left.length === 0,
  };
};
