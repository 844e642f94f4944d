// @chunk trade
import { useSyncExternalStore } from 'react';

/** Writes an amount of the store's minor units in the currency that this device shows besides. */
export type OtherCurrency = (minor: number) => string;

let shown: OtherCurrency | null = null;
const listeners = new Set<() => void>();

/** Shows prices in another currency too; null in none. */
export const showOtherCurrency = (other: OtherCurrency | null): void => {
  shown = other;
  for (const listener of listeners) listener();
};

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns how this device writes amounts besides; null on a server, so that no page that is kept holds one. */
export const useOtherCurrency = (): OtherCurrency | null =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  );
