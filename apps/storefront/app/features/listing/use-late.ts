// @chunk listing
import { useEffect, useState } from 'react';

/** Milliseconds a wait may last before it is shown. */
const patience = 300;

/** Returns true once a wait has lasted longer than that, so that fast answers do not flash a dimmed state. */
export const useLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
};
