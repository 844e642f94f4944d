import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedProduct } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';

/** Empty counts as absent. */
const stock = z
  .enum(['', 'low', 'out'])
  .transform((given) => (given === '' ? undefined : given))
  .optional();
const status = z
  .enum(['', 'enabled', 'disabled'])
  .transform((given) => (given === '' ? undefined : given))
  .optional();

export const listDeskProducts = defineCall({
  method: 'GET',
  path: '/api/desk/products',
  access: { for: 'staff', permission: 'products.read' },
  summary:
    'Products and variants with stock and price, newest first, by words of `q` in either language or the beginning of a sku. A page goes on with `before`, the `next` of the page before it',
  query: deskQuery.extend({
    q: text,
    /** `low`: few pieces left, as the storefront says it; `out`: none. */
    stock,
    status,
    before: rowId,
    limit,
  }),
  result: z.object({
    items: z.array(listedProduct),
    /** Null on the last page. */
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
