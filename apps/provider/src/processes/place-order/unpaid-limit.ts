import { networkOf } from '../../http/limits/network-of.ts';
import { refusal, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { TotalsContext } from '@dijla/contract/client';
import { telephoneOf } from '../../modules/customers/customers.ts';
import {
  deliveryAddressOf,
  countUnpaid,
  lockUnpaidBuyer,
  type PlacedOrder,
  type UnpaidBuyer,
} from '../../modules/orders/orders.ts';

type ToPay = Pick<PlacedOrder, 'customer_id' | 'addresses' | 'payment_method_code'>;

/** Returns whose open orders an order is counted with; null of one that is paid at the door. */
const buyerOfUnpaid = (
  { customer_id: customerId, addresses, payment_method_code: code }: ToPay,
  address: string,
  { payment_methods }: Pick<TotalsContext, 'payment_methods'>,
): UnpaidBuyer | null => {
  if (payment_methods.find((method) => method.code === code)?.kind === 'cash') return null;
  const contact = deliveryAddressOf(addresses);
  const telephone = telephoneOf(contact?.address.telephone ?? '');
  return { customerId, telephone, network: networkOf(address) };
};

/**
 * Inserts an order that is to be paid first, or gives one another telephone, unless its buyer or network has as many open ones as the owner allows
 * (DESIGN §4): each keeps goods from others. Others of the same buyer wait meanwhile.
 */
export const withinUnpaidLimit = async (
  transaction: DatabaseTransaction,
  {
    orderId,
    order,
    address,
    context,
  }: { orderId: number; order: ToPay; address: string; context: Pick<TotalsContext, 'payment_methods'> },
  insert: () => Promise<void>,
): Promise<void> => {
  const buyer = buyerOfUnpaid(order, address, context);
  if (buyer === null) return insert();
  await lockUnpaidBuyer(transaction, buyer);
  await insert();
  const most = await countUnpaid(transaction, orderId, buyer);
  if (most !== null) throw new RefusedError(refusal('order.too-many-unpaid', { most }));
};
