import type { SearchQuery } from '@dijla/contract/client';
import { z } from 'zod';
import { byName, fieldName, oneOf } from './one-of.ts';
import { fieldsOfOptions } from './options-field.ts';

type Facet = NonNullable<SearchQuery['_availableFilters']>[number];

/** Each facet is requested twice: for the products' own values and for those of their variants. */
const aggregationsAtMost = 602;
const rangesAtMost = 50;
/** Elasticsearch's default when no size is given. */
const usualSize = 10;

const bound = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,15}(\.\d{1,10})?$/)
      .transform(Number),
  ])
  .optional();

type Asked = {
  field: string;
  name: string;
  size?: number;
  ranges?: { from?: number | undefined; to?: number | undefined }[];
};

const aggregation = oneOf({
  terms: z
    .strictObject({ field: fieldName, size: z.int().min(1).max(10_000).optional() })
    .transform(({ field, size = usualSize }): Asked => ({ field, name: `agg_terms_${field}`, size })),
  range: z
    .strictObject({
      field: z.literal('price'),
      ranges: z.array(z.strictObject({ from: bound, to: bound })).max(rangesAtMost),
    })
    .transform(({ field, ranges }): Asked => ({ field, name: `agg_range_${field}`, ranges })),
});

/**
 * Merges an aggregation over options into the facet of the same field, which counts the products' own
 * values.
 */
const facetsOf = (asked: readonly Asked[]): Facet[] => {
  const fields = new Set(asked.map(({ field }) => field));
  const facets = new Map<string, Facet>();
  for (const { field: named, size = usualSize, ranges } of asked) {
    const field = fieldsOfOptions(named).find((name) => fields.has(name)) ?? named;
    const before = facets.get(field)?.options ?? {};
    facets.set(field, {
      field,
      scope: 'catalog',
      options: { ...before, size: Math.max(size, Number(before['size'] ?? 0)), ...(ranges && { ranges }) },
    });
  }
  return [...facets.values()];
};

/**
 * Parses `aggs` into the available filters of a search query: `agg_terms_X` with `agg_terms_X_options`, and
 * `agg_range_price` for prices (wire §7.4).
 */
export const aggregationClauses = byName(z.string().max(150), aggregation).transform(
  (given, context): Facet[] => {
    const entries = Object.entries(given) as [string, Asked][];
    if (entries.length > aggregationsAtMost)
      context.addIssue({ code: 'custom', message: 'are too many', path: [] });
    for (const [name, asked] of entries)
      if (name !== asked.name)
        context.addIssue({ code: 'custom', message: `is not called ${asked.name}`, path: [name] });
    return facetsOf(entries.map(([, asked]) => asked));
  },
);
