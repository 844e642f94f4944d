import { describe, expect, it } from 'vitest';
import { linesOfProducts } from './lines-of-products.ts';
import { linesToSave, pastedLines, previewed, type PricedProduct, raisedLines } from './pasted-prices.ts';

const product = (sku: string, said: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 1,
  sku,
  name: sku,
  prices: { regular: [{ currency: 'USD', amount: 900 }], specials: [] },
  qty: 4,
  ...said,
});
const given = { currency: 'IQD', isFollowed: true, mayCount: true } as const;
const products = new Map(
  [product('A'), product('B', { qty: null }), product('C', { prices: null, qty: null })].map((each) => [
    each.sku,
    each,
  ]),
);
const preview = (text: string, also: Partial<{ isFollowed: boolean; mayCount: boolean }> = {}) =>
  previewed(pastedLines(text, 0), products, { ...given, ...also });

describe('a pasted list of prices', () => {
  it('is read line by line, in any digits', () => {
    expect(pastedLines('A\t١٢٬٥٠٠\t10,000\t5\r\n\n B \t700', 0)).toEqual([
      { number: 1, sku: 'A', price: 12_500, special: 10_000, qty: 5, fault: null },
      { number: 3, sku: 'B', price: 700, special: null, qty: null, fault: null },
    ]);
  });

  it.each([
    ['A 12500', 'A', 12_500, null, null],
    ['A;12,500;;3', 'A', 12_500, null, 3],
    ['A؛ ١٢٥٠٠ ؛ 9000', 'A', 12_500, 9000, null],
  ])('is written on a phone as %j', (text, sku, price, special, qty) =>
    expect(pastedLines(text, 0)).toEqual([{ number: 1, sku, price, special, qty, fault: null }]),
  );

  it.each([
    [10, 'A\t10,000\t9000\t5\n\nB 12500', 'A\t11000\t10000\t5\n\nB\t13750'],
    [-100, 'A\t10000', 'A\t250'],
    [7, 'A\t1000\t-\nheading', 'A\t1000\t-\nheading'],
    [0, 'A\t1100', 'A\t1000'],
  ])('is raised by %i percent, to what can be paid', (percent, text, raised) =>
    expect(raisedLines(text, { scale: 0, percent, step: 250 })).toBe(raised),
  );

  it('begins with products as they are listed, without those that cost what their parts do', () => {
    const price = (code: 'IQD' | 'USD', scale: number, amount: number) => ({
      unit: { code, scale },
      regular: { amount, is_derived: code === 'IQD' },
      special: null,
    });
    const listed = [
      { sku: 'A', prices: [price('USD', 2, 900), price('IQD', 0, 12_000)] },
      { sku: 'SET', prices: [] },
    ];
    expect(linesOfProducts(listed, 'IQD')).toBe('A\t12000');
    expect(linesOfProducts(listed, 'USD')).toBe('A\t9.00');
  });

  it.each([
    ['A', 'columns'],
    ['\t100', 'columns'],
    ['A\t1\t\t\t5', 'columns'],
    ['A\t12.5', 'price'],
    ['A\t-1', 'price'],
    ['A\tabc', 'price'],
    ['A\t100\tx', 'special'],
    ['A\t100\t\t-5', 'qty'],
    ['A\t100\t\t1.5', 'qty'],
    ['NOBODY\t100', 'unknown'],
    ['C\t100', 'composed'],
    ['B\t100\t\t5', 'codes'],
    ['A\t100\t100', 'special-not-below'],
    ['A\t100\t90\t5', null],
  ])('of %j has the fault %s', (text, fault) => expect(preview(text)[0]?.fault).toBe(fault));

  it('has a product once, and a thousand lines', () => {
    expect(preview('A\t1\nA\t2').map(({ fault }) => fault)).toEqual([null, 'repeated']);
    const many = Array.from({ length: 1001 }, (_, n) => `S${n}\t1`).join('\n');
    expect(pastedLines(many, 0).at(-1)?.fault).toBe('too-many');
    expect(preview('A\t1\t\t5', { mayCount: false })[0]?.fault).toBe('not-permitted');
  });

  it('is saved, and taken back by what was there', () => {
    const seen = { regular: [{ currency: 'USD', amount: 900 }], specials: [] };
    const to = {
      regular: [{ currency: 'IQD', amount: 12_500 }],
      specials: [{ from: null, until: null, amounts: [{ currency: 'IQD', amount: 9000 }] }],
    };
    expect(linesToSave(preview('A\t12500\t9000\t7\nNOBODY\t5'))).toEqual({
      make: [{ sku: 'A', prices: { seen, to }, qty: { seen: 4, to: 7 } }],
      reverse: [{ sku: 'A', prices: { seen: to, to: seen }, qty: { seen: 7, to: 4 } }],
    });
    expect(preview('A\t12500', { isFollowed: false })[0]?.to?.regular).toEqual([
      { currency: 'USD', amount: 900 },
      { currency: 'IQD', amount: 12_500 },
    ]);
    expect(preview('A\t\t\t7')[0]?.to).toBeNull();
  });
});
