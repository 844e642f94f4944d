import { performance } from 'node:perf_hooks';

const busyShare = 0.6;

/** Returns a test for whether this process's event loop was busy most of the time since the last check. */
export const eventLoopUtilization = (): (() => boolean) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > busyShare;
  };
};
