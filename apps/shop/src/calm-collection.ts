import { performance } from 'node:perf_hooks';

/** A process's load and size, and how to collect its garbage. */
export type Collecting = {
  /** Share of the time since the last call during which the process was busy, 0 to 1. */
  busyShare: () => number;
  residentBytes: () => number;
  collect: () => void;
};

const calmShare = 0.05;
/** Minimum growth in bytes that justifies the 100 to 200 ms a collection takes. */
const worthBytes = 24 * 1024 * 1024;

/**
 * Returns a check to call regularly. It collects when the process has been idle since the last check and has
 * grown since the last collection, or when there was none, and once more at the next idle check, for objects
 * that are freed only after the first collection.
 */
export const calmCheck = ({ busyShare, residentBytes, collect }: Collecting): (() => void) => {
  let settledBytes = 0;
  let isOnceMore = false;
  return () => {
    const [isCalm, bytes] = [busyShare() <= calmShare, residentBytes()];
    // Collected memory returns to the system gradually.
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
 * Collects this process's garbage while it is idle, until the returned function is called. Requires Node's
 * `--expose-gc`. V8 collects only on allocation, so otherwise an idle process keeps the memory of its last
 * peak.
 */
export const collectWhenCalm = (): (() => void) => {
  const collection = globalThis.gc;
  if (collection === undefined) return () => undefined;
  // Only this flavor returns empty pages to the system.
  const collect = () => void collection({ type: 'major', execution: 'async', flavor: 'last-resort' });
  const timer = setInterval(
    calmCheck({ busyShare: loopBusyShare(), residentBytes: () => process.memoryUsage.rss(), collect }),
    lookEveryMs,
  ).unref();
  return () => clearInterval(timer);
};
