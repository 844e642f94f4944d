import type { PaperCurrency } from '../papers/order-paper.ts';

/** What changes the points of a customer. */
export type PointsChangeKind =
  | 'registration'
  | 'review'
  | 'order'
  | 'revoked'
  | 'adjusted'
  | 'spent'
  | 'returned'
  | 'expired';

/** A change of what the shop owes somebody, in minor units or points; below zero of what was taken back or paid out. */
export type StatementLine = {
  /** ISO 8601. */
  at: string;
  kind: 'earning' | 'payout' | PointsChangeKind;
  amount: number;
  /** What is owed after it. */
  balance: number;
  /** Of an earning. */
  order_number: string | null;
  product: string | null;
  /** Of a payout, or why the staff changed points. */
  reference: string | null;
};

/** What is owed in one currency, or in points: before the month, by the changes of it the oldest first, and after it. */
export type StatementPart = {
  currency: PaperCurrency | 'points';
  opening: number;
  closing: number;
  lines: readonly StatementLine[];
};

/** What the shop owes somebody who earns by its orders, over one month. */
export type Statement = {
  /** A seller earns by her products, a partner by her links, a customer by what she buys. */
  of: 'seller' | 'partner' | 'customer';
  name: string;
  /** By which the shop knows her. */
  reference: string;
  /** In Baghdad: `2026-03`. */
  month: string;
  parts: readonly StatementPart[];
};
