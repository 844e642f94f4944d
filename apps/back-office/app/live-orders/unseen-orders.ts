import { useSyncExternalStore } from 'react';

let unseen = 0;
const listeners = new Set<() => void>();

const set = (count: number): void => {
  if (count === unseen) return;
  unseen = count;
  for (const listener of listeners) listener();
};

/** Counts an order that was placed while the desk is open. */
export const noteNewOrder = (): void => set(unseen + 1);

/** Says that somebody sees the orders as they are now. */
export const markOrdersSeen = (): void => set(0);

const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns how many orders were placed that no screen has shown yet. */
export const useUnseenOrders = (): number => useSyncExternalStore(onChange, () => unseen);
