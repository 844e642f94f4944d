import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { stockItem } from '../values/catalog/stock-item.ts';

export const listStock = defineCall({
  method: 'GET',
  path: '/api/stock/list',
  access: { for: 'anyone' },
  reads: 'memory',
  summary: 'Stock of the known ones among these skus (wire §5)',
  query: storeQuery.extend({
    skus: z.string().max(20_000).optional(),
    token: z.string().max(512).optional(),
  }),
  result: z.array(stockItem),
  refusals: ['stock.skus-missing'],
});
