import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** Part of a text that was taken for a filter, and the text without it. */
const understoodFilter = z.object({
  /** The code of an attribute, or `price`. */
  attribute: z.string(),
  /** The label of the option that is named; empty for a price. */
  label: z.string(),
  /** The range of prices in major units, both bounds inclusive; absent where there is none. */
  least: z.number().optional(),
  most: z.number().optional(),
  rest: z.string(),
  /** The values of the option that is named; none for a price. */
  values: z.array(z.string()),
});

export const understandSearch = defineCall({
  journey: 'search',
  method: 'GET',
  path: '/api/ext/dijla/search-reading',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'How the text of a search is understood, for shoppers to see and to take back (ours)',
  query: storeQuery.extend({ term: z.string().max(256) }),
  result: z.object({
    /** The text as it was understood, in the spelling of the shop; null where it was taken as it is. */
    corrected: z.string().nullable(),
    filters: z.array(understoodFilter),
    /** Words that no product has, while the others find some. */
    missing: z.array(z.string()),
    /** Texts with fewer words that find something, where this one finds nothing. */
    shorter: z.array(z.string()),
    /** The page that the owner shows instead of results, below the store's address; null where there is none. */
    page: z.string().nullable(),
  }),
  refusals: ['request.too-many'],
});
