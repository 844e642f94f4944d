import { type StockState, stockStateOf } from '@dijla/commerce-rules/availability/stock-state-of';

/** Below this quantity, the shopper is shown how many pieces are left. */
const onlyLeftBelow = 6;

export type WireStock = { qty?: number; is_in_stock?: boolean; manage_stock?: boolean };

/**
 * Returns the stock state to show. A document without stock members counts as in stock, since the provider
 * checks stock when a line is added.
 */
export const stockView = (stock: WireStock | undefined): StockState =>
  stock === undefined
    ? { state: 'in-stock', left: null }
    : stockStateOf(
        {
          qty: stock.qty ?? 0,
          is_in_stock: stock.is_in_stock ?? true,
          manage_stock: stock.manage_stock ?? false,
        },
        onlyLeftBelow,
      );
