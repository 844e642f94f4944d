import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { givenTelephone } from '../../../modules/customers/customers.ts';
import { reissueInvoice } from '../../../modules/documents/documents.ts';
import type { LineQty, Revision } from '../../../modules/orders/orders.ts';
import { giveBackOrder } from '../../place-order/order-steps.ts';
import type { EditedAddress, MoveEffect, MoveWork } from '../move-work.ts';
import { currentRevision, reviseOrder } from './revise-order.ts';
import { piecesIn } from './split.ts';

type Gone = { packageNumber: number; lines: readonly LineQty[] };

/** Returns the pieces that leave a package, or why they cannot: some of the order stays, or it is called off. */
const goneOf = ({ order, packages, input }: MoveWork): Gone | Refusal => {
  const [edited, ...others] = packages;
  if (input.lines === undefined) return { packageNumber: edited?.number ?? 1, lines: [] };
  if (edited === undefined || others.length > 0) return refusal('order.package-not-named');
  const held = new Map(edited.lines.map(({ line_number, qty }) => [line_number, qty]));
  const lines = input.lines.map(({ line_number, qty }) => ({
    line_number,
    qty: (held.get(line_number) ?? 0) - qty,
  }));
  const isLess = lines.every(({ qty }) => qty > 0) && piecesIn(lines) < piecesIn(order.lines);
  return isLess ? { packageNumber: edited.number, lines } : refusal('order.lines-not-there');
};

/** Returns the addresses with the delivery address corrected, or the only one of an order that has no other. */
const addressesOf = (
  { addresses }: Revision,
  { telephone, ...given }: EditedAddress,
): Revision['addresses'] | Refusal => {
  const spelt = telephone === undefined ? null : givenTelephone(telephone);
  if (spelt === undefined)
    return refusal('request.invalid', { problem: 'telephone should be a phone number' });
  const changes = Object.fromEntries(
    Object.entries({ ...given, telephone: spelt ?? undefined }).filter(([, value]) => value !== undefined),
  );
  const kind = addresses.some((one) => one.kind === 'shipping') ? 'shipping' : 'billing';
  return addresses.map((one) => (one.kind === kind ? { ...one, ...changes } : one));
};

/**
 * Takes pieces out of an order, which go back into stock, and corrects its delivery address: one revision, in which
 * every line costs what it did. A number in its one spelling is kept.
 */
export const edit: MoveEffect = async (work) => {
  const { transaction, order, input, maker, parts } = work;
  const gone = goneOf(work);
  if (isRefusal(gone)) return gone;
  const current = await currentRevision(work);
  const addresses = addressesOf(current, input.address ?? {});
  if (isRefusal(addresses)) return addresses;
  const less = new Map(gone.lines.map(({ line_number, qty }) => [line_number, qty]));
  const reduction = { cause: 'edit', packageNumber: gone.packageNumber, gone: less, addresses } as const;
  const revision = await reviseOrder(work, reduction, current);
  const { actor, requestId, now } = maker;
  const cause = `revision ${revision}`;
  await reissueInvoice(transaction, { orderId: order.id, cause, actor, now }, parts.stores);
  if (gone.lines.length > 0)
    await giveBackOrder(transaction, {
      orderId: order.id,
      lines: gone.lines,
      cause: { kind: 'cancellation', key: `edit ${revision}`, actor },
      requestId,
    });
  const fields = Object.keys(input.address ?? {});
  return { data: { revision, given_back: gone.lines, address: fields } };
};
