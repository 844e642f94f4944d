const minuteMs = 60_000;

/** Minutes before the second attempt and each further one: three days in all. */
const pausesInMinutes = [1, 5, 30, 120, 300, 600, 840, 1200, 1440];

/** When a delivery is tried next after so many attempts; null: it is given up. */
export const nextAttemptAt = (attempts: number, now: number): Date | null => {
  const pause = pausesInMinutes[attempts - 1];
  return pause === undefined ? null : new Date(now + pause * minuteMs);
};
