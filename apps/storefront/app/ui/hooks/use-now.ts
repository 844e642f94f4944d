import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

// oxlint-disable-next-line no-restricted-globals -- the one place where screens read the clock
const currentMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

const tellEachMinute = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, minuteMs / 2);
  return () => clearInterval(timer);
};

const noTime = (): null => null;

/** The time in ms since 1970, to the minute; null on the server and while its page is taken over, so that both paint the same. */
export const useNow = (): number | null => useSyncExternalStore(tellEachMinute, currentMinute, noTime);
