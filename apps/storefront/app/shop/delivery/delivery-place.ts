import { byLanguage, type Language, languages } from '@dijla/contract/store-views';
import { useSyncExternalStore } from 'react';
import { textsInLanguages } from '../../i18n/texts-in-languages.ts';
import type { Governorate } from './governorates.ts';

/** A governorate with its names, so that it can be shown without the list of all. */
export type DeliveryPlace = Pick<Governorate, 'id' | 'name' | 'names'>;

/** The governorate of most orders (spec 1 §3), used on the server and until the shopper chooses one. */
export const defaultPlace: DeliveryPlace = {
  id: 611,
  name: 'Baghdad',
  names: await textsInLanguages('cart/baghdad', 'baghdad'),
};

const key = 'dijla-delivery-place';

type Kept = { id?: unknown; name?: unknown; names?: Partial<Record<Language, unknown>> };

/** A place saved before the shop had a language has no name in it, and is shown by one that it has. */
const wholePlace = (value: unknown): DeliveryPlace | null => {
  const { id, name, names = {} } = (value ?? {}) as Kept;
  const known = languages.map((language) => names[language]).find((name) => typeof name === 'string');
  if (typeof id !== 'number' || known === undefined) return null;
  return {
    id,
    name: typeof name === 'string' ? name : known,
    names: byLanguage((language) => {
      const inLanguage = names[language];
      return typeof inLanguage === 'string' ? inLanguage : known;
    }),
  };
};

/** Parses the saved governorate; returns the default for missing or invalid data. */
export const placeOf = (kept: string | null): DeliveryPlace => {
  try {
    return wholePlace(JSON.parse(kept ?? 'null')) ?? defaultPlace;
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
export const chooseDeliveryPlace = ({ id, name, names }: DeliveryPlace): void => {
  current = { id, name, names };
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
