import type { PaymentMethod, PaymentTable, UnofferedMethod } from '@dijla/contract/client';
import { majorUnits } from '../money/major-units.ts';
import { payableAmountOf } from '../money/payable-amount-of.ts';
import { creditPlan } from './credit-plan.ts';
import type { CartToPay } from './pays-cart.ts';
import { type PayingContext, whyNotOffered } from './why-not-offered.ts';

/** Any day: in how many months is told, and not when. */
const anyDay = '2000-01-01';

/** Returns the months a cart may be paid in, each with what it costs; amounts in major units of what is owed. */
const monthsOf = (
  { terms }: NonNullable<PaymentTable['credit']>,
  { principal, available, scale }: { principal: number; available: number; scale: number },
): NonNullable<PaymentMethod['installments']>['counts'] =>
  terms.flatMap(({ months, fee_rate: feeRate }) => {
    const { fee, total, installments } = creditPlan({ principal, feeRate, months, firstDueOn: anyDay });
    const [first] = installments;
    if (first === undefined || total > available) return [];
    return {
      count_of_month: months,
      total_of_month: majorUnits(first.amount, scale),
      fee: majorUnits(fee, scale),
      total: majorUnits(total, scale),
    };
  });

/** What an offered method says of the credit line that pays it; nothing of other methods. */
const creditOf = (
  { code, credit, fee }: PaymentTable,
  { grandTotal, credit: lines }: CartToPay,
  context: PayingContext,
): Pick<PaymentMethod, 'installments' | 'account'> => {
  const line = lines?.find(({ method }) => method === code);
  if (credit === undefined || line === undefined) return {};
  const { code: currency_code, scale } = context.payable.currency;
  const principal = payableAmountOf(grandTotal + fee, context);
  const { available } = line;
  if (credit.kind === 'months')
    return { installments: { currency_code, counts: monthsOf(credit, { principal, available, scale }) } };
  return {
    account: {
      currency_code,
      available: majorUnits(available, scale),
      due_days: line.due_days ?? 0,
      needs_approval: principal > available,
    },
  };
};

/** Returns the methods that may pay this cart, in wire form with fees in major units (wire §3.2). */
export const paymentMethodsFor = (context: PayingContext, cart: CartToPay): PaymentMethod[] =>
  context.payment_methods
    .filter((method) => whyNotOffered(method, cart, context) === null)
    .map((method) => {
      const { code, title, fee, offline, instructions, kind } = method;
      return {
        code,
        title,
        ...(fee > 0 ? { cost_incl_tax: majorUnits(fee, context.currency.scale) } : {}),
        ...(offline ? { offline } : {}),
        ...(instructions === null ? {} : { instructions }),
        ...(kind === undefined ? {} : { kind }),
        ...creditOf(method, cart, context),
      };
    });

/** Returns the methods that do not pay this cart, each with the reason; amounts in major units. */
export const unofferedMethodsFor = (context: PayingContext, cart: CartToPay): UnofferedMethod[] =>
  context.payment_methods.flatMap((method) => {
    const why = whyNotOffered(method, cart, context);
    return why === null ? [] : { code: method.code, title: method.title, ...why };
  });
