import type { Collections, DeviceStorage } from './device-storage.ts';

/** The store's totals context as this device last read it; one an older build kept, which knew no promotions, is none. */
export const keptContext = async (storage: DeviceStorage, storeCode: string): Promise<Collections['contexts'] | null> => {
  const kept = await storage.read('contexts', storeCode);
  return kept !== null && Array.isArray(kept.context.promotions) ? kept : null;
};
