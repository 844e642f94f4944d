import { uncountedStock } from '@dijla/commerce-rules/availability/uncounted-stock';
import type { ProductDocument } from '@dijla/contract/client';
import type { StockRow } from './hot-rows.ts';

export type ShownStock = ProductDocument['stock'];

/** In stock is what the owner has not switched off and of which a piece is left, or nobody counts. */
export const stockOfRow = (product_id: number, row: StockRow = uncountedStock): ShownStock => ({
  product_id,
  qty: row.qty,
  is_in_stock: row.is_in_stock && (!row.manage_stock || row.qty > 0),
  manage_stock: row.manage_stock,
  min_sale_qty: row.min_sale_qty,
  max_sale_qty: row.max_sale_qty,
});

/** A configurable's stock comes from its enabled variants: the pieces of all together, there when one of them is. */
export const stockOfVariants = (product_id: number, variants: readonly ShownStock[]): ShownStock => ({
  product_id,
  qty: variants.reduce((sum, { qty, is_in_stock }) => sum + (is_in_stock ? qty : 0), 0),
  is_in_stock: variants.some(({ is_in_stock }) => is_in_stock),
  manage_stock: variants.every(({ is_in_stock, manage_stock }) => !is_in_stock || manage_stock),
  min_sale_qty: 1,
  max_sale_qty: Math.max(1, ...variants.map(({ max_sale_qty }) => max_sale_qty)),
});
