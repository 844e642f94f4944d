import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until it is so; what it throws means not yet. Throws after the given milliseconds. */
export const waitUntil = async (
  what: string | (() => string),
  isSo: () => Promise<boolean>,
  atMostMs = 120_000,
): Promise<void> => {
  for (const deadline = Date.now() + atMostMs; !(await isSo().catch(() => false)); await pause(100))
    if (Date.now() > deadline)
      throw new Error(`Not within ${atMostMs / 1000} s: ${typeof what === 'string' ? what : what()}`);
};
