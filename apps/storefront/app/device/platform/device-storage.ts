import type { SearchAnswer, TotalsContext } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import type { StoredDocument } from '../../offline/stored-document.ts';
import type { SyncTask } from '../../offline/sync-task.ts';
import type { CheckoutDetails } from '../cart/checkout-details.ts';
import type { DeviceCart } from '../cart/device-cart.ts';
import type { DeviceOrder } from '../orders/device-order.ts';
import type { KeptSession } from '../session/saved-session.ts';

/** What the device keeps, by collection; times are milliseconds since 1970. */
export type Collections = {
  /** One cart for both stores, under the key `cart`. */
  cart: DeviceCart;
  /** Orders by their order id. */
  orders: DeviceOrder;
  /** What was typed at checkout, under the key `details`. */
  checkout: CheckoutDetails;
  /** Who is signed in, under the key `session`. */
  session: KeptSession;
  /** What waits to be told to the provider besides cart and orders, by task id. */
  tasks: SyncTask;
  /** Totals contexts by store code; `is_own`: made for a customer with prices of her own. Older builds did not say. */
  contexts: { context: TotalsContext; seen_at: number; is_own?: boolean };
  /** Documents by store, entity and id. */
  documents: StoredDocument;
  /** Key of a document by what else it is known by: url path, sku. */
  aliases: { document: string; seen_at: number };
  /** Answers by store, entity and query. */
  queries: { answer: SearchAnswer<WireDocument>; seen_at: number };
};

export type Collection = keyof Collections;
/** Copies of what the provider has: cleared first when room is short. */
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

/** Where the device keeps things. `write` is all or nothing; `put: null` removes. `trim` keeps that many, the latest seen. */
export type DeviceStorage = {
  read: <C extends Collection>(collection: C, key: string) => Promise<Collections[C] | null>;
  list: <C extends Collection>(collection: C) => Promise<Collections[C][]>;
  write: (changes: readonly Change[]) => Promise<void>;
  clear: (which: readonly Collection[]) => Promise<void>;
  trim: (collection: CacheCollection, most: number) => Promise<void>;
};
