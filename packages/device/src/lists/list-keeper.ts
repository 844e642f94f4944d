import type { StoreApi } from 'zustand/vanilla';
import type { SessionPlace } from '../session/session-environment.ts';
import {
  asSent,
  emptyList,
  entriesOf,
  type KeptList,
  type ListChange,
  type ListEntry,
  ownedBy,
  withAnswer,
  withChange,
} from './kept-list.ts';

/** A list as a page shows it. On the server and until the device was read it is not `ready`. */
export type ListState<Entry extends ListEntry> = { ready: boolean; entries: readonly Entry[] };

/**
 * What the provider answers: the list as it has it; or that it refuses, with its words; or null when it cannot be
 * asked now.
 */
export type ListAnswer<Entry extends ListEntry> = { known: Entry[] } | { refused: string } | null;

/** How a list is stored and sent. */
export type ListParts<Entry extends ListEntry> = {
  place: Pick<SessionPlace, 'withLock' | 'newId'>;
  load: () => Promise<KeptList<Entry> | null>;
  save: (list: KeptList<Entry>) => Promise<void>;
  /** Id of the customer who is signed in; null for a guest. */
  customer: () => Promise<number | null>;
  /** Reads the list, or tells what was changed of it; `before` is the list as the device has it. */
  ask: (changes: readonly ListChange<Entry>[], before: KeptList<Entry>) => Promise<ListAnswer<Entry>>;
  state: StoreApi<ListState<Entry>>;
  /** Says why the provider refused; what was refused is undone. */
  onRefused: (text: string) => void;
  /** Tells the other tabs of a change. */
  tellOthers: () => void;
};

export type ListKeeper<Entry extends ListEntry> = {
  /** Shows what the device has, of whoever is signed in. */
  show: () => Promise<void>;
  /** Puts an entry, in place of one of its key, or removes it. It is shown at once, then stored. */
  change: (entry: Entry, isRemoved?: boolean) => Promise<void>;
  /** Sends what is pending and reads the list; without changes once on this page unless forced (spec 2 §4). */
  sync: (isForced?: boolean) => Promise<void>;
};

const ids = (changes: readonly { id: string }[]): ReadonlySet<string> => new Set(changes.map(({ id }) => id));

/** Changes the stored list of whoever is signed in, under the lock that every tab takes. */
const storedList =
  <Entry extends ListEntry>({ place, load, save, customer }: ListParts<Entry>) =>
  (change: (list: KeptList<Entry>) => KeptList<Entry> = (list) => list): Promise<KeptList<Entry>> =>
    place.withLock('write', async () => {
      const kept = (await load()) ?? emptyList<Entry>();
      const changed = change(ownedBy(kept, await customer()));
      if (changed !== kept) await save(changed);
      return changed;
    });

/**
 * Returns what asks the provider once: it sends what is pending, or reads the list once on this page unless forced.
 * Resolves to whether something is left to be sent at once.
 */
const asking = <Entry extends ListEntry>(
  { ask, onRefused, tellOthers }: ListParts<Entry>,
  stored: ReturnType<typeof storedList<Entry>>,
  paint: (list: KeptList<Entry>) => void,
) => {
  let readFor: number | null = null;
  return async (isForced: boolean): Promise<boolean> => {
    const list = await stored();
    if (list.owner === null) return false;
    if (list.changes.length === 0 && readFor === list.owner && !isForced) return false;
    const sent = list.changes.length === 0 ? list : await stored(asSent);
    const answer = await ask(sent.changes, sent);
    if (answer === null) return false;
    readFor = list.owner;
    const answered = ids(sent.changes);
    const after = await stored((kept) =>
      kept.owner === list.owner
        ? withAnswer(kept, { known: 'known' in answer ? answer.known : kept.known, answered })
        : kept,
    );
    if ('refused' in answer) onRefused(answer.refused);
    paint(after);
    tellOthers();
    return after.owner === list.owner && after.changes.length > 0;
  };
};

/** Returns the list with an entry put in the place of one of its key, or removed. */
const withEntry = <Entry extends ListEntry>(
  entries: readonly Entry[],
  entry: Entry,
  isRemoved: boolean,
): readonly Entry[] => {
  if (isRemoved) return entries.filter(({ key }) => key !== entry.key);
  const isThere = entries.some(({ key }) => key === entry.key);
  return isThere ? entries.map((other) => (other.key === entry.key ? entry : other)) : [entry, ...entries];
};

/** Returns the keeper of a list; several tabs may each have one. */
export const listKeeper = <Entry extends ListEntry>(parts: ListParts<Entry>): ListKeeper<Entry> => {
  const { place, state, tellOthers } = parts;
  const paint = (list: KeptList<Entry>): void => state.setState({ ready: true, entries: entriesOf(list) });
  const stored = storedList(parts);
  const askOnce = asking(parts, stored, paint);
  return {
    show: async () => paint(await stored()),
    change: async (entry, isRemoved = false) => {
      state.setState(({ entries }) => ({ entries: withEntry(entries, entry, isRemoved) }));
      const id = place.newId();
      paint(await stored((list) => withChange(list, { id, entry, isRemoved })));
      tellOthers();
    },
    sync: (isForced = false) =>
      // One sender in the browser, so that changes arrive in their order.
      place.withLock('lists', async () => {
        let isLeft = await askOnce(isForced);
        while (isLeft) isLeft = await askOnce(false);
      }),
  };
};
