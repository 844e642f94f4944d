import { setImmediate as nextTurn } from 'node:timers/promises';

/** Whoever waits meanwhile waits about so many milliseconds. */
const sliceMs = 5;

export type InSlices = <T>(items: Iterable<T>, work: (item: T) => void) => Promise<void>;

/** Does something for each, one after the other, and lets others have their turn every few milliseconds. */
export const inSlices: InSlices = async (items, work) => {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < sliceMs) continue;
    await nextTurn();
    began = performance.now();
  }
};
