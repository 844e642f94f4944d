export { saveStockLevels } from './stock-sql.ts';
export { takeStock } from './take-stock-sql.ts';
