import type { Collection, Collections, DatedCollection } from './device-storage.ts';

type Stored<Name extends Collection> = {
  name: Name;
  /** Version of the device database since which the values have this form; a new collection takes the next. */
  version: number;
  /** Brings a value of an older form to this one; null drops it. Without it, older values stay as they are. */
  upgrade?: (old: unknown) => Collections[Name] | null;
};

/** What a shopper did or entered: kept as long as there is room, and found again by its key. */
export type DeviceCollection<Name extends Collection> = Stored<Name> & {
  onQuota: 'keep';
  keyOf: (value: Collections[Name]) => string;
  /** Whether the value is removed when the session of this customer ends (spec 2 §4). */
  isOfCustomer: (value: Collections[Name], customerId: number) => boolean;
};

/** Copies of the provider's data, each with the time it was last seen: dropped first when room runs out. */
export type CopyCollection<Name extends DatedCollection = DatedCollection> = Stored<Name> & {
  onQuota: 'drop';
};

type OwnCollection = { [Name in Collection]: DeviceCollection<Name> }[Collection];

/** An entry of the list of all collections. */
export type AnyCollection = OwnCollection | CopyCollection;

/** Returns the collections that a shopper would miss. */
export const ownCollections = (all: readonly AnyCollection[]): OwnCollection[] =>
  all.filter((collection) => collection.onQuota === 'keep');

/** Returns the names of the collections that only copy the provider's data. */
export const copiesAmong = (all: readonly AnyCollection[]): DatedCollection[] =>
  all.flatMap((collection) => (collection.onQuota === 'drop' ? collection.name : []));
