import { mayHold } from '@dijla/commerce-rules/availability/unpaid-share';
import { confirmationNeeded } from '@dijla/commerce-rules/order-states/confirmation-needed';
import { networkOf } from '../../http/limits/network-of.ts';
import { refusal, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { TotalsContext } from '@dijla/contract/client';
import { hasVerifiedContact, telephoneOf } from '../../modules/customers/customers.ts';
import { readHeldStock } from '../../modules/inventory/inventory.ts';
import {
  deliveryAddressOf,
  countUnpaid,
  lockUnpaidBuyer,
  type PlacedOrder,
  readUnconfirmedHold,
  type UnpaidBuyer,
} from '../../modules/orders/orders.ts';

/** Methods of payment as they were offered for the order. */
type Offered = { context: Pick<TotalsContext, 'payment_methods'> };
type ToPay = Pick<PlacedOrder, 'customer_id' | 'addresses' | 'payment_method_code'>;

const kindOf = ({ payment_method_code: code }: Pick<ToPay, 'payment_method_code'>, { context }: Offered) =>
  context.payment_methods.find((method) => method.code === code)?.kind;

/** Whether nothing is to be paid before the order is sent: it is paid at the door, or by a credit line. */
const isPaidLater = (order: Pick<ToPay, 'payment_method_code'>, offered: Offered): boolean =>
  ['cash', 'credit'].includes(kindOf(order, offered) ?? '');

/** Returns whose open orders an order is counted with. */
const buyerOfUnpaid = (
  { customer_id: customerId, addresses }: ToPay,
  address: string,
): UnpaidBuyer & { network: string } => {
  const contact = deliveryAddressOf(addresses);
  const telephone = telephoneOf(contact?.address.telephone ?? '');
  return { customerId, telephone, network: networkOf(address) };
};

/**
 * Returns whose open orders an order that is paid first is counted with: of a customer with a verified contact her own
 * alone, so that no stranger at her address keeps her from ordering (record 205).
 */
const buyerOfPrepaid = async (
  transaction: DatabaseTransaction,
  order: ToPay,
  address: string,
): Promise<UnpaidBuyer> => {
  const buyer = buyerOfUnpaid(order, address);
  const isKnown = buyer.customerId !== null && (await hasVerifiedContact(transaction, buyer.customerId));
  return isKnown ? { ...buyer, network: null } : buyer;
};

/**
 * Inserts an order that is to be paid first, or gives one another telephone, unless its buyer or network has as many open ones as the owner allows
 * (DESIGN §4): each keeps goods from others. Others of the same buyer wait meanwhile. `withinUnpaidShare` counts one that
 * is paid at the door, once its goods are taken.
 */
export const withinUnpaidLimit = async (
  transaction: DatabaseTransaction,
  { orderId, order, address, context }: { orderId: number; order: ToPay; address: string } & Offered,
  insert: () => Promise<void>,
): Promise<void> => {
  if (isPaidLater(order, { context })) return insert();
  const buyer = await buyerOfPrepaid(transaction, order, address);
  await lockUnpaidBuyer(transaction, buyer);
  await insert();
  const most = await countUnpaid(transaction, orderId, buyer);
  if (most !== null) throw new RefusedError(refusal('order.too-many-unpaid', { most }));
};

type Held = Parameters<typeof mayHold>[0] & { product_id: number; percent: number };
type Lines = Pick<PlacedOrder, 'lines'>;

/** Returns the first product of which an order has taken more than it may hold, as refusals name it; null for none. */
const overheld = (held: readonly Held[], { lines }: Lines): { product: string; most: number } | null => {
  const over = held.find(({ percent, ...stock }) => stock.own > mayHold(stock, percent));
  if (over === undefined) return null;
  const { product_id: id, percent, ...stock } = over;
  const line = lines.find(
    ({ product_id, parts }) => product_id === id || parts.some((part) => part.product_id === id),
  );
  return { product: line?.name ?? '', most: mayHold(stock, percent) };
};

/**
 * Refuses an order that is paid at the door, and has taken its goods, where its number is new or refuses too often and
 * such orders of its buyer or network are too many, or hold too much of a product (record 138). A number that goods
 * were delivered to, or that its customer has verified, is bound by neither.
 */
const withinUnconfirmed = async (
  transaction: DatabaseTransaction,
  { orderId, order, address }: { orderId: number; order: ToPay & Lines; address: string },
): Promise<void> => {
  const hold = await readUnconfirmedHold(
    transaction,
    { orderId, method: order.payment_method_code },
    buyerOfUnpaid(order, address),
  );
  if (!hold?.facts || hold.isVerified) return;
  const { rule, ...facts } = hold.facts;
  const isStranger = confirmationNeeded(facts, null, rule) !== null;
  if (!isStranger) return;
  const { most } = hold;
  if (most !== null) throw new RefusedError(refusal('order.too-many-unconfirmed', { most }));
  const over = overheld(hold.held, order);
  if (over !== null) throw new RefusedError(refusal('order.too-much-unconfirmed', over));
};

/**
 * Refuses an order that has taken its goods where orders that wait for their payment, or for their confirmation, would
 * hold more of a product than the owner allows. Whoever orders the same at once has waited for its stock, so that
 * what they hold is counted.
 */
export const withinUnpaidShare = async (
  transaction: DatabaseTransaction,
  asked: { orderId: number; order: ToPay & Lines; address: string } & Offered,
): Promise<void> => {
  const { orderId, order, context } = asked;
  if (kindOf(order, { context }) === 'cash') return withinUnconfirmed(transaction, asked);
  if (isPaidLater(order, { context })) return;
  const over = overheld(await readHeldStock(transaction, orderId), order);
  if (over !== null) throw new RefusedError(refusal('order.too-much-unpaid', over));
};
