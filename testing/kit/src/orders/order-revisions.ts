import { type Database, inTransaction } from '@dijla/provider/database';
import {
  type AppendedRevision,
  appendRevision,
  readRevision,
  type Revision,
  type RevisionContent,
} from '@dijla/provider/modules/orders/orders';

/**
 * A revision's content with other quantities by line number, at the same prices; 0 leaves a line out. It
 * costs delivery as before and has neither tax nor discount.
 */
export const withQuantities = (
  { lines: before, ...head }: Revision,
  quantities: Readonly<Record<number, number>>,
): RevisionContent => {
  const lines = before
    .map((line) => ({ ...line, qty: quantities[line.line_number] ?? line.qty }))
    .filter(({ qty }) => qty > 0)
    .map((line) => ({
      ...line,
      row_total: line.price * line.qty,
      row_total_incl_tax: line.price * line.qty,
    }));
  const subtotal = lines.reduce((sum, { row_total }) => sum + row_total, 0);
  const grand_total = subtotal + head.shipping_amount;
  return {
    ...head,
    lines,
    items_qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    subtotal,
    grand_total,
    payable_total: head.payable_total === null ? null : grand_total,
    totals: head.totals.map((total) => ({
      ...total,
      value: { subtotal, grand_total }[total.code] ?? total.value,
    })),
  };
};

/** Reads and appends revisions of a test's orders. */
export const orderRevisions = (db: Database) => {
  const revisionOf = async (orderId: number, number?: number): Promise<Revision> => {
    const revision = await readRevision(db, { orderId, ...(number === undefined ? {} : { number }) });
    if (revision === undefined) throw new Error(`There is no revision ${number ?? ''} of order ${orderId}`);
    return revision;
  };
  /** Appends what `change` makes of the current revision, and returns the new one's number, or null. */
  const revise = async (
    orderId: number,
    change: (current: Revision) => RevisionContent,
    given: Partial<AppendedRevision> = {},
  ): Promise<number | null> => {
    const current = await revisionOf(orderId);
    return inTransaction(db, (transaction) =>
      appendRevision(transaction, {
        orderId,
        follows: current.number,
        cause: 'edit',
        actor: 'test',
        reason: null,
        requestId: 'test',
        content: change(current),
        ...given,
      }),
    );
  };
  return { revisionOf, revise };
};
