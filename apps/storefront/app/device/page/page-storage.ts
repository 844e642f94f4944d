import { browserStorage } from '../platform/browser-device.ts';
import { deviceNotices } from '../notices/device-notices.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';

let storage: DeviceStorage | null = null;

/** What this page keeps, opened with its first use: one for cart and documents, so that both fall back together. Never on a server. */
export const pageStorage = (): DeviceStorage => {
  storage ??= browserStorage(() => deviceNotices.post({ code: 'storage.memory-only', kind: 'warning' }));
  return storage;
};
