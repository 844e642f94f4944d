import { browserStorage } from '@dijla/device/platform/browser-device';
import { deviceNotices } from '@dijla/device/notices/device-notices';
import type { DeviceStorage } from '@dijla/device/platform/device-storage';

let storage: DeviceStorage | null = null;

/**
 * Returns the page's storage, opened on first use. Cart and documents share it, so that both fall back to
 * memory together. Never on a server.
 */
export const pageStorage = (): DeviceStorage => {
  storage ??= browserStorage(() => deviceNotices.post({ code: 'storage.memory-only', kind: 'warning' }));
  return storage;
};
