export type Quantity = { ok: true; qty: number } | { ok: false; code: 'cart.qty-invalid'; data: { most: number } };

/** The most pieces one line holds. */
const largestQuantity = 10_000;

/** Zero of each block of digits shoppers type: Latin, Arabic-Indic, Persian. */
const zeros = [0x0030, 0x0660, 0x06f0];

const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
};

/** A quantity as typed or sent: a whole number of 1 to 10,000, as a number or in digits of any of our scripts (`٢` is 2). */
export const quantityOf = (given: unknown): Quantity => {
  const text = typeof given === 'string' ? given.trim().replace(/[٠-٩۰-۹]/g, latinDigit) : '';
  const qty = typeof given === 'number' ? given : /^\d{1,9}(\.0{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isInteger(qty) && qty >= 1 && qty <= largestQuantity) return { ok: true, qty };
  return { ok: false, code: 'cart.qty-invalid', data: { most: largestQuantity } };
};
