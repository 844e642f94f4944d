import type { InSlices } from '../core/in-slices.ts';

/** Milliseconds other work waits at most, approximately. */
const sliceMs = 20;

/** Calls `work` for each item in order and lets messages in every few milliseconds. */
export const inSlices: InSlices = async (items, work) => {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
};
