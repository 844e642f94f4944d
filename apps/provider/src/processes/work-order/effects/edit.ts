import { editCause } from '@dijla/commerce-rules/order-states/edit-cause';
import { stateAfterMove } from '@dijla/commerce-rules/order-states/state-after-move';
import { isCalledOff } from '@dijla/commerce-rules/order-states/order-state-of';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { reissueInvoice } from '../../../modules/documents/documents.ts';
import { freezePayUntil, type LineQty } from '../../../modules/orders/orders.ts';
import { hasOpenAttempt } from '../../../modules/payments/payments.ts';
import { buyerKey } from '../../../modules/promotions/promotions.ts';
import { giveBackOrder, takeForOrder } from '../../place-order/order-steps.ts';
import { editedAddresses } from '../edits/edited-addresses.ts';
import { editedContent } from '../edits/edited-content.ts';
import { refusedMove } from '../moved-packages.ts';
import { refusedForSpentCards } from '../spent-gift-cards.ts';
import type { MoveEffect, MoveWork } from '../move-work.ts';
import { appendContent, currentRevision } from './revise-order.ts';
import { piecesIn } from './split.ts';

type Gone = { packageNumber: number; lines: readonly LineQty[] };

/** Returns the pieces that leave a package, or why they cannot: some of the order stays, or it is called off. */
const goneOf = ({ order, packages, input }: MoveWork): Gone | Refusal => {
  const [edited, ...others] = packages;
  if (input.lines === undefined && input.add === undefined)
    return { packageNumber: edited?.number ?? 1, lines: [] };
  if (edited === undefined || others.length > 0) return refusal('order.package-not-named');
  const held = new Map(edited.lines.map(({ line_number, qty }) => [line_number, qty]));
  const lines = (input.lines ?? []).map(({ line_number, qty }) => ({
    line_number,
    qty: (held.get(line_number) ?? 0) - qty,
  }));
  const isLeft = input.add !== undefined || piecesIn(lines) < piecesIn(order.lines);
  const isLess = lines.every(({ qty }) => qty > 0) && isLeft;
  return isLess ? { packageNumber: edited.number, lines } : refusal('order.lines-not-there');
};

/** What concerns every package cannot be changed once one of them is on its way, nor how it is paid once money has come or may still come. */
const changeRefusal = async ({ transaction, order, input }: MoveWork): Promise<Refusal | null> => {
  const { shipping_method, payment_method_code, delivery_price, discount, address } = input;
  const isOfAll = [shipping_method, payment_method_code, delivery_price, discount, address?.region_id].some(
    (change) => change !== undefined,
  );
  const isOnItsWay = order.packages.some(
    ({ state }) => !isCalledOff(state) && stateAfterMove('edit', state) === null,
  );
  if (isOfAll && isOnItsWay) return refusedMove('order.move-not-possible', order);
  if (payment_method_code === undefined) return null;
  const isOpen = order.paid > 0 || (await hasOpenAttempt(transaction, order.id));
  return isOpen ? refusal('order.payment-open') : null;
};

/** What the event of an edit keeps: what was changed, of persons the names of fields alone. */
const dataOf = ({ input }: MoveWork, revision: number, given_back: readonly LineQty[]): object => {
  const { add, address, shipping_method, payment_method_code, delivery_price, discount } = input;
  return {
    revision,
    given_back,
    ...(add === undefined ? {} : { added: add.map(({ sku, qty }) => ({ sku, qty })) }),
    ...(shipping_method === undefined ? {} : { shipping_method }),
    ...(payment_method_code === undefined ? {} : { payment_method_code }),
    ...(delivery_price === undefined ? {} : { delivery_price }),
    ...(discount === undefined ? {} : { discount }),
    address: Object.keys(address ?? {}),
  };
};

/**
 * Changes an order before it is on its way, as one revision: pieces that are taken out go back into stock, goods that
 * are added are taken from it, last. What stays costs no more than it did.
 */
export const edit: MoveEffect = async (work) => {
  const { transaction, order, input, maker, parts } = work;
  const gone = goneOf(work);
  if (isRefusal(gone)) return gone;
  const refused =
    (await changeRefusal(work)) ?? (await refusedForSpentCards(transaction, order.id, gone.lines));
  if (refused !== null) return refused;
  const current = await currentRevision(work);
  const addresses = await editedAddresses(transaction, current, input.address ?? {});
  if (isRefusal(addresses)) return addresses;
  const edited = await editedContent(work, { ...current, addresses }, gone.lines);
  if (isRefusal(edited)) return edited;
  const { content, promotions } = edited;
  const { packageNumber } = gone;
  const told = { cause: editCause(input), packageNumber, follows: current, content };
  const revision = await appendContent(work, told);
  const { actor, requestId, now } = maker;
  if (input.payment_method_code !== undefined) await freezePayUntil(transaction, order.id, { now });
  const cause = `revision ${revision}`;
  await reissueInvoice(transaction, { orderId: order.id, cause, actor, now }, parts.stores);
  if (gone.lines.length > 0)
    await giveBackOrder(transaction, {
      orderId: order.id,
      lines: gone.lines,
      cause: { kind: 'cancellation', key: `edit ${revision}`, actor },
      requestId,
    });
  const added = content.lines.filter((line) => line.line_number === undefined);
  if (added.length > 0)
    await takeForOrder(transaction, {
      orderId: order.id,
      order: { lines: added, coupon_code: null },
      promotions,
      buyers: order.customer_id === null ? [] : [buyerKey(order.customer_id)],
      requestId,
    });
  return { data: dataOf(work, revision, gone.lines) };
};
