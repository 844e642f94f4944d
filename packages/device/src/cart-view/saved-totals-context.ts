import type { TotalsContext } from '@dijla/contract/client';
import type { Collections, DeviceStorage } from '../platform/device-storage.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /**
     * Totals contexts by store code; `is_own` means that the context was made for a customer with individual
     * prices. Older builds did not store it.
     */
    contexts: { context: TotalsContext; seen_at: number; is_own?: boolean };
  }
}

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
