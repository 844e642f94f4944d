import { createHash } from 'node:crypto';
import { telephoneOf } from '../../modules/customers/customers.ts';
import type { PlacedOrder } from '../../modules/orders/orders.ts';
import { buyerKey } from '../../modules/promotions/promotions.ts';

/**
 * Whom an order's use of a promotion is counted for: the customer, or of a guest the telephone she names, in whatever spelling; only its
 * hash is kept. Null when she names none.
 */
export const buyerOf = ({ customer_id, addresses }: Pick<PlacedOrder, 'customer_id' | 'addresses'>): string | null => {
  if (customer_id !== null) return buyerKey(customer_id);
  const written = addresses.map(({ address }) => address.telephone ?? '').find((telephone) => telephone !== '');
  const telephone = written === undefined ? null : telephoneOf(written);
  return telephone === null ? null : `telephone ${createHash('sha256').update(telephone).digest('hex')}`;
};
