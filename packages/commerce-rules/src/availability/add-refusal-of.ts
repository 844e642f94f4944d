import type { RefusalCode } from '@dijla/contract/client';
import { quantityOf } from '../cart/quantity-of.ts';
import { type StockFigures, stockStateOf } from './stock-state-of.ts';

export type AddRefusal = Extract<
  RefusalCode,
  'cart.price-unknown' | 'cart.out-of-stock' | 'cart.qty-not-available' | 'cart.qty-invalid'
>;

export type Addition = {
  /** Unit price with tax, in any unit; null when unknown. */
  price: number | null;
  stock: StockFigures & { min_sale_qty?: number; max_sale_qty?: number };
  /** Quantity of the line after the addition. */
  qty: number;
};

/**
 * Returns why a product cannot be added to the cart, or null when it can (spec 1 §5). A price at or below
 * zero counts as unknown.
 */
export const addRefusalOf = ({ price, stock, qty }: Addition): AddRefusal | null => {
  if (!quantityOf(qty).ok) return 'cart.qty-invalid';
  if (price === null || price <= 0) return 'cart.price-unknown';
  if (stockStateOf(stock, 0).state === 'out-of-stock') return 'cart.out-of-stock';
  if (stock.manage_stock && qty > stock.qty) return 'cart.qty-not-available';
  if (qty < (stock.min_sale_qty ?? qty) || qty > (stock.max_sale_qty ?? qty)) return 'cart.qty-not-available';
  return null;
};
