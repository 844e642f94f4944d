import fc from 'fast-check';
import type { TotalsCart, TotalsLine } from '../src/totals/totals-cart.ts';
import { aPriceRow } from './a-totals-context.ts';

export const aTotalsLine = (line: Partial<TotalsLine> = {}): TotalsLine => ({
  item_id: 501,
  name: 'Cotton tee',
  qty: 2,
  prices: [aPriceRow({ amount: 15_000 })],
  tax_class_id: 2,
  is_virtual: false,
  options: [],
  ...line,
});

export const aTotalsCart = (cart: Partial<TotalsCart> = {}): TotalsCart => ({
  lines: [
    aTotalsLine(),
    aTotalsLine({ item_id: 502, name: 'Mug', qty: 1, prices: [aPriceRow({ amount: 8000 })] }),
  ],
  country: 'IQ',
  region_id: 611,
  region_name: 'Baghdad',
  shipping: { carrier_code: 'flatrate', method_code: 'flatrate' },
  payment: 'cashondelivery',
  ...cart,
});

const someExtras = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('fixed' as const, 'link' as const), amount: fc.nat(50_000) }),
    fc.record({ type: fc.constant('percent' as const), percent: fc.nat(300_000) }),
  ),
  { maxLength: 3 },
);

const someParts = fc.array(
  fc
    .record({
      amount: fc.nat(90_000),
      qty: fc.integer({ min: 1, max: 9 }),
      tax_class_id: fc.constantFrom(0, 2),
    })
    .map(({ amount, ...part }) => ({ ...part, sku: 'PART', prices: [aPriceRow({ amount })] })),
  { maxLength: 4 },
);

/** Random lines with their own ids: prices up to 5,000,000, taxed or not, some without a price, with extras, or made of parts. */
export const someLines = fc
  .array(
    fc.record({
      qty: fc.integer({ min: 1, max: 10_000 }),
      amount: fc.option(fc.integer({ min: 0, max: 5_000_000 }), { freq: 12 }),
      tax_class_id: fc.constantFrom(0, 2),
      extras: someExtras,
      parts: fc.option(someParts, { nil: [], freq: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((lines) =>
    lines.map(({ qty, amount, tax_class_id, extras, parts }, place) =>
      aTotalsLine({
        item_id: place + 1,
        qty,
        tax_class_id,
        extras,
        parts,
        prices: amount === null ? [] : [aPriceRow({ amount })],
      }),
    ),
  );
