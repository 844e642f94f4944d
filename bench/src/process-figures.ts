import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const fileOf = (pid: number | undefined, name: string): string => {
  try {
    return readFileSync(`/proc/${String(pid)}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/** What a process has in memory now, in MB of 1024 × 1024 bytes; NaN where the system does not tell. */
export const residentMegabytes = (pid: number | undefined): number => Number(/VmRSS:\s+(\d+) kB/.exec(fileOf(pid, 'status'))?.[1]) / 1024;

/** Linux counts processor time in hundredths of a second. */
const millisecondsPerTick = 10;

/** Processor time of a process so far in ms, in steps of 10; NaN where the system does not tell. */
export const processorMs = (pid: number): number => {
  // The program's name comes before and may hold anything but a closing bracket and a space.
  const [, ...fields] = fileOf(pid, 'stat').split(') ');
  const numbers = fields.join(') ').split(' ');
  return (Number(numbers[11]) + Number(numbers[12])) * millisecondsPerTick;
};

const lookEveryMs = 4;

/** The most memory a process has while some work is under way, in MB, looked at every 4 ms. */
export const peakMegabytes = async (pid: number | undefined, work: () => Promise<unknown>): Promise<number> => {
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
