import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

// oxlint-disable-next-line no-restricted-globals -- the one place where screens read the clock
const currentMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

const tellEachMinute = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, minuteMs / 2);
  return () => clearInterval(timer);
};

const noTime = (): null => null;

/**
 * Returns the time in milliseconds since 1970, rounded down to the minute; null on the server and during
 * hydration, so that both render the same.
 */
export const useNow = (): number | null => useSyncExternalStore(tellEachMinute, currentMinute, noTime);
