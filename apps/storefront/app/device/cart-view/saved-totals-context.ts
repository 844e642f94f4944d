import type { TotalsContext } from '@dijla/contract/client';
import type { Collections, DeviceStorage } from '../platform/device-storage.ts';

const isWhole = ({ promotions, payable, shipping_methods: methods }: Partial<TotalsContext>): boolean =>
  Array.isArray(promotions) &&
  payable !== undefined &&
  methods?.every(({ regions }: Partial<(typeof methods)[number]>) => Array.isArray(regions)) === true;

/** The store's totals context as this device last read it; one an older build kept, which knew no promotions, no regions or nothing of what couriers take, is none. */
export const keptContext = async (
  storage: DeviceStorage,
  storeCode: string,
): Promise<Collections['contexts'] | null> => {
  const kept = await storage.read('contexts', storeCode);
  return kept !== null && isWhole(kept.context) ? kept : null;
};
