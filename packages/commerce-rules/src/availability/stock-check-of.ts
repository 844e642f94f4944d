import { type StockFigures, stockStateOf } from './stock-state-of.ts';

/** What is known of stock before something is added (spec 1 §4). */
export type StockCheck = 'ok' | 'out_of_stock' | 'volatile';

/** `volatile` where the figures cannot be held against the server's now: as without a connection. */
export const stockCheckOf = (stock: StockFigures, { isSynced }: { isSynced: boolean }): StockCheck => {
  if (stockStateOf(stock, 0).state === 'out-of-stock') return 'out_of_stock';
  return isSynced ? 'ok' : 'volatile';
};
