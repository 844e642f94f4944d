import { type StockState, stockStateOf } from '@dijla/commerce-rules/availability/stock-state-of';

/** Below this many pieces the shopper is told how many are left. */
const onlyLeftBelow = 6;

export type WireStock = { qty?: number; is_in_stock?: boolean; manage_stock?: boolean };

/** What a label says of stock; a document without stock members counts as there, since the provider checks the add. */
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
