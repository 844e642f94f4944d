import { isCalledOff } from '@dijla/commerce-rules/order-states/order-state-of';
import { refusal } from '../../../call/refusal.ts';
import { lockHasRevealed } from '../../../modules/digital-cards/digital-cards.ts';
import { creditInvoice, reissueInvoice } from '../../../modules/documents/documents.ts';
import { lockDownloadedLines } from '../../../modules/downloads/downloads.ts';
import { decideCancelRequest, type LineQty, type WorkedPackage } from '../../../modules/orders/orders.ts';
import { giveBackOrder } from '../../place-order/order-steps.ts';
import type { MoveDone, MoveEffect, MoveWork } from '../move-work.ts';
import { refusedForSpentCards } from '../spent-gift-cards.ts';
import { reviseOrder } from './revise-order.ts';

const heldBy = ({ lines }: WorkedPackage): LineQty[] =>
  lines.filter(({ qty }) => qty > 0).map(({ line_number, qty }) => ({ line_number, qty }));

/** Adds up pieces of the same line. */
const together = (pieces: readonly LineQty[]): LineQty[] => {
  const sums = new Map<number, number>();
  for (const { line_number, qty } of pieces) sums.set(line_number, (sums.get(line_number) ?? 0) + qty);
  return [...sums].map(([line_number, qty]) => ({ line_number, qty }));
};

const giveBack = async (
  { transaction, order, input, maker }: MoveWork,
  { lines, key }: { lines: readonly LineQty[]; key: string },
): Promise<void> => {
  const kind = input.move === 'expire' ? 'expiry' : 'cancellation';
  await giveBackOrder(transaction, {
    orderId: order.id,
    lines,
    cause: { kind, key, actor: maker.actor },
    requestId: maker.requestId,
  });
};

/** Calls off packages of an order of which others stay: it is revised to those, one package after another. */
const callOffPackages = async (work: MoveWork): Promise<MoveDone> => {
  const { transaction, order, packages, maker, parts } = work;
  let revision = order.revision;
  for (const one of packages)
    if (heldBy(one).length > 0)
      revision = await reviseOrder(work, {
        cause: 'cancellation',
        packageNumber: one.number,
        gone: new Map(heldBy(one).map(({ line_number, qty }) => [line_number, qty])),
      });
  const change = { orderId: order.id, cause: `revision ${revision}`, actor: maker.actor, now: maker.now };
  await reissueInvoice(transaction, change, parts.stores);
  for (const one of packages) await giveBack(work, { lines: heldBy(one), key: `cancellation ${one.number}` });
  return { data: { given_back: together(packages.flatMap(heldBy)) } };
};

/**
 * Calls off an order or some of its packages: everything they hold goes back once. An order of which nothing is
 * left is charged nothing and stays as it was last ordered; its coupon can be used again. What was paid is due
 * back, and given back by a refund. Refuses one whose gift cards were spent of, and a buyer's request once she has seen
 * a code or begun to download a file.
 */
export const callOff: MoveEffect = async (work) => {
  const { transaction, order, packages, input, maker } = work;
  const refused = await refusedForSpentCards(transaction, order.id, together(packages.flatMap(heldBy)));
  if (refused !== null) return refused;
  // She may have looked at a code, or begun to download, after she asked.
  if (input.move === 'cancel_by_request') {
    if (await lockHasRevealed(transaction, order.id)) return refusal('order.card-used');
    if ((await lockDownloadedLines(transaction, order.id)).size > 0) return refusal('order.file-downloaded');
  }
  const others = order.packages.filter(
    ({ number, state }) => !isCalledOff(state) && packages.every((one) => one.number !== number),
  );
  if (others.length > 0) return callOffPackages(work);
  const lines = together(packages.flatMap(heldBy));
  // Whoever calls it off, what its customer may have asked for is done.
  await decideCancelRequest(transaction, order.id, {
    state: 'sent',
    answer: null,
    actor: maker.actor,
    now: maker.now,
  });
  await creditInvoice(
    transaction,
    { orderId: order.id, cause: 'cancellation', actor: maker.actor, now: maker.now },
    null,
  );
  await giveBack(work, { lines, key: 'cancellation' });
  return { data: { given_back: lines }, charged: 0 };
};
