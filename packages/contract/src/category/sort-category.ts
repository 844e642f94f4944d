import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** A product's position in a category, as set by the owner. */
const categoryPlace = z.object({ product_id: z.int(), sku: z.string(), position: z.int() });
export type CategoryPlace = z.infer<typeof categoryPlace>;

/** Default and maximum number of positions returned. */
const usualSize = 1000;
const mostPlaces = 10_000;

export const sortCategory = defineCall({
  method: 'GET',
  path: '/api/ext/vaimo-category-sort/{category}',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: "The listed products of a category itself in the owner's order, upwards or downwards (wire §11)",
  query: storeQuery.extend({
    sort: z.enum(['asc', 'desc']).default('asc'),
    from: z.coerce.number().int().min(0).max(1_000_000).default(0),
    size: z.coerce.number().int().min(1).max(mostPlaces).default(usualSize),
  }),
  result: z.array(categoryPlace),
  refusals: ['category.not-found', 'request.invalid'],
});
