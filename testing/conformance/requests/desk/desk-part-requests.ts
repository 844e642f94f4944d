import { affiliateReads, affiliateWrites } from './desk-affiliate-requests.ts';
import { paymentReads, paymentWrites } from './desk-payment-requests.ts';
import { vendorReadsOf, vendorWrites } from './desk-vendor-requests.ts';

/** Requests of calls by which staff read payments, partners and sellers; `newOrder` places an order of a guest. */
export const partReadsOf = (newOrder: Parameters<typeof vendorReadsOf>[0]) => ({
  ...paymentReads,
  ...affiliateReads,
  ...vendorReadsOf(newOrder),
});

/** Requests of calls by which staff change them; `newOrder` places an order of a guest. */
export const partWrites = (newOrder: Parameters<typeof paymentWrites>[0]) => ({
  ...paymentWrites(newOrder),
  ...affiliateWrites(newOrder),
  ...vendorWrites(newOrder),
});
