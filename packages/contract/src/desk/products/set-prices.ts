import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { currencyCode } from '../../values/money.ts';
import { listedProduct } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/** Highest amount that can be set, in minor units. */
const amountAtMost = 1_000_000_000_000;

const amounts = z
  .array(z.object({ currency: currencyCode, amount: z.int().min(0).max(amountAtMost) }))
  .min(1)
  .max(2)
  .refine((all) => new Set(all.map(({ currency }) => currency)).size === all.length, 'has a currency twice');

const firstInstant = Date.UTC(2000, 0);
const lastInstant = Date.UTC(2100, 0);
const instant = z.iso
  .datetime({ offset: true })
  .refine((at) => Date.parse(at) >= firstInstant && Date.parse(at) < lastInstant, 'should be in this century')
  .nullable();

/** A special price and when it holds: from the first instant on, until before the second; null is open. */
export const specialPrice = z
  .object({ from: instant, until: instant, amounts })
  .refine(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    'should end after it begins',
  );

export const setPrices = defineCall({
  method: 'PUT',
  path: '/api/desk/products/{productId}/prices',
  access: { for: 'staff', permission: 'products.edit' },
  summary:
    'Replaces the regular and special prices of one piece; a currency left out is derived from the other by the rate. Prices by quantity and of other price lists stay',
  query: deskQuery,
  body: z.object({ regular: amounts, specials: z.array(specialPrice).max(10) }),
  result: z.object({ product: listedProduct }),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.product-not-found',
    'desk.product-composed',
    'desk.special-not-below',
    'gift-card.below-worth',
  ],
});
