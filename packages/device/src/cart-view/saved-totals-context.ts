import type { TotalsContext } from '@dijla/contract/client';
import type { Collections, DeviceStorage } from '../platform/device-storage.ts';

const isWhole = ({ promotions, payable, shipping_methods: methods }: Partial<TotalsContext>): boolean =>
  Array.isArray(promotions) &&
  payable !== undefined &&
  methods?.every(({ regions }: Partial<(typeof methods)[number]>) => Array.isArray(regions)) === true;

/**
 * Returns the store's totals context as last read on this device. Returns null for one stored by an older
 * build without promotions, regions or payable amounts.
 */
export const keptContext = async (
  storage: DeviceStorage,
  storeCode: string,
): Promise<Collections['contexts'] | null> => {
  const kept = await storage.read('contexts', storeCode);
  return kept !== null && isWhole(kept.context) ? kept : null;
};
