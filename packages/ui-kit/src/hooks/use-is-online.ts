import { useSyncExternalStore } from 'react';

const listen = (tell: () => void): (() => void) => {
  const listening = new AbortController();
  for (const name of ['online', 'offline'])
    globalThis.addEventListener(name, tell, { signal: listening.signal });
  return () => listening.abort();
};

/** Whether the device has a network; true on the server. A network may still not reach the shop. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
