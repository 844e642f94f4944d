import type { OrderView } from './orders-view.ts';

/**
 * What an order on the device waits for: the connection, its customer's next sign-in, or the same while
 * another customer is signed in.
 */
export type OrderWaitsFor = 'connection' | 'login' | 'another-customer';

/**
 * `customer` is the id of the signed-in customer, or empty if there is none. While it is not known (null),
 * the result is never a sign-in.
 */
export const orderWaitsFor = (
  { owner }: Pick<OrderView, 'owner'>,
  customer: string | null,
): OrderWaitsFor => {
  if (owner === null || customer === null || customer === owner) return 'connection';
  return customer === '' ? 'login' : 'another-customer';
};
