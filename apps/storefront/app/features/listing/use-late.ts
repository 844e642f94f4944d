// @chunk listing
import { useEffect, useState } from 'react';

/** Milliseconds up to which nobody minds waiting. */
const patience = 300;

/** True once one has waited for longer than goes by unnoticed: what comes at once is not dimmed first. */
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
