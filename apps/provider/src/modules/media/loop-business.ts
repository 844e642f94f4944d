import { performance } from 'node:perf_hooks';

const busyShare = 0.6;

/** Answers whether this process's event loop was busy for most of the time since it was last asked. */
export const loopBusiness = (): (() => boolean) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > busyShare;
  };
};
