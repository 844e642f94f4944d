/** An entry of a list; what is the same has the same key. */
export type ListEntry = { key: string };

/** A change that the provider has not acknowledged: the entry as it is now, or as it was when it was removed. */
export type ListChange<Entry extends ListEntry> = {
  id: string;
  entry: Entry;
  isRemoved: boolean;
  /** Whether the provider may have an entry of this key: it told so, or was told and did not answer. */
  mayBeThere: boolean;
};

/**
 * A list of the shopper's, as the device keeps it. `known` is what the provider told last, `changes` what was done
 * since, oldest first and one a key. A guest's list is changes alone, which go to the account after a login.
 */
export type KeptList<Entry extends ListEntry> = {
  /** The customer; null for a guest. */
  owner: number | null;
  known: Entry[];
  changes: ListChange<Entry>[];
};

export const emptyList = <Entry extends ListEntry>(owner: number | null = null): KeptList<Entry> => ({
  owner,
  known: [],
  changes: [],
});

/** Returns the entries as the shopper sees them, what was added last first. */
export const entriesOf = <Entry extends ListEntry>({ known, changes }: KeptList<Entry>): Entry[] => {
  const changed = new Map(changes.map((change) => [change.entry.key, change]));
  const standing = new Set(known.map(({ key }) => key));
  const added = changes.filter(({ entry, isRemoved }) => !isRemoved && !standing.has(entry.key));
  return [
    ...added.map(({ entry }) => entry).toReversed(),
    ...known.flatMap((entry) => {
      const change = changed.get(entry.key);
      return change === undefined ? [entry] : change.isRemoved ? [] : [change.entry];
    }),
  ];
};

/**
 * Returns the list after an entry was put or removed. A later change of a key replaces the one before it; adding
 * and removing what the provider was never told of leaves nothing.
 */
export const withChange = <Entry extends ListEntry>(
  list: KeptList<Entry>,
  { id, entry, isRemoved }: Omit<ListChange<Entry>, 'mayBeThere'>,
): KeptList<Entry> => {
  const before = list.changes.find((change) => change.entry.key === entry.key);
  const mayBeThere = before?.mayBeThere === true || list.known.some(({ key }) => key === entry.key);
  const others = list.changes.filter((change) => change.entry.key !== entry.key);
  return {
    ...list,
    changes: isRemoved && !mayBeThere ? others : [...others, { id, entry, isRemoved, mayBeThere }],
  };
};

/** Returns the list before its changes are sent: from then on the provider may have them. */
export const asSent = <Entry extends ListEntry>(list: KeptList<Entry>): KeptList<Entry> => ({
  ...list,
  changes: list.changes.map((change) => ({ ...change, mayBeThere: true })),
});

/** Returns the list after an answer: what the provider has, with the changes that were made since it was asked. */
export const withAnswer = <Entry extends ListEntry>(
  list: KeptList<Entry>,
  { known, answered }: { known: Entry[]; answered: ReadonlySet<string> },
): KeptList<Entry> => ({
  ...list,
  known,
  changes: list.changes.filter(({ id }) => !answered.has(id)),
});

/**
 * Returns the list of whoever is signed in now. A guest's list goes to the customer who logs in, once: its keys are
 * those of the account. Another customer's list is not carried over.
 */
export const ownedBy = <Entry extends ListEntry>(
  list: KeptList<Entry>,
  owner: number | null,
): KeptList<Entry> => {
  if (list.owner === owner) return list;
  return list.owner === null ? { ...list, owner } : emptyList(owner);
};
