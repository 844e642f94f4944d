import type { Step } from './open-loop.ts';

/** What still counts as in time: of a hundred answers all but one within so many milliseconds, and one in a hundred refused at most. */
type InTime = { p99Ms: number };

const failedAtMost = 0.01;

/** Whether a step was carried: its answers came in time, and as many as were asked for. */
export const isCarried = (
  { offered, p99, failed, answered }: Step,
  { p99Ms, seconds }: InTime & { seconds: number },
): boolean => p99 <= p99Ms && failed <= failedAtMost * offered * seconds && answered >= 0.9 * offered;

/** Returns the last step before the first that was not carried; undefined when not even the first was. */
export const kneeOf = (steps: readonly Step[], inTime: InTime & { seconds: number }): Step | undefined => {
  const first = steps.findIndex((step) => !isCarried(step, inTime));
  return steps[(first === -1 ? steps.length : first) - 1];
};
