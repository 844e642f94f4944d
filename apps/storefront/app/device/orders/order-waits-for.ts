import type { OrderView } from './orders-view.ts';

/** What an order on the device waits for: the connection, its customer's next sign-in, or that while another customer is signed in. */
export type OrderWaitsFor = 'connection' | 'login' | 'another-customer';

/** `customer` is the id of who is signed in, empty for nobody; while that is not known (null), nothing is said of a sign-in. */
export const orderWaitsFor = (
  { owner }: Pick<OrderView, 'owner'>,
  customer: string | null,
): OrderWaitsFor => {
  if (owner === null || customer === null || customer === owner) return 'connection';
  return customer === '' ? 'login' : 'another-customer';
};
