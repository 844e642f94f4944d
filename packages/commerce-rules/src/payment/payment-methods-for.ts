import type { PaymentMethod, TotalsContext } from '@dijla/contract/client';
import { majorUnits } from '../money/major-units.ts';
import { type CartToPay, paysCart } from './pays-cart.ts';

/** Returns the methods that may pay this cart, in wire form with fees in major units (wire §3.2). */
export const paymentMethodsFor = (
  { payment_methods, currency }: Pick<TotalsContext, 'payment_methods' | 'currency'>,
  cart: CartToPay,
): PaymentMethod[] =>
  payment_methods
    .filter((method) => paysCart(method, cart))
    .map(({ code, title, fee, offline, instructions, kind }) => ({
      code,
      title,
      ...(fee > 0 ? { cost_incl_tax: majorUnits(fee, currency.scale) } : {}),
      ...(offline ? { offline } : {}),
      ...(instructions === null ? {} : { instructions }),
      ...(kind === undefined ? {} : { kind }),
    }));
