import type { ProductOption } from '@dijla/contract/client';
import { lineFinder } from './line-finder.ts';
import { lineKeyOf } from './line-key-of.ts';

type Given = { sku: string; qty: number; product_option?: ProductOption | null | undefined };
export type AlignableLine = Given & { item_id: number };
export type BodyLine = Given & { server_item_id?: number | string | null | undefined };

export type Alignment =
  | { kind: 'remove'; item_id: number }
  | { kind: 'set'; item_id: number; qty: number }
  | { kind: 'add'; sku: string; qty: number; product_option: ProductOption | null };

/**
 * Returns the changes after which the cart holds exactly the order body's skus, quantities and options (wire
 * §4.1): removals, then quantities, then additions. Variants are matched by sku alone; body lines with the
 * same identity are added up.
 */
export const alignmentOf = (
  cartLines: readonly AlignableLine[],
  bodyLines: readonly BodyLine[],
): Alignment[] => {
  const find = lineFinder(cartLines);
  const quantities = new Map<number, number>();
  const additions = new Map<string, Alignment & { kind: 'add' }>();
  for (const body of bodyLines) {
    const line = find(body);
    if (line) {
      quantities.set(line.item_id, (quantities.get(line.item_id) ?? 0) + body.qty);
    } else {
      const key = lineKeyOf(body.sku, body.product_option);
      const qty = (additions.get(key)?.qty ?? 0) + body.qty;
      additions.set(key, { kind: 'add', sku: body.sku, qty, product_option: body.product_option ?? null });
    }
  }
  const removals = cartLines
    .filter(({ item_id }) => !quantities.has(item_id))
    .map(({ item_id }): Alignment => ({ kind: 'remove', item_id }));
  const changes = cartLines.flatMap(({ item_id, qty }): Alignment[] => {
    const wanted = quantities.get(item_id) ?? qty;
    return wanted === qty ? [] : [{ kind: 'set', item_id, qty: wanted }];
  });
  return [...removals, ...changes, ...additions.values()];
};
