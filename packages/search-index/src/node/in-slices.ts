import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InSlices } from '../core/in-slices.ts';

/** Milliseconds other work waits at most, approximately. */
const sliceMs = 5;

/** Calls `work` for each item in order and yields to other work every few milliseconds. */
export const inSlices: InSlices = async (items, work) => {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < sliceMs) continue;
    await nextTurn();
    began = performance.now();
  }
};
