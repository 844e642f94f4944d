import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { stockItem } from '../values/catalog/stock-item.ts';

export const checkStock = defineCall({
  method: 'GET',
  path: '/api/stock/check',
  aliases: ['/api/stock/check/{sku}'],
  access: { for: 'anyone' },
  reads: 'memory',
  summary: 'Stock of one sku (wire §5)',
  query: storeQuery.extend({ sku: z.string().max(255).optional(), token: z.string().max(512).optional() }),
  result: stockItem,
  refusals: ['stock.sku-missing', 'stock.sku-not-found'],
});
