export { countStock, isSoldAsCodes } from './count-stock-sql.ts';
export { readHeldStock } from './held-stock-sql.ts';
export { type SetStock, setStock } from './set-stock-sql.ts';
export { saveStockLevels } from './stock-sql.ts';
export { stockStep } from './stock-step.ts';
