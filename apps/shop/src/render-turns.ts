import { turnsOf } from '@dijla/provider/turns';

/**
 * The queue of page renders. A render takes some 20 to 50 ms of a core: one network has half of the renders that run, so that the next of another one
 * begins at once, and waits a second at most for all it may ask for at the same time.
 */
export const renderTurns = () => turnsOf({ atOnce: 4, atOnceOfOne: 2, waitingAtMost: 400, waitingOfOneAtMost: 24, patienceMs: 10_000 });
