import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedProduct } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const pieces = z.int().min(0).max(10_000_000);

export const setStock = defineCall({
  method: 'PUT',
  path: '/api/desk/products/{productId}/stock',
  access: { for: 'staff', permission: 'products.stock' },
  summary:
    'Sets how many pieces there are, as counted. `seen_qty` is what the counter saw before: where orders changed it meanwhile, nothing is set',
  query: deskQuery,
  body: z.object({ qty: pieces, seen_qty: z.int().min(-10_000_000).max(10_000_000) }),
  result: z.object({ product: listedProduct }),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.product-not-found',
    'desk.product-composed',
    'desk.changed-meanwhile',
    'desk.stock-is-codes',
  ],
});
