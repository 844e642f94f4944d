export { saveStockLevels, type StockInput } from './stock-store.ts';
