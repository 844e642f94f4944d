export { checkStock, listStock } from '../../browse/products/stock-calls.ts';
export { saveStockLevels } from './stock-sql.ts';
export { takeStock } from './take-stock-sql.ts';
