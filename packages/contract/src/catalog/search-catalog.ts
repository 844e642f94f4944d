import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { fieldList } from '../values/field-list.ts';
import { searchAnswer, searchBody, standardSearchAnswer } from '../values/search.ts';

/** Whether a search query asks for words, as text of JSON or read: the rest are listings. */
const asksForWords = (query: unknown): boolean => {
  if (typeof query === 'string') return /"_searchText"\s*:\s*"\s*[^"\s]/.test(query);
  const words = typeof query === 'object' && query !== null && '_searchText' in query && query._searchText;
  return typeof words === 'string' && words.trim() !== '';
};

export const searchCatalog = defineCall({
  journey: ({ query, body }) => (asksForWords(query['request']) || asksForWords(body) ? 'search' : 'browse'),
  method: 'GET',
  path: '/api/catalog/{index}/{entity}/_search',
  otherMethods: ['POST'],
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'Search products, categories, attributes, tax rules of one index, by a search query or an Elasticsearch body (wire §7, §14)',
  query: z.object({
    size: z.string().max(16).optional(),
    from: z.string().max(16).optional(),
    request_format: z.string().max(32).optional(),
    response_format: z.string().max(32).optional(),
    _source_include: fieldList,
    _source_exclude: fieldList,
    _source_includes: fieldList,
    _source_excludes: fieldList,
    request: z.string().max(100_000).optional(),
    sort: z.string().max(256).optional(),
  }),
  body: searchBody.optional(),
  bodyAtMost: 262_144,
  result: z.union([searchAnswer, standardSearchAnswer]),
  raw: { recognizedBy: 'hits' },
  refusals: [
    'search.unknown-index',
    'search.unreadable-request',
    'search.foreign-query',
    'search.answer-too-large',
    'request.too-many',
    'request.busy',
  ],
});
