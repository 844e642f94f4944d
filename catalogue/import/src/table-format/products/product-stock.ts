import type { StockInput } from '@dijla/provider/modules/catalog/catalog';
import { quantityCell } from '../../cells/amount-cell.ts';
import { flagCell } from '../../cells/flag-cell.ts';
import type { RowFields } from '../row-fields.ts';

const inStock = /^(?:in[\s_-]?stock|available|low[\s_-]?stock|onbackorder|backorder|instock|متوفر|متاح)$/i;
const outOfStock = /^(?:out[\s_-]?of[\s_-]?stock|sold[\s_-]?out|unavailable|outofstock|غير متوفر|نفد|نفذ)$/i;

const availability = (cell: string): boolean | undefined => {
  if (inStock.test(cell)) return true;
  return outOfStock.test(cell) ? false : flagCell(cell);
};

/**
 * Returns a row's stock, or undefined when the quantity is invalid. Stock is not counted without a quantity;
 * a negative quantity is 0.
 */
export const productStock = (fields: RowFields): StockInput | undefined => {
  const cell = fields.text('quantity');
  const isThere = availability(fields.text('in_stock'));
  const bounds = { min_sale_qty: 1, max_sale_qty: 10_000 };
  if (cell === '') return { qty: 0, manage_stock: false, is_in_stock: isThere ?? true, ...bounds };
  if (availability(cell) !== undefined && quantityCell(cell) === undefined && cell.length > 1)
    return { qty: 0, manage_stock: false, is_in_stock: availability(cell) ?? true, ...bounds };
  const qty = /^-\s*[\d٠-٩۰-۹.,]+$/.test(cell) ? 0 : quantityCell(cell);
  return qty === undefined
    ? undefined
    : { qty, manage_stock: true, is_in_stock: isThere ?? qty > 0, ...bounds };
};
