import { typedAmount } from '../parts/typed-amount.ts';

/** Lines that are saved at once. */
export const linesAtMost = 1000;

export type CostLine = { sku: string; amount: number | null };

/** What is wrong with pasted costs, and in which line. */
export type CostFault = { line: number; fault: 'columns' | 'cost' | 'repeated' | 'too-many' };

/**
 * Returns what pasted text says: number of the product and its cost, divided by a tab or the last comma or semicolon, as
 * tables are copied and saved. A line that says no cost is left out, `-` takes one away. Amounts have `scale` decimals.
 */
export const pastedCosts = (text: string, scale: number): { lines: CostLine[] } | CostFault => {
  const lines = new Map<string, CostLine>();
  for (const [place, given] of text.split(/\r\n|\r|\n/).entries()) {
    const line = place + 1;
    if (given.trim() === '') continue;
    const [, sku = '', cost = ''] = /^(.*?)\t(.*)$/.exec(given) ?? /^(.*)[;,](.*)$/.exec(given) ?? [];
    if (sku.trim() === '') return { line, fault: 'columns' };
    if (cost.trim() === '') continue;
    const amount = cost.trim() === '-' ? null : typedAmount(cost, scale);
    if (amount === null && cost.trim() !== '-') return { line, fault: 'cost' };
    if (lines.has(sku.trim())) return { line, fault: 'repeated' };
    if (lines.size === linesAtMost) return { line, fault: 'too-many' };
    lines.set(sku.trim(), { sku: sku.trim(), amount });
  }
  return { lines: [...lines.values()] };
};
