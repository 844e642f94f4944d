/**
 * The device's stored data by collection. Each subject adds the type of its own collection, beside that type;
 * times are in milliseconds since 1970.
 */
export interface Collections {}

export type Collection = keyof Collections;
/** Collections whose values tell when they were last seen. */
export type DatedCollection = {
  [C in Collection]: Collections[C] extends { seen_at: number } ? C : never;
}[Collection];

export type Change = { [C in Collection]: { in: C; key: string; put: Collections[C] | null } }[Collection];

/**
 * The device's storage. `write` writes all changes or none; `put: null` removes. `trim` keeps that many
 * entries of a collection that is dropped when room runs out, those seen last.
 */
export type DeviceStorage = {
  read: <C extends Collection>(collection: C, key: string) => Promise<Collections[C] | null>;
  list: <C extends Collection>(collection: C) => Promise<Collections[C][]>;
  write: (changes: readonly Change[]) => Promise<void>;
  clear: (which: readonly Collection[]) => Promise<void>;
  trim: (collection: DatedCollection, most: number) => Promise<void>;
  /** Gives up the connection to the disk; the next use opens another. Absent where there is none. */
  renew?: () => void;
};
