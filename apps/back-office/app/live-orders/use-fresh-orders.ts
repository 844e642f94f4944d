import { useEffect, useSyncExternalStore } from 'react';
import { markOrdersSeen, useUnseenOrders } from './unseen-orders.ts';

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Whether somebody types: what they look at must stay where it is. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input:not([type=checkbox]), textarea, select') ?? false;

/**
 * Reads the orders anew as they come while the page is looked at and nothing is held fast by it. Returns how many are
 * not shown yet, and the function that shows them.
 */
export const useFreshOrders = (
  refetch: () => Promise<unknown>,
  isHeld: boolean,
): { count: number; show: () => void } => {
  const count = useUnseenOrders();
  const isSeen = useSyncExternalStore(onVisibility, isVisible);
  const show = (): void => {
    markOrdersSeen();
    void refetch();
  };
  useEffect(() => {
    if (count > 0 && isSeen && !isHeld && !isTyping()) show();
    // oxlint-disable-next-line react/exhaustive-deps -- `show` is another one at each rendering
  }, [count, isSeen, isHeld]);
  return { count, show };
};
