import {
  type OrderProof,
  type TrackedOrders,
  trackedOrders,
} from '@dijla/device/orders/tracked/tracked-orders';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageClient } from '../page-client.ts';
import { pageStorage } from '../storage/page-storage.ts';

export type { TrackResult } from '@dijla/device/orders/tracked/tracked-orders';
export type { TrackedOrder } from '@dijla/device/orders/tracked/tracked-orders-collection';

let tracked: TrackedOrders | null = null;

const live = (): TrackedOrders =>
  (tracked ??= trackedOrders({
    client: pageClient,
    storage: pageStorage(),
    now: () => Date.now(),
    store: () => storeOfPath(location.pathname).code,
  }));

/** Returns the orders that this device follows without an account, those seen last first. */
export const listTrackedOrders = () => live().list();

/** Returns a tracked order as it is kept; null when there is none. */
export const keptTrackedOrder = (number: string) => live().kept(number);

/** Reads an order by its number and the telephone it was ordered with, or its key, and keeps it. */
export const trackOrder = (number: string, proof: OrderProof) => live().open(number, proof);

/** Reads an order of this device again. */
export const refreshTrackedOrder = (number: string) => live().refresh(number);

/** Says whether an order is meant, and reads it as it is then. */
export const confirmTrackedOrder = async (number: string, token: string, isMeant: boolean) => {
  const confirmed = await live().confirm(number, token, isMeant);
  const read = await live().refresh(number);
  return { confirmed, read };
};

export const forgetTrackedOrder = (number: string) => live().forget(number);
