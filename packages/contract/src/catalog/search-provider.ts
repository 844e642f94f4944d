import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const option = z.object({ value: z.string(), label: z.string(), count: z.int() });

export const searchProvider = defineCall({
  journey: 'search',
  method: 'GET',
  path: '/api/ext/klevu-search/search/store_code/{code}',
  access: { for: 'anyone' },
  of: 'clients',
  limit: 'search',
  reads: 'memory',
  summary:
    'Products, categories, texts and filters for a term, as clients of a search provider ask (wire §11); what they tell of the visitor is dropped',
  /** Whatever else clients send, such as session, group, network address or place, is not read. */
  query: z.object({
    type: z.enum(['autocomplete', 'search']).catch('search'),
    term: z.string().max(256).default(''),
    size: z.string().max(16).optional(),
    from: z.string().max(16).optional(),
    sort: z.string().max(64).optional(),
  }),
  result: z.object({
    items: z.array(z.object({}).loose()),
    total: z.int(),
    categories: z.array(z.object({ id: z.int(), name: z.string(), url_path: z.string() })),
    suggestions: z.array(z.string()),
    filters: z.array(z.object({ key: z.string(), label: z.string(), options: z.array(option) })),
    /** Whether every word had to occur, or most of them as no product has all. */
    query_type: z.enum(['WILDCARD_AND', 'WILDCARD_OR']),
  }),
  /** Clients count and list whatever comes (spec 2 §8). */
  failedResult: { items: [], total: 0 },
  refusals: ['search.unknown-index', 'request.too-many', 'request.busy', 'request.unexpected'],
});
