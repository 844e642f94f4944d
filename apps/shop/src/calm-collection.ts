import { performance } from 'node:perf_hooks';

/** What a process tells of itself, and how it lets go of what it holds in vain. */
export type Collecting = {
  /** Of the time since it was asked last, the share in which it was at work, 0 to 1. */
  busyShare: () => number;
  residentBytes: () => number;
  collect: () => void;
};

const calmShare = 0.05;
/** Less than this is not worth the tenth or two of a second that a collection takes. */
const worthBytes = 24 * 1024 * 1024;

/**
 * One look at a process: collects when it has had nothing to do since the last look and has grown since the last collection, or none was made, and
 * once more the next time it is calm, for what ends only when the first has ended.
 */
export const calmAppearance = ({ busyShare, residentBytes, collect }: Collecting): (() => void) => {
  let settledBytes = 0;
  let isOnceMore = false;
  return () => {
    const [isCalm, bytes] = [busyShare() <= calmShare, residentBytes()];
    // What was collected goes back to the machine by and by.
    settledBytes = Math.min(settledBytes, bytes);
    const hasGrown = bytes - settledBytes >= worthBytes;
    if (!isCalm || (!hasGrown && !isOnceMore)) return;
    isOnceMore = hasGrown;
    collect();
    settledBytes = residentBytes();
  };
};

const loopBusyShare = (): (() => number) => {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
};

const lookEveryMs = 500;

/**
 * Lets this process collect its garbage when nobody wants anything of it, until the function it gives is called; Node must let it
 * (`--expose-gc`). V8 collects when there is something to be allocated, so without it a process keeps what a rush has left for as long as it is quiet.
 */
export const collectWhenCalm = (): (() => void) => {
  const collection = globalThis.gc;
  if (collection === undefined) return () => undefined;
  // Only the flavour it keeps for need gives the pages it has emptied back to the machine.
  const collect = () => void collection({ type: 'major', execution: 'async', flavor: 'last-resort' });
  const timer = setInterval(
    calmAppearance({ busyShare: loopBusyShare(), residentBytes: () => process.memoryUsage.rss(), collect }),
    lookEveryMs,
  ).unref();
  return () => clearInterval(timer);
};
