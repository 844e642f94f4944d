import type { TotalsContext } from '@dijla/contract/client';
import type { DeviceCollection } from '../platform/device-collection.ts';
import { isOfCustomer } from '../session/customer-prices.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /**
     * Totals contexts by store code; `is_own` means that the context was made for a customer with individual
     * prices. Older builds did not store it.
     */
    contexts: { context: TotalsContext; seen_at: number; is_own?: boolean };
  }
}

export const contextsCollection: DeviceCollection<'contexts'> = {
  name: 'contexts',
  version: 2,
  keyOf: ({ context }) => context.store_code,
  isOfCustomer,
  onQuota: 'keep',
};
