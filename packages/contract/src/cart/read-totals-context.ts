import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { totalsContext } from '../values/carts/totals-context.ts';

export const readTotalsContext = defineCall({
  method: 'GET',
  path: '/api/cart/totals-context',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary: 'What totals are computed with in a store view for who asks, under an ETag (wire §2.9)',
  query: userQuery,
  result: totalsContext,
  refusals: [...tokenRefusals],
});
