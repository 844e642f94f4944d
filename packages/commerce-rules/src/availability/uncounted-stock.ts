import type { StockFigures } from './stock-state-of.ts';

/** Stock of a product without a stock row: out of stock. */
export const missingStock: StockFigures & { min_sale_qty: number; max_sale_qty: number } = {
  qty: 0,
  is_in_stock: false,
  manage_stock: true,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
};
