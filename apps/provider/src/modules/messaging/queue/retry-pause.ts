const minuteMs = 60_000;
/** Attempts after which a message is given up: about 16 hours after the first. */
export const mostAttempts = 12;
const longestPauseMinutes = 240;

/** Returns the milliseconds before the next attempt, given how many there were: 1, 2, 4 … 240 minutes. */
export const retryPauseMs = (attempts: number): number =>
  Math.min(2 ** (attempts - 1), longestPauseMinutes) * minuteMs;
