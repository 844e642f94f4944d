import { browserStorage } from '../platform/browser-device.ts';
import { deviceNotices } from '../notices/device-notices.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';

let storage: DeviceStorage | null = null;

/**
 * Returns the page's storage, opened on first use. Cart and documents share it, so that both fall back to
 * memory together. Never on a server.
 */
export const pageStorage = (): DeviceStorage => {
  storage ??= browserStorage(() => deviceNotices.post({ code: 'storage.memory-only', kind: 'warning' }));
  return storage;
};
