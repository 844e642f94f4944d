import { z } from 'zod';
import { addressedEntities, entities } from '../entities.ts';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** What a URL leads to; `redirect` is the path it has moved to, null when it has not moved (wire §9.2). */
const resolvedUrl = z.object({
  type: z.enum([...addressedEntities.map((name) => entities[name].address.type), 'BRAND']),
  id: z.int(),
  url: z.string(),
  identifier: z.string(),
  store_code: z.string(),
  redirect: z.string().nullable(),
});

export const resolveUrl = defineCall({
  journey: 'browse',
  method: 'GET',
  path: '/api/url/resolver',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'What a path without store prefix leads to; 410 for what is gone for good (wire §9.2)',
  query: storeQuery.extend({ url: z.string().max(2048).optional() }),
  result: resolvedUrl,
  refusals: ['url.missing', 'url.not-found', 'url.gone'],
});
