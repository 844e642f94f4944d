import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon } from '../../test/a-cart-promotion.ts';
import { anOrderOf } from '../../test/an-order-of.ts';
import { aTotalsCart, someLines } from '../../test/a-totals-cart.ts';
import { aTaxedContext, aTotalsContext } from '../../test/a-totals-context.ts';
import { payableAmountOf } from '../money/payable-amount-of.ts';
import type { totalsOf } from '../totals/totals-of.ts';
import { remainingAmounts } from './remaining-amounts.ts';

type Context = Parameters<typeof totalsOf>[1];

const kept = (order: ReturnType<typeof anOrderOf>, context: Context, quantities: Record<number, number>) =>
  remainingAmounts(
    order,
    new Map(Object.entries(quantities).map(([line, qty]) => [Number(line), qty])),
    context,
  );
const rowsOf = ({ totals }: Pick<ReturnType<typeof anOrderOf>, 'totals'>) =>
  Object.fromEntries(totals.map(({ code, value }) => [code, value]));

describe('remainingAmounts', () => {
  const cart = aTotalsCart({ promotions: [aCoupon('WELCOME10', 3800)] });
  const order = anOrderOf(cart, aTotalsContext());

  it('leaves an order of which everything stays as it is', () =>
    expect(kept(order, aTotalsContext(), { 1: order.lines[0]?.qty ?? 0 })).toBe(order));

  it('costs the part of each line that stays, with its part of the discount, and the whole delivery', () => {
    // 2 × 15,000 + 8,000 with 3,800 off and 5,000 for delivery.
    expect(order).toMatchObject({ subtotal: 38_000, discount_amount: 3800, grand_total: 39_200 });
    const left = kept(order, aTotalsContext(), { 1: 1 });
    expect(left).toMatchObject({
      items_qty: order.items_qty - 1,
      subtotal: 23_000,
      discount_amount: 2300,
      shipping_amount: 5000,
      grand_total: 25_700,
      payable_total: 25_750,
      lines: [{ qty: 1, row_total: 15_000, discount_amount: 1500 }, { row_total: 8000 }],
    });
    expect(rowsOf(left)).toMatchObject({
      subtotal: 23_000,
      discount: -2300,
      shipping: 5000,
      grand_total: 25_700,
    });
  });

  it('leaves out lines that nothing stays of', () =>
    expect(kept(order, aTotalsContext(), { 1: 0 }).lines.map(({ line_number }) => line_number)).toEqual([2]));

  it('rounds what is left to cash anew', () => {
    const context = aTotalsContext({ cash_step: 250 });
    const left = kept(anOrderOf(aTotalsCart({ promotions: [aCoupon('X', 3801)] }), context), context, {
      1: 1,
    });
    expect(left.grand_total % 250).toBe(0);
    expect(rowsOf(left)['cash_rounding']).toBe(
      left.grand_total - (left.subtotal - left.discount_amount + left.shipping_amount + left.tax_amount),
    );
  });

  it('never costs less than nothing: what a gift card paid too much goes back to it', () => {
    const card = { code: 'gift_card', stage: 'tender', amount: -40_000, source: 'card', data: {} } as const;
    const paid = anOrderOf(aTotalsCart({ adjustments: [card] }), aTotalsContext());
    const left = kept(paid, aTotalsContext(), { 1: 1, 2: 0 });
    expect(left).toMatchObject({ grand_total: 0, payable_total: 0 });
    expect(rowsOf(left)['gift_card']).toBe(-20_000);
  });

  it('sums in every row, line and base amount, and costs no more than before, whatever stays', () =>
    fc.assert(
      fc.property(
        someLines,
        fc.array(fc.nat(20), { maxLength: 8 }),
        fc.constantFrom(
          aTotalsContext(),
          aTaxedContext(7, true),
          aTaxedContext(15.5, false),
          aTotalsContext({ cash_step: 250 }),
        ),
        fc.nat(5000),
        (lines, quantities, context, off) => {
          const whole = anOrderOf(aTotalsCart({ lines, promotions: [aCoupon('X', off)] }), context);
          const part = remainingAmounts(
            whole,
            new Map(
              whole.lines.map(({ line_number, qty }, place) => [
                line_number,
                Math.min(quantities[place] ?? qty, qty),
              ]),
            ),
            context,
          );
          const total = (values: readonly (number | null)[]) =>
            values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
          expect(total(part.totals.map(({ code, value }) => (code === 'grand_total' ? 0 : value)))).toBe(
            part.grand_total,
          );
          expect(total(part.lines.map(({ row_total }) => row_total))).toBe(part.subtotal);
          expect(total(part.lines.map(({ discount_amount }) => discount_amount))).toBe(part.discount_amount);
          const hasPrices = part !== whole && part.lines.some(({ row_total }) => row_total > 0);
          expect(total(part.lines.map(({ base_row_total }) => base_row_total))).toBe(
            hasPrices
              ? part.base_subtotal
              : total(part.lines.map(({ base_row_total }) => (part === whole ? base_row_total : 0))),
          );
          expect(part.payable_total).toBe(payableAmountOf(part.grand_total, context));
          expect(part.grand_total).toBeLessThanOrEqual(whole.grand_total + context.cash_step);
          for (const line of part.lines)
            expect([line.row_total_incl_tax, line.discount_amount >= 0]).toEqual([
              line.row_total + line.tax_amount,
              true,
            ]);
        },
      ),
    ));
});
