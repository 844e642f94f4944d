import { createHash } from 'node:crypto';
import { telephoneOf } from '../../modules/customers/customers.ts';
import type { PlacedOrder } from '../../modules/orders/orders.ts';
import { buyerKey } from '../../modules/promotions/promotions.ts';

const hashed = (kind: 'telephone' | 'email', contact: string): string =>
  `${kind} ${createHash('sha256').update(contact).digest('hex')}`;

/**
 * Returns the keys under which an order's use of a promotion is counted, the first of whom it is: the order's customer,
 * and the telephone number in any spelling; for a guest without a number the e-mail address. Contacts are stored only
 * as hashes. None when a guest gives neither.
 */
export const buyersOf = ({
  customer_id,
  addresses,
}: Pick<PlacedOrder, 'customer_id' | 'addresses'>): readonly string[] => {
  const telephone = addresses
    .map(({ address }) => telephoneOf(address.telephone ?? ''))
    .find((found) => found !== null);
  const keys = [
    ...(customer_id === null ? [] : [buyerKey(customer_id)]),
    ...(telephone ? [hashed('telephone', telephone)] : []),
  ];
  if (keys.length > 0) return keys;
  const email = addresses
    .map(({ address }) => (address.email ?? '').trim().toLowerCase())
    .find((found) => found !== '');
  return email ? [hashed('email', email)] : [];
};
