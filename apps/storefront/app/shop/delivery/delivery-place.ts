import { useSyncExternalStore } from 'react';
import type { Governorate } from './governorates.ts';

/** A governorate with its names, so that showing it needs no list of all. */
export type DeliveryPlace = Pick<Governorate, 'id' | 'names'>;

/** Where most orders go (spec 1 §3): until the shopper chooses, and on the server. */
export const defaultPlace: DeliveryPlace = { id: 611, names: { en: 'Baghdad', ar: 'بغداد' } };

const key = 'dijla-delivery-place';

const isPlace = (value: unknown): value is DeliveryPlace => {
  const { id, names } = (value ?? {}) as Partial<DeliveryPlace>;
  return typeof id === 'number' && typeof names?.en === 'string' && typeof names.ar === 'string';
};

/** The place in what was kept; the default for none and for what is none. */
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

/** Another tab chose. */
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

/** The governorate this device shops for. */
export const deliveryPlace = (): DeliveryPlace => {
  current ??= placeOf(keptText());
  return current;
};

/** Remembers it on the device and shows it everywhere. */
export const chooseDeliveryPlace = ({ id, names }: DeliveryPlace): void => {
  current = { id, names };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
  tell();
};

const onServer = (): DeliveryPlace => defaultPlace;

/** The governorate this device shops for; the default on the server and while its page is taken over. */
export const useDeliveryPlace = (): DeliveryPlace => useSyncExternalStore(listen, deliveryPlace, onServer);
