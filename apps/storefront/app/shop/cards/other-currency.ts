// @chunk trade
import type { Fraction } from '@dijla/commerce-rules/money/fraction-of';
import type { CurrencySettings } from '@dijla/contract/client';
import { useSyncExternalStore } from 'react';

/**
 * A currency in which this device shows prices besides the one that is charged; `rate` are its minor units for each minor
 * unit of the store's.
 */
export type OtherCurrency = { currency: CurrencySettings; rate: Fraction };

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

/** Returns the other currency of this device; null on a server, so that no page that is kept holds one. */
export const useOtherCurrency = (): OtherCurrency | null =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  );
