import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { byName } from './one-of.ts';

/** Fields the engine searches for words, with their weights. */
const searchedFields = ['name^4', 'sku^2', 'category.name^1'] as const;
const textAtMost = 1000;

/** Accepted and ignored, because the engine itself decides how closely a word must match. */
const tuning = z.union([z.string().max(32), z.number()]).optional();

const multiMatch = z.strictObject({
  fields: z.tuple(
    searchedFields.map((field) => z.literal(field)) as [z.ZodLiteral, z.ZodLiteral, z.ZodLiteral],
  ),
  query: z.string().max(textAtMost),
  operator: z.literal('or').optional(),
  fuzziness: tuning,
  cutoff_frequency: tuning,
  max_expansions: tuning,
  prefix_length: tuning,
  // `75%`, or `75%25` when it was URL-encoded.
  minimum_should_match: tuning,
  tie_breaker: tuning,
});

/** Returns the second alternative: the same text as a sku, or split at hyphens as the skus of variants. */
const skuClause = (text: string) => ({
  bool: {
    should: [
      { terms: { 'configurable_children.sku': text.split('-') } },
      { match_phrase: { sku: { query: text, boost: 1 } } },
      { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
    ],
  },
});

/** Parses the text from two alternatives: in names and skus, and as a sku (wire §7.5). */
export const textAlternatives = z.tuple([z.strictObject({ multi_match: multiMatch }), z.unknown()]).transform(
  (
    [
      {
        multi_match: { query },
      },
      bySku,
    ],
    context,
  ): string => {
    if (!isDeepStrictEqual(bySku, skuClause(query)))
      context.addIssue({ code: 'custom', message: 'is not the same text as a sku', path: [1] });
    return query;
  },
);

/** Only weight 1 is accepted; other weights would order hits differently from the engine. */
const scoring = z.strictObject({
  filter: z.strictObject({
    match: byName(z.string().max(128), z.union([z.string(), z.number(), z.boolean()])),
  }),
  weight: z.literal(1),
});

/** Parses a text whose hits are scored by functions, as in the client's default configuration. */
export const scoredText = z
  .strictObject({
    function_score: z.strictObject({
      functions: z.array(scoring).max(50),
      score_mode: z.string().max(32).optional(),
      boost_mode: z.string().max(32).optional(),
      max_boost: z.number().optional(),
      min_score: z.number().optional(),
      query: z.strictObject({ bool: z.strictObject({ should: textAlternatives }) }),
    }),
  })
  .transform(({ function_score: { query } }) => query.bool.should);
