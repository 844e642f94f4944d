import type { SearchAnswer, TotalsContext } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import type { StoredDocument } from '../../offline/stored-document.ts';
import type { SyncTask } from '../../offline/sync-task.ts';
import type { CheckoutDetails } from '../cart/checkout-details.ts';
import type { DeviceCart } from '../cart/device-cart.ts';
import type { DeviceOrder } from '../orders/device-order.ts';
import type { KeptSession } from '../session/saved-session.ts';

/** The device's stored data by collection; times are in milliseconds since 1970. */
export type Collections = {
  /** One cart for both stores, under the key `cart`. */
  cart: DeviceCart;
  /** Orders by their order id. */
  orders: DeviceOrder;
  /** Values of the checkout form, under the key `details`. */
  checkout: CheckoutDetails;
  /** The signed-in session, under the key `session`. */
  session: KeptSession;
  /** Pending calls to the provider other than cart and orders, by task id. */
  tasks: SyncTask;
  /**
   * Totals contexts by store code; `is_own` means that the context was made for a customer with individual
   * prices. Older builds did not store it.
   */
  contexts: { context: TotalsContext; seen_at: number; is_own?: boolean };
  /** Documents by store, entity and id. */
  documents: StoredDocument;
  /** Keys of documents by their url path or sku. */
  aliases: { document: string; seen_at: number };
  /** Search answers by store, entity and query. */
  queries: { answer: SearchAnswer<WireDocument>; seen_at: number };
};

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
