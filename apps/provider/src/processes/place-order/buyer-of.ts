import { createHash } from 'node:crypto';
import { telephoneOf } from '../../modules/customers/customers.ts';
import type { PlacedOrder } from '../../modules/orders/orders.ts';
import { buyerKey } from '../../modules/promotions/promotions.ts';

const hashed = (kind: 'telephone' | 'email', contact: string): string =>
  `${kind} ${createHash('sha256').update(contact).digest('hex')}`;

/**
 * Whom an order's use of a promotion is counted for: the customer, whoever's cart it was; of a guest the telephone she names, in whatever
 * spelling, else her e-mail address. Only their hashes are kept. Null when she names neither.
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
