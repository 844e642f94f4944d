import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type Account, linesToMove, post, receivableOf } from '../../../modules/ledger/ledger.ts';
import { cashOfCourier } from '../../../modules/couriers/couriers.ts';
import type { WorkedOrder, WorkedPackage } from '../../../modules/orders/orders.ts';
import type { Maker } from '../move-work.ts';

/** Money that was received by transfer, as far as nobody says to which account. */
export const bank: Account = 'payments:bank';

/**
 * Who holds the cash that was taken for a package until it is handed in: the courier of the shop who brought it, else
 * its carrier; the shop where nobody brought it.
 */
export const cashHolder = ({
  carrier,
  courier_id,
}: Pick<WorkedPackage, 'carrier' | 'courier_id'>): Account => {
  if (courier_id !== null) return cashOfCourier(courier_id);
  return carrier === null ? 'cash:shop' : `cash:courier:${carrier}`;
};

type OrderPosting = {
  kind: 'cash' | 'sale' | 'payment' | 'settlement' | 'credit' | 'refund' | 'payout';
  /** What of the order it is, such as `2` of a package; with the order's id it names the posting for good. */
  cause: string;
  from: Account | 'order';
  to: Account | 'order';
  amount: number;
};

/**
 * Posts something of an order, once for its kind and cause; nothing of an amount of zero. Throws when it was posted
 * before: moves are made once, so a second one is a bug.
 */
export const postOfOrder = async (
  transaction: DatabaseTransaction,
  { order, maker }: { order: WorkedOrder; maker: Maker },
  { kind, cause, from, to, amount }: OrderPosting,
): Promise<void> => {
  if (amount === 0) return;
  const account = (given: Account | 'order'): Account => (given === 'order' ? receivableOf(order.id) : given);
  const { outcome } = await post(transaction, {
    kind,
    cause: `order ${order.id} ${cause}`,
    lines: linesToMove({ from: account(from), to: account(to), unit: order.unit.code, amount }),
    at: maker.now,
    orderId: order.id,
    actor: maker.actor,
  });
  if (outcome !== 'posted') throw new Error(`${kind} of order ${order.id} ${cause} is ${outcome}`);
};
