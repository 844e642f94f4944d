import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { totalsContext } from '../values/totals-context.ts';

export const readTotalsContext = defineCall({
  ...paths['cart/totals-context'],
  summary: 'What totals are computed with in a store view, under an ETag (wire §2.9)',
  query: storeQuery,
  result: totalsContext,
  refusals: [],
});
