import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedProduct } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const enableProduct = defineCall({
  method: 'PUT',
  path: '/api/desk/products/{productId}/status',
  access: { for: 'staff', permission: 'products.edit' },
  summary: 'Takes a product or a variant out of the shop, or back into it',
  query: deskQuery,
  body: z.object({ is_enabled: z.boolean() }),
  result: z.object({ product: listedProduct }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});
