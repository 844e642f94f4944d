import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedProduct, unit } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { specialPrice } from './set-prices.ts';

const movement = z.object({
  delta: z.int(),
  reason: z.string(),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  /** ISO 8601. */
  at: z.string(),
});

export const readDeskProduct = defineCall({
  method: 'GET',
  path: '/api/desk/products/{productId}',
  access: { for: 'staff', permission: 'products.read' },
  summary: 'A product with the prices that were set for it and the last movements of its stock',
  query: deskQuery,
  result: z.object({
    product: listedProduct,
    /** Currencies that a price can be set in. */
    units: z.array(unit),
    /** What was set, without what is derived from it. */
    regular: z.array(z.object({ currency: unit.shape.code, amount: z.int() })),
    specials: z.array(specialPrice),
    movements: z.array(movement),
    /** How many wait to be told that it, or a variant of it, is back or cheaper. */
    watchers: z.object({ stock: z.int(), price: z.int() }),
  }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});
