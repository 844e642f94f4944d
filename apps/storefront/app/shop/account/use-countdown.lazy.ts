import { useEffect, useState } from 'react';

/** Returns the whole seconds until a moment of `performance.now()`; 0 once it has come. */
export const useCountdown = (until: number): number => {
  const left = () => Math.max(0, Math.ceil((until - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (performance.now() >= until) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `left` reads `until` alone
  }, [until]);
  return seconds;
};
