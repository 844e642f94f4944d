import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const fileOf = (pid: number | undefined, name: string): string => {
  try {
    return readFileSync(`/proc/${String(pid)}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Returns the current memory of a process in MB of 1024 × 1024 bytes; NaN where the system does not provide
 * it.
 */
export const residentMegabytes = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(fileOf(pid, 'status'))?.[1]) / 1024;

/**
 * Returns the peak memory of a process so far in whole MB; null where the system does not provide it, for
 * example after the process has ended.
 */
export const mostMegabytes = (pid: number | undefined): number | null => {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(fileOf(pid, 'status')) ?? [];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
};

const threadsOf = (pid: number | undefined): string[] => {
  try {
    return readdirSync(`/proc/${String(pid)}/task`);
  } catch {
    return [];
  }
};

const nanosecondsPerMs = 1e6;

/**
 * Returns the CPU milliseconds of a process so far, summed over its threads; NaN where the system does not
 * provide them.
 */
export const processorMs = (pid: number | undefined): number => {
  const threads = threadsOf(pid);
  if (threads.length === 0) return Number.NaN;
  return (
    threads.reduce(
      (sum, thread) => sum + Number.parseInt(fileOf(pid, `task/${thread}/schedstat`) || '0', 10),
      0,
    ) / nanosecondsPerMs
  );
};

const lookEveryMs = 4;

/** Returns the peak memory of a process in MB while the work runs, sampled every 4 ms. */
export const peakMegabytes = async (
  pid: number | undefined,
  work: () => Promise<unknown>,
): Promise<number> => {
  const watch = { isOver: false, most: residentMegabytes(pid) };
  const working = work().finally(() => {
    watch.isOver = true;
  });
  while (!watch.isOver) {
    watch.most = Math.max(watch.most, residentMegabytes(pid));
    await pause(lookEveryMs);
  }
  await working;
  return watch.most;
};
