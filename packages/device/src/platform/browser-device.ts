import type { ContractClient } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { shopTime } from './shop-clock.ts';
import { browserLocks } from './browser-locks.ts';
import { deviceCollections } from '../device-collections.ts';
import { deviceDatabase } from './device-database.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { Device } from './device.ts';
import { newId } from './new-id.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import { safeStorage } from './safe-storage.ts';

/** Milliseconds the disk may take before memory replaces it. */
const patience = 5_000;

/** Channel on which tabs and the worker announce a change of the stored data. */
export const deviceChannelName = 'dijla';

/** Returns this browser's storage, in memory if the browser refuses to store. */
export const browserStorage = (onMemoryOnly: () => void): DeviceStorage =>
  safeStorage(deviceDatabase(deviceCollections), {
    collections: deviceCollections,
    onMemoryOnly,
    patience,
  });

export type BrowserDeviceOptions = {
  storage: DeviceStorage;
  client: ContractClient;
  store: () => StoreCode;
  notify: (notice: DeviceNotice) => void;
  channel: BroadcastChannel | null;
  askForWake: () => void;
};

/** Returns the device for a page or a worker. Its time is the shop's. */
export const browserDevice = ({
  storage,
  client,
  store,
  notify,
  channel,
  askForWake,
}: BrowserDeviceOptions): Device => ({
  storage,
  client,
  withLock: browserLocks(navigator.locks),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  tellOthers: () => channel?.postMessage('changed'),
  store,
  now: shopTime,
  newId: () => newId(),
  isOnline: () => navigator.onLine,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  notify,
  askForWake,
});
