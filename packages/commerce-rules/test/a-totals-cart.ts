import fc from 'fast-check';
import type { TotalsCart, TotalsLine } from '../src/totals/totals-cart.ts';
import { aPriceRow } from './a-totals-context.ts';

export const aTotalsLine = (line: Partial<TotalsLine> = {}): TotalsLine => ({
  item_id: 501, name: 'Cotton tee', qty: 2, prices: [aPriceRow({ amount: 15_000 })], tax_class_id: 2, is_virtual: false, options: [], ...line,
});

export const aTotalsCart = (cart: Partial<TotalsCart> = {}): TotalsCart => ({
  lines: [aTotalsLine(), aTotalsLine({ item_id: 502, name: 'Mug', qty: 1, prices: [aPriceRow({ amount: 8000 })] })],
  country: 'IQ', region_id: 611, region_name: 'Baghdad',
  shipping: { carrier_code: 'flatrate', method_code: 'flatrate' },
  payment: 'cashondelivery',
  ...cart,
});

/** Random lines with their own ids: prices up to 5,000,000, taxed or not, some without a price. */
export const someLines = fc
  .array(
    fc.record({
      qty: fc.integer({ min: 1, max: 10_000 }),
      amount: fc.option(fc.integer({ min: 0, max: 5_000_000 }), { freq: 12 }),
      tax_class_id: fc.constantFrom(0, 2),
    }),
    { maxLength: 12 },
  )
  .map((lines) => lines.map(({ qty, amount, tax_class_id }, place) =>
    aTotalsLine({ item_id: place + 1, qty, tax_class_id, prices: amount === null ? [] : [aPriceRow({ amount })] })));
