import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { fieldList } from '../values/field-list.ts';
import { searchAnswer, searchQuery } from '../values/search.ts';

export const searchCatalog = defineCall({
  ...paths['catalog/search'],
  summary: 'Search products, categories, attributes, tax rules of one index (wire §7)',
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
  body: searchQuery.optional(),
  result: searchAnswer,
  raw: true,
  refusals: ['search.unknown-index', 'search.unreadable-request', 'search.foreign-query', 'search.answer-too-large', 'request.too-many', 'request.busy'],
});
