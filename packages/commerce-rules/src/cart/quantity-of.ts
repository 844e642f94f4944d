import { latinDigits } from '../digits/latin-digits.ts';

export type Quantity =
  | { ok: true; qty: number }
  | { ok: false; code: 'cart.qty-invalid'; data: { most: number } };

/** Maximum quantity of one line. */
export const largestQuantity = 10_000;

/**
 * Parses a quantity as typed or sent: a whole number from 1 to 10,000, as a number or in digits of any
 * supported script (`٢` is 2).
 */
export const quantityOf = (given: unknown): Quantity => {
  const text = typeof given === 'string' ? latinDigits(given.trim()) : '';
  const qty =
    typeof given === 'number' ? given : /^\d{1,9}(\.0{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isInteger(qty) && qty >= 1 && qty <= largestQuantity) return { ok: true, qty };
  return { ok: false, code: 'cart.qty-invalid', data: { most: largestQuantity } };
};
