export { checkStock, listStock } from './stock-calls.ts';
export { saveStockLevels } from './stock-store.ts';
export { takeStock } from './take-stock-store.ts';
