import type { StoreCode } from '../../i18n/store-views.ts';
import type { Addition, RemovedLine } from '../cart/change-lines.ts';
import type { ShippingInformation } from '../cart/choose-shipping.ts';

/** What the shopper does to the cart, as it can be written down and done by another page. */
export type CartAct =
  | { kind: 'add'; additions: readonly Addition[] }
  | { kind: 'set-qty'; line_key: string; qty: number }
  | { kind: 'remove'; line_key: string }
  | { kind: 'put-back'; removed: RemovedLine }
  | { kind: 'replace'; line_key: string; addition: Addition }
  | { kind: 'apply-coupon'; code: string }
  | { kind: 'delete-coupon' }
  | { kind: 'choose-shipping'; information: ShippingInformation };

/**
 * An act that is shown and perhaps not kept yet. `at` is milliseconds since 1970, `place` its place among those of its page; `owner` and
 * `store_code` are whose cart it was done to and in which store.
 */
export type JournalEntry = {
  id: string;
  at: number;
  place: number;
  owner: string | null;
  store_code: StoreCode;
  act: CartAct;
};

/** Where a page writes down what it is about to show; none of it ever fails, a browser that keeps no notes has none. */
export type ActionJournal = {
  write: (note: JournalEntry) => void;
  forget: (id: string) => void;
  /** Those of every page of the browser, in the order they were done. */
  open: () => JournalEntry[];
};

/** Whether one act was done before the other. */
export const isBefore = (one: JournalEntry, other: JournalEntry): boolean =>
  one.at < other.at || (one.at === other.at && one.place < other.place);
