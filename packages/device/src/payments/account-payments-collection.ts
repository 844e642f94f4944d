import type { AccountPayments } from '@dijla/contract/client';
import type { DeviceCollection } from '../platform/device-collection.ts';

/** What the signed-in customer owes and paid, as last read from the provider. */
export type KeptPayments = {
  customer_id: number;
  /** Store whose language the titles are in. */
  store_code: string;
  payments: AccountPayments;
  /** Milliseconds since 1970. */
  seen_at: number;
};

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** What a customer owes, by the customer's id. */
    account_payments: KeptPayments;
  }
}

export const accountPaymentsCollection: DeviceCollection<'account_payments'> = {
  name: 'account_payments',
  version: 4,
  keyOf: ({ customer_id: id }) => String(id),
  isOfCustomer: () => true,
  onQuota: 'keep',
};
