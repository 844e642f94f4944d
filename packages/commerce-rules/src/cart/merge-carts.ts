import { largestQuantity } from './quantity-of.ts';

export type MergeableLine = { line_key: string; qty: number };
export type MergedLine<Line> = Line & { notice: 'line-qty-lowered' | 'line-out-of-stock' | null };

/**
 * The customer's cart after signing in: quantities of the same line add up, capped at what can be sold (absent in `salable`:
 * not counted); guest-only lines follow. A line with nothing to sell keeps the larger quantity and says so, instead of vanishing.
 * Apply it once per pair of carts: merging is a sum.
 */
export const mergeCarts = <Line extends MergeableLine>(
  guest: readonly Line[],
  customer: readonly Line[],
  salable: ReadonlyMap<string, number>,
): MergedLine<Line>[] => {
  const merged = new Map(customer.map((line) => [line.line_key, { line, quantities: [line.qty] }]));
  for (const line of guest) {
    const known = merged.get(line.line_key);
    if (known) known.quantities.push(line.qty);
    else merged.set(line.line_key, { line, quantities: [line.qty] });
  }
  return [...merged.values()].map(({ line, quantities }) => {
    const limit = Math.min(salable.get(line.line_key) ?? largestQuantity, largestQuantity);
    if (limit <= 0) return { ...line, qty: Math.max(...quantities), notice: 'line-out-of-stock' };
    const sum = quantities.reduce((total, qty) => total + qty, 0);
    return { ...line, qty: Math.min(sum, limit), notice: sum > limit ? 'line-qty-lowered' : null };
  });
};
