import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { brand } from '../values/catalog/brand.ts';

/** Number of brands returned when `size` is not given (spec 1 §9). */
const usualSize = 20;

export const listSomeBrands = defineCall({
  method: 'GET',
  path: '/api/ext/amasty-shop-by-brand/part',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'The first brands: those of the slider in its order, then those with the most products (wire §11)',
  query: storeQuery.extend({ size: z.coerce.number().int().min(1).max(200).default(usualSize) }),
  result: z.array(brand),
  refusals: [],
});
