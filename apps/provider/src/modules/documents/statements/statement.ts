import type { PaperCurrency } from '../papers/order-paper.ts';

/** A change of what the shop owes somebody, in minor units; below zero of what was taken back or paid out. */
export type StatementLine = {
  /** ISO 8601. */
  at: string;
  kind: 'earning' | 'payout';
  amount: number;
  /** What is owed after it. */
  balance: number;
  /** Of an earning. */
  order_number: string | null;
  product: string | null;
  /** Of a payout. */
  reference: string | null;
};

/** What is owed in one currency: before the month, by the changes of it the oldest first, and after it. */
export type StatementPart = {
  currency: PaperCurrency;
  opening: number;
  closing: number;
  lines: readonly StatementLine[];
};

/** What the shop owes somebody who earns by its orders, over one month. */
export type Statement = {
  /** A seller earns by her products, a partner by her links. */
  of: 'seller' | 'partner';
  name: string;
  /** By which the shop knows her. */
  reference: string;
  /** In Baghdad: `2026-03`. */
  month: string;
  parts: readonly StatementPart[];
};
