import { useEffect, useState } from 'react';

/**
 * Milliseconds since 1970 on the device, refreshed every `refreshMs`; null on the server and in the first render, so that
 * a page rendered yesterday hydrates silently today. The one place where screens read a clock.
 */
export const useNow = (refreshMs: number): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setNow(Math.round(performance.timeOrigin + performance.now()));
    read();
    const timer = setInterval(read, refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);
  return now;
};
