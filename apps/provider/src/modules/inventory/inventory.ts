export { checkStock, listStock } from './stock-calls.ts';
export { saveStockLevels, type StockInput } from './stock-store.ts';
export { type StockDemand, takeStock } from './take-stock-store.ts';
