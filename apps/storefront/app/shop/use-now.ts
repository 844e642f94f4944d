import { useSyncExternalStore } from 'react';
import { shopTime } from '../shop-clock.ts';

const minuteMs = 60_000;

const currentMinute = (): number => Math.floor(shopTime() / minuteMs) * minuteMs;

const tellEachMinute = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, minuteMs / 2);
  return () => clearInterval(timer);
};

const noTime = (): null => null;

/** The shop's time in ms since 1970, whatever the device's clock says, to the minute; null on the server and while its page is taken over, so that both paint the same. */
export const useNow = (): number | null => useSyncExternalStore(tellEachMinute, currentMinute, noTime);
