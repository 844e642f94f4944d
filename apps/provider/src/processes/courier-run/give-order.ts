import { orderMoves } from '@dijla/commerce-rules/order-states/order-moves';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import type { OrderStatus } from '@dijla/contract/client';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import { giveToCourier, readWorkedOrder } from '../../modules/orders/orders.ts';
import { lockSeenOrder } from '../work-order/lock-seen-order.ts';
import { movedByStaff, type Writing } from '../work-order/moved-by-staff.ts';
import { refusedMove } from '../work-order/moved-packages.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { orderStatusOf } from '../work-order/order-status-of.ts';

/** Who brings what couriers of the shop bring, among its carriers. */
export const ownCarrier = 'own-courier';

/** What is done with a package that is given to a courier; null: it is on its way, and changes hands. */
const moveToGive: Readonly<Partial<Record<OrderState, 'dispatch' | 'reattempt' | null>>> = {
  preparing: 'dispatch',
  shipped: 'dispatch',
  delivery_failed: 'reattempt',
  dispatched: null,
  reattempt_delivery: null,
};

type Given = {
  orderId: number;
  version: number;
  courierId: number;
  permissions: ReadonlySet<string>;
  /** One package alone; all that can be brought without it. */
  package?: number | undefined;
};

/**
 * Gives the packages of an order that can be brought to a courier of the shop: packed ones are dispatched, those that
 * could not be delivered are brought again (spec 4 §7.2). Refuses as these moves do, and an order without such a
 * package; the caller's transaction is then rolled back.
 */
export const giveOrder = async (
  parts: MoveParts,
  { orderId, version, courierId, permissions, package: only }: Given,
  writing: Writing,
): Promise<OrderStatus | Refusal> => {
  const { transaction, act, now } = writing;
  const order = await lockSeenOrder(transaction, orderId, version);
  if (isRefusal(order)) return order;
  const given = order.packages.filter(
    ({ state, number }) => moveToGive[state] !== undefined && (only === undefined || number === only),
  );
  if (!order.is_own || given.length === 0) return refusedMove('order.move-not-possible', order);
  for (const { number, state } of given) {
    const move = moveToGive[state] ?? null;
    if (move === null) continue;
    if (!permissions.has(orderMoves[move].permission)) return refusal('request.not-permitted');
    const input = { move, version: null, package: number, carrier: ownCarrier };
    const moved = await movedByStaff(parts, { orderId, input }, writing);
    if (isRefusal(moved)) return moved;
  }
  const numbers = given.map(({ number }) => number);
  await giveToCourier(transaction, { orderId, numbers }, { courierId, carrier: ownCarrier, now });
  await act({
    act: 'given-to-courier',
    entity: 'order',
    entityId: orderId,
    before: { packages: given.map(({ number, courier_id }) => ({ number, courier_id })) },
    after: { packages: numbers.map((number) => ({ number, courier_id: courierId })) },
  });
  const after = await readWorkedOrder(transaction, orderId);
  if (after === undefined) throw new Error(`order ${orderId} was given and is not there`);
  return orderStatusOf(after);
};
