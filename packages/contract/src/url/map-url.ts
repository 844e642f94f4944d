import { z } from 'zod';
import { addressedEntities } from '../entities.ts';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { isShortList } from '../values/field-list.ts';

const fields = z.array(z.string().max(256)).max(200).refine(isShortList, 'has too many fields').nullish();

/** A found document as searches return it, under full names (wire §9.1). */
export const urlHit = z.object({
  _index: z.string(),
  _type: z.enum(addressedEntities),
  _id: z.string(),
  _score: z.number(),
  _source: z.object({}).loose(),
});

export const mapUrl = defineCall({
  journey: 'browse',
  method: 'POST',
  path: '/api/url/map',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'The product, category or page whose url_path or identifier this is; null when there is none (wire §9.1)',
  query: storeQuery.extend({ response_format: z.string().max(32).optional() }),
  body: z
    .object({
      url: z.string().max(2048).nullish(),
      includeFields: fields,
      excludeFields: fields,
      options: z.unknown().optional(),
      filters: z.unknown().optional(),
      groupId: z.unknown().optional(),
      groupToken: z.unknown().optional(),
    })
    .optional(),
  bodyAtMost: 262_144,
  result: urlHit.nullable(),
  raw: { recognizedBy: '_source', mayBeNull: true },
  refusals: ['url.missing'],
});
