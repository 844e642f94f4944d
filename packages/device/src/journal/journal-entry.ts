import type { StoreCode } from '@dijla/contract/store-views';
import type { CartAct } from '../cart/cart-act.ts';

/**
 * An act that is shown and may not be stored yet. `at` is in milliseconds since 1970, `place` is its
 * sequence number within its page; `owner` and `store_code` identify the cart's owner and the store.
 */
export type JournalEntry = {
  id: string;
  at: number;
  place: number;
  owner: string | null;
  store_code: StoreCode;
  act: CartAct;
};

/**
 * Where a page records what it is about to show. Its methods never throw; a browser that refuses to store
 * has no entries.
 */
export type ActionJournal = {
  write: (note: JournalEntry) => void;
  forget: (id: string) => void;
  /** Returns the entries of all pages of the browser, in the order of their acts. */
  open: () => JournalEntry[];
};

/** Whether one act was done before the other. */
export const isBefore = (one: JournalEntry, other: JournalEntry): boolean =>
  one.at < other.at || (one.at === other.at && one.place < other.place);
