const first = 1_000;
const longest = 60_000;

/**
 * Returns the milliseconds until the next retry after this many failures in a row: 1 s, 2 s, 4 s … at most a
 * minute.
 */
export const retryDelay = (failures: number): number =>
  Math.min(first * 2 ** Math.max(failures - 1, 0), longest);
