import { affiliateReads, affiliateWrites } from './desk-affiliate-requests.ts';
import { paymentReads, paymentWrites } from './desk-payment-requests.ts';

/** Requests of calls by which staff read payments and partners. */
export const partReads = { ...paymentReads, ...affiliateReads };

/** Requests of calls by which staff change them; `newOrder` places an order of a guest. */
export const partWrites = (newOrder: Parameters<typeof paymentWrites>[0]) => ({
  ...paymentWrites(newOrder),
  ...affiliateWrites(newOrder),
});
