import type { CartViewItem } from '@dijla/contract/client';
import type { AcknowledgedLine } from './cart-operation.ts';
import { lineKeyOf } from './line-key-of.ts';

/**
 * Returns the lines of a cart answer as a base for folding. A second line with the same identity, which only
 * other providers create, keeps its own key.
 */
export const acknowledgedLines = (items: readonly CartViewItem[]): AcknowledgedLine<CartViewItem>[] => {
  const seen = new Set<string>();
  return items.map((item) => {
    const key = lineKeyOf(item.sku, item.product_option);
    const line_key = seen.has(key) ? `${key}#${item.item_id}` : key;
    seen.add(key);
    const { item_id, sku, parent_sku, qty, product_option } = item;
    return { line_key, item_id, sku, parent_sku, qty, product_option, line: item };
  });
};
