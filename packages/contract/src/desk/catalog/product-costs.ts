import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { currencyCode } from '../../values/money.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { line } from './edited-product.ts';

const costs = { for: 'staff', permission: 'products.costs' } as const;

/** Products whose costs are written down at once. */
const linesAtMost = 1000;
const amountAtMost = 10_000_000_000;

const sku = line(255).refine((given) => given !== '', 'should be the number of a product');

const readProductCost = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/costs',
  access: costs,
  summary: 'What a piece of a product costs the shop, in minor units; null where nobody has written it down',
  query: deskQuery.extend({ sku }),
  result: z.object({
    /** Currencies that a cost may be in, the one that the shop is paid in first. */
    units: z.array(unit),
    cost: z.object({ amount: z.int(), currency: currencyCode }).nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});

const saveProductCosts = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/costs',
  access: costs,
  summary:
    'Writes down what a piece of each of these products costs the shop, in minor units of one currency; null takes it away. All or none: unknown numbers are refused. Answers of how many it changed',
  query: deskQuery,
  body: z.strictObject({
    currency: currencyCode,
    lines: z
      .array(z.object({ sku, amount: z.int().min(0).max(amountAtMost).nullable() }))
      .min(1)
      .max(linesAtMost)
      .refine((all) => new Set(all.map((each) => each.sku)).size === all.length, 'has a product twice'),
  }),
  result: z.object({ changed: z.int() }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.skus-unknown'],
});

/** Calls by which staff write down what products cost the shop. */
export const productCostCalls = {
  'desk/product-cost': readProductCost,
  'desk/save-product-costs': saveProductCosts,
} as const;
