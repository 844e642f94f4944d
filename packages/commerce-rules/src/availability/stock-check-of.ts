import { type StockFigures, stockStateOf } from './stock-state-of.ts';

/** Result of the stock check before an addition (spec 1 §4). */
export type StockCheck = 'ok' | 'out_of_stock' | 'volatile';

/**
 * Checks the known stock; `volatile` when it cannot be verified with the server now, for example without a
 * connection.
 */
export const stockCheckOf = (stock: StockFigures, { isSynced }: { isSynced: boolean }): StockCheck => {
  if (stockStateOf(stock, 0).state === 'out-of-stock') return 'out_of_stock';
  return isSynced ? 'ok' : 'volatile';
};
