import type { Account } from '../ledger/ledger.ts';

/** The ledger's account of a credit line: below zero by what its customer owes. */
export const creditAccount = (lineId: number): Account => `credit:line:${lineId}`;

/** Kind of the postings by which a credit line pays an order, or gets back what the order costs less. */
export const onCredit = 'on-credit';

/** Kind of the postings by which money comes for a credit line. */
export const creditPaid = 'credit-payment';
