import { baghdadDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { OrderPaper } from '../papers/order-paper.ts';
import type { Invoice } from './invoice.ts';
import { invoiceNumberOf } from './invoice-number.ts';
import { findIssued, insertInvoice, lockOrder, readCredited } from './invoice-sql.ts';
import type { Issuing } from './issue-invoice.ts';

/** What is credited of an invoice: its lines and rows, with amounts as positive numbers. */
export type CreditedPart = Pick<OrderPaper, 'lines' | 'totals' | 'grand_total' | 'payable'>;

/**
 * Issues a credit note that takes `part` off an invoice, or all that it says; once for each cause, such as
 * `return 17` or `revision 2`. An order that is revised gets one for all of its invoice, then another invoice.
 * Throws a RangeError when more would be credited than was invoiced, and changes nothing then.
 */
export const issueCreditNote = async (
  transaction: DatabaseTransaction,
  { invoice, cause, part }: { invoice: Invoice; cause: string; part?: CreditedPart },
  { seller, actor, now }: Issuing,
): Promise<Invoice> => {
  const { order_id: orderId, revision } = invoice;
  const key = { kind: 'credit note', orderId, revision, cause } as const;
  await lockOrder(transaction, orderId);
  const issued = await findIssued(transaction, key);
  if (issued !== undefined) return issued;
  const paper = { ...invoice.data.paper, ...part, due: 0 };
  const credited = await readCredited(transaction, invoice.id);
  if (invoice.kind !== 'invoice' || credited + paper.grand_total > invoice.data.paper.grand_total)
    throw new RangeError(`${cause} credits more than ${invoiceNumberOf(invoice)} has left`);
  const data = {
    paper,
    seller,
    credited: { number: invoiceNumberOf(invoice), issued_at: invoice.issued_at },
  };
  return insertInvoice(transaction, {
    ...key,
    credits: invoice.id,
    year: baghdadDayAt(now).year,
    now,
    actor,
    data,
  });
};
