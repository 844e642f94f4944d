import { z } from 'zod';
import { searchedEntities } from '../entities.ts';

export const searchEntity = z.enum(searchedEntities);
export type SearchEntity = z.infer<typeof searchEntity>;

const scope = z.string().optional();

/**
 * The search query of wire §7.1. Values of applied filters are parsed by the operator rules of §7.2 and
 * §7.3. Equal filters and equal facets count once. A search is refused as `search.unreadable-request` when
 * it has more than 50 different filters or 300 facets or, for fields that are not filterable attributes,
 * more than 30 facets or 10 filters of scope `catalog`.
 */
export const searchQuery = z.object({
  _availableFilters: z
    .array(z.object({ field: z.string().max(128), scope, options: z.object({}).loose().nullish() }))
    .max(300)
    .nullish(),
  _appliedFilters: z
    .array(
      z.object({
        attribute: z.string().max(128),
        value: z.unknown(),
        scope,
        options: z.unknown().optional(),
      }),
    )
    .max(200)
    .nullish(),
  _appliedSort: z
    .array(z.object({ field: z.string().max(128), options: z.unknown().optional() }))
    .max(20)
    .nullish(),
  _searchText: z.string().max(1000).nullish(),
  groupId: z.unknown().optional(),
  groupToken: z.unknown().optional(),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/**
 * The body of a search: with `request_format=search-query` a search query, otherwise an Elasticsearch body
 * in the forms that the client's query builder creates (wire §14 W1): `query`, `aggs`, `sort`, `min_score`.
 * Any other clause is refused by its name.
 */
export const searchBody = z.looseObject({
  ...searchQuery.shape,
  query: z.unknown().optional(),
  aggs: z.unknown().optional(),
  sort: z.unknown().optional(),
  min_score: z.unknown().optional(),
});
export type SearchBody = z.infer<typeof searchBody>;

const termsBuckets = z.object({
  doc_count_error_upper_bound: z.int().optional(),
  sum_other_doc_count: z.int().optional(),
  buckets: z.array(
    z.object({
      key: z.union([z.string(), z.number()]),
      doc_count: z.int(),
      from: z.number().optional(),
      to: z.number().optional(),
    }),
  ),
});
export type Buckets = z.infer<typeof termsBuckets>;

const counts = {
  aggregations: z.record(z.string(), z.union([termsBuckets, z.object({ value: z.number() })])).optional(),
  attribute_metadata: z.array(z.unknown()).optional(),
};

/**
 * The compact answer of wire §7.6; `hits` are documents with `_score` merged in. A request for the facet `*`
 * of scope `catalog` (ours) gets counts for every filterable attribute of the listed products, and in
 * `attribute_metadata` their definitions with the options that occur; for facets requested by name it
 * contains the definitions of those that are attributes (wire §14 W4).
 */
export const searchAnswer = z.object({
  hits: z.array(z.object({}).loose()),
  total: z.int(),
  ...counts,
  suggest: z.object({}).loose().optional(),
});

/**
 * The answer without `response_format=compact`, nested as in Elasticsearch, with documents under their full
 * names (wire §14 W1).
 */
export const standardSearchAnswer = z.object({
  hits: z.object({
    total: z.int(),
    hits: z.array(
      z.object({
        _id: z.string(),
        _type: searchEntity,
        _score: z.number().nullable(),
        _source: z.object({}).loose(),
      }),
    ),
  }),
  ...counts,
});
export type StandardSearchAnswer = z.infer<typeof standardSearchAnswer>;

export type SearchAnswer<Document = Record<string, unknown>> = {
  hits: (Document & { _score: number | null })[];
  total: number;
  aggregations?: Record<string, Buckets | { value: number }>;
  attribute_metadata?: unknown[];
};
