import { mayHold } from '@dijla/commerce-rules/availability/unpaid-share';
import { networkOf } from '../../http/limits/network-of.ts';
import { refusal, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { TotalsContext } from '@dijla/contract/client';
import { telephoneOf } from '../../modules/customers/customers.ts';
import { readHeldStock } from '../../modules/inventory/inventory.ts';
import {
  deliveryAddressOf,
  countUnpaid,
  lockUnpaidBuyer,
  type PlacedOrder,
  type UnpaidBuyer,
} from '../../modules/orders/orders.ts';

/** Methods of payment as they were offered for the order. */
type Offered = { context: Pick<TotalsContext, 'payment_methods'> };
type ToPay = Pick<PlacedOrder, 'customer_id' | 'addresses' | 'payment_method_code'>;

/** Whether nothing is to be paid before the order is sent: it is paid at the door, or by a credit line. */
const isPaidLater = (
  { payment_method_code: code }: Pick<ToPay, 'payment_method_code'>,
  { context }: Offered,
): boolean => {
  const kind = context.payment_methods.find((method) => method.code === code)?.kind;
  return kind === 'cash' || kind === 'credit';
};

/** Returns whose open orders an order that is paid first is counted with. */
const buyerOfUnpaid = ({ customer_id: customerId, addresses }: ToPay, address: string): UnpaidBuyer => {
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
  { orderId, order, address, context }: { orderId: number; order: ToPay; address: string } & Offered,
  insert: () => Promise<void>,
): Promise<void> => {
  if (isPaidLater(order, { context })) return insert();
  const buyer = buyerOfUnpaid(order, address);
  await lockUnpaidBuyer(transaction, buyer);
  await insert();
  const most = await countUnpaid(transaction, orderId, buyer);
  if (most !== null) throw new RefusedError(refusal('order.too-many-unpaid', { most }));
};

/**
 * Refuses an order that is to be paid first, and has taken its goods, where orders that wait for their payment would
 * hold more of a product than the owner allows. Whoever orders the same at once has waited for its stock, so that
 * what they hold is counted.
 */
export const withinUnpaidShare = async (
  transaction: DatabaseTransaction,
  {
    orderId,
    order,
    context,
  }: { orderId: number; order: Pick<PlacedOrder, 'lines' | 'payment_method_code'> } & Offered,
): Promise<void> => {
  if (isPaidLater(order, { context })) return;
  const over = (await readHeldStock(transaction, orderId)).find(
    ({ percent, ...stock }) => stock.own > mayHold(stock, percent),
  );
  if (over === undefined) return;
  const { product_id: id, percent, ...stock } = over;
  const line = order.lines.find(
    ({ product_id, parts }) => product_id === id || parts.some((part) => part.product_id === id),
  );
  throw new RefusedError(
    refusal('order.too-much-unpaid', { product: line?.name ?? '', most: mayHold(stock, percent) }),
  );
};
