import { refusal } from '../../../call/refusal.ts';
import { carryPackage, findCancelRequest } from '../../../modules/orders/orders.ts';
import { type MoveEffect, thePackage, told } from '../move-work.ts';

/** Says who brings the package. Refuses while its customer waits to hear whether the order is called off. */
export const dispatch: MoveEffect = async (work) => {
  const { transaction, order, input } = work;
  if ((await findCancelRequest(transaction, order.id))?.state === 'requested')
    return refusal('order.cancel-requested');
  const carrier = told(work, 'carrier');
  const tracking_number = input.tracking_number ?? null;
  await carryPackage(
    transaction,
    { orderId: order.id, number: thePackage(work).number },
    { carrier, tracking_number },
  );
  return { data: { carrier, tracking_number } };
};
