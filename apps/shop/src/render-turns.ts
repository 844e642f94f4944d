import { turnsOf } from '@dijla/provider/turns';

/**
 * The queue of page renders. A render takes 20 to 50 ms of the one thread that renders, so more than one at once makes nobody's come sooner: a network
 * has one, and others begin beside it. Its places are what it is served within a second.
 */
export const renderTurns = () =>
  turnsOf({ atOnce: 4, atOnceOfOne: 1, waitingAtMost: 400, waitingOfOneAtMost: 24, patienceMs: 10_000 });
