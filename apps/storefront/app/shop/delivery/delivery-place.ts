import { useSyncExternalStore } from 'react';
import type { Governorate } from './governorates.ts';

/** A governorate with its names, so that it can be shown without the list of all. */
export type DeliveryPlace = Pick<Governorate, 'id' | 'names'>;

/** The governorate of most orders (spec 1 §3), used on the server and until the shopper chooses one. */
export const defaultPlace: DeliveryPlace = { id: 611, names: { en: 'Baghdad', ar: 'بغداد' } };

const key = 'dijla-delivery-place';

const isPlace = (value: unknown): value is DeliveryPlace => {
  const { id, names } = (value ?? {}) as Partial<DeliveryPlace>;
  return typeof id === 'number' && typeof names?.en === 'string' && typeof names.ar === 'string';
};

/** Parses the saved governorate; returns the default for missing or invalid data. */
export const placeOf = (kept: string | null): DeliveryPlace => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return isPlace(value) ? value : defaultPlace;
  } catch {
    return defaultPlace;
  }
};

const keptText = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

let current: DeliveryPlace | null = null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Updates the governorate when another tab has changed it. */
const readAgain = (event: StorageEvent): void => {
  if (event.key !== key) return;
  current = placeOf(event.newValue);
  tell();
};

const listen = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', readAgain);
  };
};

/** Returns the governorate chosen on this device. */
export const deliveryPlace = (): DeliveryPlace => {
  current ??= placeOf(keptText());
  return current;
};

/** Saves the governorate on the device and updates everything that shows it. */
export const chooseDeliveryPlace = ({ id, names }: DeliveryPlace): void => {
  current = { id, names };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  tell();
};

const onServer = (): DeliveryPlace => defaultPlace;

/** Returns the governorate chosen on this device; the default on the server and during hydration. */
export const useDeliveryPlace = (): DeliveryPlace => useSyncExternalStore(listen, deliveryPlace, onServer);
