import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { brand } from '../values/catalog/brand.ts';

export const countBrands = defineCall({
  method: 'GET',
  path: '/api/ext/amasty-shop-by-brand/count-by-brand/attribute_code/{attribute}',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'The brands that have products in the store, each with how many, the largest first (wire §11)',
  query: storeQuery,
  result: z.array(brand),
  refusals: ['brand.unknown-attribute'],
});
