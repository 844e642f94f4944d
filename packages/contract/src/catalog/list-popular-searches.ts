import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const listPopularSearches = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/popular-searches',
  access: { for: 'anyone' },
  limit: 'search',
  summary: 'What is searched for most in a store view, of searches that many people made (ours)',
  query: storeQuery,
  result: z.object({ terms: z.array(z.string()) }),
  refusals: ['request.too-many'],
});
