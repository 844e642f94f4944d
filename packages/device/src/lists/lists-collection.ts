import type { ProductOption, WatchChannel, WatchKind } from '@dijla/contract/client';
import type { DeviceCollection } from '../platform/device-collection.ts';
import type { KeptList } from './kept-list.ts';

/** What of a product a list shows before the catalog was asked; without the price, which may change. */
export type ListedProduct = {
  sku: string;
  name: string;
  /** Language of the name if it is not the store view's. */
  lang: string | null;
  urlPath: string;
  picture: { path: string; tone: string | null } | null;
};

/** A product that was wished for, with what was chosen of it. */
export type DeviceWish = {
  key: string;
  sku: string;
  product_option: ProductOption | null;
  comment: string | null;
  /** Id at the provider; null until it has told it. */
  item_id: number | null;
  /** Null for what another device added, until the catalog was asked. */
  product: ListedProduct | null;
};

/** An alert: what is sold, whose page sells it, and how its watcher is told. */
export type DeviceWatch = {
  key: string;
  kind: WatchKind;
  sku: string;
  parent_sku: string;
  channel: WatchChannel;
  /** Null for what another device watches, until the catalog was asked. */
  product: ListedProduct | null;
};

/** The lists by their names; a comparison is on this device alone. */
export type KeptLists = {
  wishlist: KeptList<DeviceWish>;
  watchlist: KeptList<DeviceWatch>;
  compare: { products: ListedProduct[] };
};
export type ListName = keyof KeptLists;

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** Wishlist, alerts and comparison, by name. */
    lists: { [Name in ListName]: { name: Name; list: KeptLists[Name] } }[ListName];
  }
}

/**
 * A guest's wishes stay and go to the account; a customer's lists go with the session, and so does what is compared on
 * the device (spec 2 §4).
 */
export const listsCollection: DeviceCollection<'lists'> = {
  name: 'lists',
  version: 4,
  keyOf: ({ name }) => name,
  isOfCustomer: ({ list }, customerId) => !('owner' in list) || list.owner === customerId,
  onQuota: 'keep',
};
