import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { Stores } from '../../store-views/store-views.ts';
import type { PaperLine } from '../papers/order-paper.ts';
import { readSeller } from '../seller/read-seller-sql.ts';
import type { Invoice } from './invoice.ts';
import { findInvoice, readCredited } from './invoice-sql.ts';
import { type CreditedPart, issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';

type Change = {
  orderId: number;
  /** Such as `revision 2`; a cause issues once. */
  cause: string;
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** What of an invoice is credited: the lines that came back, where they did, and an amount of its currency. */
type Credited = { amount: number; lines?: readonly PaperLine[] };

const partOf = ({ data: { paper } }: Invoice, { amount, lines = [] }: Credited): CreditedPart => ({
  lines,
  totals: [
    { code: 'credit', title: '', value: amount },
    { code: 'grand_total', title: '', value: amount },
  ],
  grand_total: amount,
  payable:
    paper.payable === null || paper.grand_total === 0
      ? null
      : {
          ...paper.payable,
          total: fractionOf(paper.payable.total, { numerator: amount, denominator: paper.grand_total }),
        },
});

/**
 * Credits an amount of an order's latest invoice, at most what is left of it; all that is left where none is
 * given. Does nothing for an order without an invoice. To be called late in the transaction.
 */
export const creditInvoice = async (
  transaction: DatabaseTransaction,
  { orderId, cause, actor, now }: Change,
  given: Credited | null,
): Promise<void> => {
  const invoice = await findInvoice(transaction, orderId);
  if (invoice === undefined) return;
  const left = invoice.data.paper.grand_total - (await readCredited(transaction, invoice.id));
  const amount = Math.min(given?.amount ?? left, left);
  if (amount <= 0) return;
  const { facts: seller } = await readSeller(transaction);
  const isAll = amount === invoice.data.paper.grand_total;
  await issueCreditNote(
    transaction,
    { invoice, cause, ...(isAll ? {} : { part: partOf(invoice, { ...given, amount }) }) },
    { seller, actor, now },
  );
};

/**
 * Credits what is left of an order's invoice after it was revised, and issues another as far as the order may be
 * invoiced. Does nothing for an order without an invoice. To be called late in the transaction.
 */
export const reissueInvoice = async (
  transaction: DatabaseTransaction,
  change: Change,
  stores: Pick<Stores, 'byCode'>,
): Promise<void> => {
  if ((await findInvoice(transaction, change.orderId)) === undefined) return;
  await creditInvoice(transaction, change, null);
  const { facts: seller } = await readSeller(transaction);
  // A refusal says that the order is in no state for an invoice.
  await issueInvoice(transaction, { orderId: change.orderId, stores }, { ...change, seller });
};
