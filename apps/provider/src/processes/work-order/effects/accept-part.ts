import { isRefusal, refusal } from '../../../call/refusal.ts';
import { reissueInvoice } from '../../../modules/documents/documents.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { giveBackOrder } from '../../place-order/order-steps.ts';
import { type MoveEffect, thePackage, told } from '../move-work.ts';
import { collectedWith } from '../order-status-of.ts';
import { refusedForSpentCards } from '../spent-gift-cards.ts';
import { handOver } from './deliver.ts';
import { reviseOrder } from './revise-order.ts';
import { holds, piecesIn } from './split.ts';

/**
 * At the door some of a package was accepted: the order is revised to that, the cash taken is posted with the
 * sale of what is left, and the rest goes back (DESIGN §4). Where nobody says how much was taken, it is what that costs. Accepting everything is `deliver`, and nothing `refuse`.
 */
export const acceptPart: MoveEffect = async (work) => {
  const { transaction, order, maker, parts, input } = work;
  const [delivered, lines] = [thePackage(work), told(work, 'lines')];
  if (!holds(delivered, lines) || piecesIn(lines) >= piecesIn(delivered.lines))
    return refusal('order.lines-not-there');
  const accepted = new Map(lines.map(({ line_number, qty }) => [line_number, qty]));
  const rest = delivered.lines
    .map(({ line_number, qty }) => ({ line_number, qty: qty - (accepted.get(line_number) ?? 0) }))
    .filter(({ qty }) => qty > 0);
  const refused = await refusedForSpentCards(transaction, order.id, rest);
  if (refused !== null) return refused;
  const revision = await reviseOrder(work, {
    cause: 'delivery',
    packageNumber: delivered.number,
    gone: new Map(rest.map(({ line_number, qty }) => [line_number, qty])),
  });
  const revised = await readWorkedOrder(transaction, order.id);
  if (revised === undefined) throw new Error(`order ${order.id} was revised and is not there`);
  const toCollect = collectedWith(revised).get(delivered.number) ?? 0;
  const done = await handOver({ ...work, order: revised }, input.amount ?? toCollect);
  if (isRefusal(done)) return done;
  const change = { orderId: order.id, cause: `revision ${revision}`, actor: maker.actor, now: maker.now };
  await reissueInvoice(transaction, change, parts.stores);
  await giveBackOrder(transaction, {
    orderId: order.id,
    lines: rest,
    cause: { kind: 'delivery', key: `delivery ${delivered.number}`, actor: maker.actor },
    requestId: maker.requestId,
  });
  return { ...done, data: { ...done.data, accepted: lines, given_back: rest } };
};
