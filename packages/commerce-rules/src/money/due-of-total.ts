import { fractionOf } from './fraction-of.ts';

/**
 * Amounts of an order in minor units: its total, and in the currency it is paid in what is charged and what of
 * that is due. `charged` is null when it was paid elsewhere.
 */
type Owed = { grand_total: number; charged: number | null; due: number };

/**
 * Returns what of an order's total is still to be paid, in the currency of the total: the same part of it that
 * is due of what is charged, half up. An order of $12.98 with 17,000 dinars charged and 8,500 due has $6.49
 * due. What was paid too much is not due, nor is anything of an order that was paid elsewhere.
 */
export const dueOfTotal = ({ grand_total, charged, due }: Owed): number =>
  charged === null || charged === 0 || due <= 0
    ? 0
    : fractionOf(grand_total, { numerator: due, denominator: charged });
