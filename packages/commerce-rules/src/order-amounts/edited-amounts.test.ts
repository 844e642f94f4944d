import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon } from '../../test/a-cart-promotion.ts';
import { anOrderOf } from '../../test/an-order-of.ts';
import { aTotalsCart, someLines } from '../../test/a-totals-cart.ts';
import { aTaxedContext, aTotalsContext } from '../../test/a-totals-context.ts';
import { payableAmountOf } from '../money/payable-amount-of.ts';
import { discountAtMost, editedAmounts, leftOf, type OrderEdit } from './edited-amounts.ts';

type Order = ReturnType<typeof anOrderOf>;
type Added = Omit<Order['lines'][number], 'line_number'>;

const nothing: OrderEdit<Added> = {
  added: [],
  delivery: null,
  fee: undefined,
  promotion: null,
  discount: null,
  pricesIncludeTax: true,
};
const rowsOf = ({ totals }: Pick<Order, 'totals'>) =>
  Object.fromEntries(totals.map(({ code, value }) => [code, value]));
const total = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

describe('editedAmounts', () => {
  // 2 × 15,000 + 8,000 with 3,800 off and 5,000 for delivery are 39,200.
  const order = anOrderOf(aTotalsCart({ promotions: [aCoupon('WELCOME10', 3800)] }), aTotalsContext());

  it.each<[string, Partial<OrderEdit<Added>>, Record<string, number>]>([
    ['nothing', {}, { grand_total: 39_200, discount: -3800 }],
    [
      'another delivery price',
      { delivery: { excl: 2000, tax: 0, title: 'x' } },
      { shipping: 2000, grand_total: 36_200 },
    ],
    ['a fee', { fee: { value: 1000, title: 'x' } }, { payment: 1000, grand_total: 40_200 }],
    ['no fee any more', { fee: null }, { grand_total: 39_200 }],
    [
      'a promotion of what is added, in the row that is there',
      { promotion: { shares: [1000, 200], title: 'x' } },
      { discount: -5000, grand_total: 38_000 },
    ],
    [
      'a discount',
      { discount: { amount: 4200, title: 'x' } },
      { discount: -3800, staff_discount: -4200, grand_total: 35_000 },
    ],
  ])('of %s', (_, change, rows) => {
    const edited = editedAmounts(order, { ...nothing, ...change }, aTotalsContext());
    expect(rowsOf(edited)).toMatchObject(rows);
    expect(edited.grand_total).toBe(rows['grand_total']);
  });

  it('takes as much off the goods as they cost, and no less than nothing is left', () => {
    const most = discountAtMost(order.lines, true);
    expect(most).toBe(38_000 - 3800);
    const edited = editedAmounts(
      order,
      { ...nothing, discount: { amount: most, title: 'x' } },
      aTotalsContext(),
    );
    expect(edited.grand_total).toBe(5000);
  });

  it('takes nothing off lines that are spared', () => {
    const spared = new Set([0]);
    const most = discountAtMost(order.lines, true, spared);
    expect(most).toBe(leftOf(order.lines[1]!, true));
    const edited = editedAmounts(
      order,
      { ...nothing, discount: { amount: most, title: 'x', spared } },
      aTotalsContext(),
    );
    expect(edited.lines[0]).toMatchObject({ discount_amount: order.lines[0]!.discount_amount });
    expect(leftOf(edited.lines[1]!, true)).toBe(0);
  });

  it('keeps the place of a row, and puts a new one before tax and total', () => {
    const once = editedAmounts(order, { ...nothing, discount: { amount: 1, title: 'x' } }, aTotalsContext());
    const twice = editedAmounts(once, { ...nothing, discount: { amount: 2, title: 'x' } }, aTotalsContext());
    expect(twice.totals.map(({ code }) => code)).toEqual([
      'subtotal',
      'shipping',
      'discount',
      'staff_discount',
      'tax',
      'grand_total',
    ]);
    expect(rowsOf(twice)).toMatchObject({ discount: -3800, staff_discount: -3 });
  });

  it('sums in every row, line and base amount, whatever is changed', () =>
    fc.assert(
      fc.property(
        fc.tuple(someLines, someLines),
        fc.constantFrom(
          aTotalsContext(),
          aTaxedContext(7, true),
          aTaxedContext(15.5, false),
          aTotalsContext({ cash_step: 250 }),
        ),
        fc.record({
          delivery: fc.option(fc.nat(9000)),
          fee: fc.constantFrom(undefined, null, 750),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
          promoted: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        ([lines, more], context, { delivery, fee, share, promoted }) => {
          const placed = anOrderOf(aTotalsCart({ lines, promotions: [aCoupon('X', 300)] }), context);
          const added = anOrderOf(aTotalsCart({ lines: more }), context).lines;
          const pricesIncludeTax = context.tax.source_price_includes_tax;
          const all = [...placed.lines, ...added];
          const shares = all.map((each) =>
            Math.floor(Math.max(leftOf(each, pricesIncludeTax), 0) * promoted),
          );
          const most = discountAtMost(all, pricesIncludeTax) - total(shares);
          const amount = Math.floor(most * share);
          const edited = editedAmounts(
            placed,
            {
              added,
              delivery: delivery === null ? null : { excl: delivery, tax: 0, title: 'x' },
              promotion: { shares, title: 'x' },
              fee: typeof fee === 'number' ? { value: fee, title: 'x' } : fee,
              discount: { amount, title: 'x' },
              pricesIncludeTax,
            },
            context,
          );
          const rows = edited.totals.map(({ code, value }) => (code === 'grand_total' ? 0 : value));
          expect(total(rows)).toBe(edited.grand_total);
          expect(edited.grand_total % (context.cash_step || 1)).toBe(0);
          expect(total(edited.lines.map(({ row_total }) => row_total))).toBe(edited.subtotal);
          expect(total(edited.lines.map((line) => line.discount_amount))).toBe(edited.discount_amount);
          expect(edited.discount_amount - placed.discount_amount).toBe(
            amount + total(shares) + total(added.map((line) => line.discount_amount)),
          );
          expect(edited.payable_total).toBe(payableAmountOf(edited.grand_total, context));
          for (const line of edited.lines) {
            expect(line.row_total_incl_tax).toBe(line.row_total + line.tax_amount);
            expect(line.tax_amount).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    ));
});
