import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { skuList } from '../values/sku-list.ts';
import { productFieldsQuery } from './product-fields-query.ts';

/**
 * Maximum number of products a device may name, the last seen first, and the default and maximum number of
 * products returned.
 */
const mostSeen = 50;
const usualSize = 20;
const mostRecommended = 100;

export const recommendProducts = defineCall({
  journey: 'browse',
  method: 'GET',
  path: '/api/ext/dijla/recommendations',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'What goes with what a device saw: bought in the same orders, then viewed together, then the best-sellers of the same categories; the shop keeps nothing of what was seen (ours)',
  query: productFieldsQuery.extend({
    skus: skuList({ entries: mostSeen, characters: 10_000 }).default(''),
    size: z.coerce.number().int().min(1).max(mostRecommended).default(usualSize),
  }),
  /**
   * Product documents under full names, the best match first; the shop's bestsellers when nothing was seen.
   */
  result: z.object({ items: z.array(z.object({}).loose()), total_count: z.int() }),
  refusals: [],
});
