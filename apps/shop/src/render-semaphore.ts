import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';

/**
 * Returns the queue of page renders. A render takes 20 to 50 ms of the single rendering thread, so running
 * several at once makes none of them faster: one network has one turn, and other networks start alongside
 * it. A network's queue places are what is rendered within a second.
 */
export const renderSemaphore = () =>
  fairSemaphore({
    atOnce: 4,
    atOnceOfOne: 1,
    waitingAtMost: 400,
    waitingOfOneAtMost: 24,
    patienceMs: 10_000,
  });
