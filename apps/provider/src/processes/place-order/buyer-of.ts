import { createHash } from 'node:crypto';
import { telephoneOf } from '../../modules/customers/customers.ts';
import type { PlacedOrder } from '../../modules/orders/orders.ts';
import { buyerKey } from '../../modules/promotions/promotions.ts';

const hashed = (kind: 'telephone' | 'email', contact: string): string =>
  `${kind} ${createHash('sha256').update(contact).digest('hex')}`;

/**
 * Returns the key under which an order's use of a promotion is counted: the order's customer; for a guest
 * the telephone number in any spelling, else the e-mail address. Both are stored only as hashes. Null when
 * the guest gives neither.
 */
export const buyerOf = ({
  customer_id,
  addresses,
}: Pick<PlacedOrder, 'customer_id' | 'addresses'>): string | null => {
  if (customer_id !== null) return buyerKey(customer_id);
  const telephone = addresses
    .map(({ address }) => telephoneOf(address.telephone ?? ''))
    .find((found) => found !== null);
  if (telephone) return hashed('telephone', telephone);
  const email = addresses
    .map(({ address }) => (address.email ?? '').trim().toLowerCase())
    .find((found) => found !== '');
  return email ? hashed('email', email) : null;
};
