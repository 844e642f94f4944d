const minuteMs = 60_000;

/** A session ends 12 hours after it began, in milliseconds. */
export const sessionLifeMs = 12 * 60 * minuteMs;
/** A session ends when nothing was asked in it for 30 minutes, in milliseconds. */
export const idleAtMostMs = 30 * minuteMs;
/** The time a session was last seen is written again when it is older than this, in milliseconds. */
export const seenAgainAfterMs = minuteMs;
/** A second factor opens what asks for it for five minutes, in milliseconds. */
const stepUpLifeMs = 5 * minuteMs;

/** Until when a second factor opens what asks for it; null when that time is over. */
export const steppedUpUntil = (steppedUpAt: Date | null, now: number): Date | null =>
  steppedUpAt !== null && hasSteppedUp(steppedUpAt, now)
    ? new Date(steppedUpAt.getTime() + stepUpLifeMs)
    : null;

/** Whether the second factor was given at most five minutes before `now` (epoch milliseconds). */
export const hasSteppedUp = (steppedUpAt: Date | null, now: number): boolean => {
  if (steppedUpAt === null) return false;
  const age = now - steppedUpAt.getTime();
  return age >= 0 && age <= stepUpLifeMs;
};
