/**
 * The device's stored data by collection. Each subject adds the type of its own collection, beside that type;
 * times are in milliseconds since 1970.
 */
export interface Collections {}

export type Collection = keyof Collections;
/** Collections that only copy the provider's data: cleared first when the quota is exceeded. */
export type CacheCollection = Extract<Collection, 'documents' | 'aliases' | 'queries'>;

export const cacheCollections = [
  'documents',
  'aliases',
  'queries',
] as const satisfies readonly CacheCollection[];
export const collections = [
  'cart',
  'orders',
  'checkout',
  'session',
  'tasks',
  'contexts',
  ...cacheCollections,
] as const satisfies readonly Collection[];

export type Change = { [C in Collection]: { in: C; key: string; put: Collections[C] | null } }[Collection];

/**
 * The device's storage. `write` writes all changes or none; `put: null` removes. `trim` keeps that many
 * entries, those seen last.
 */
export type DeviceStorage = {
  read: <C extends Collection>(collection: C, key: string) => Promise<Collections[C] | null>;
  list: <C extends Collection>(collection: C) => Promise<Collections[C][]>;
  write: (changes: readonly Change[]) => Promise<void>;
  clear: (which: readonly Collection[]) => Promise<void>;
  trim: (collection: CacheCollection, most: number) => Promise<void>;
};
