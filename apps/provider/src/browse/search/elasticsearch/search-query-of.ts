import type { SearchQuery } from '@dijla/contract/client';
import { z } from 'zod';
import { aggregationClauses } from './aggregation-clauses.ts';
import { filterClause, type Filter } from './filter-clauses.ts';
import { byName, fieldName, oneOf } from './one-of.ts';
import { scoredText, textAlternatives } from './text-clause.ts';

type Asked = { filters: Filter[]; text?: string | undefined; isRandom?: boolean };

const filtered = z
  .strictObject({
    filter: filterClause.optional(),
    must: scoredText.optional(),
    should: textAlternatives.optional(),
  })
  .transform(({ filter = [], must, should }, context): Asked => {
    if (must !== undefined && should !== undefined)
      context.addIssue({ code: 'custom', message: 'is a second text', path: ['should'] });
    return { filters: filter, text: must ?? should };
  });

/** The client's form of a random order: its filters are inside a function with a random score. */
const random = z
  .strictObject({
    functions: z.tuple([
      z.strictObject({ weight: z.number(), random_score: z.strictObject({}), filter: filterClause }),
    ]),
    min_score: z.number(),
  })
  .transform(({ functions: [{ filter }] }): Asked => ({ filters: filter, isRandom: true }));

const sort = z
  .array(byName(fieldName, z.union([z.string().max(32), z.looseObject({})])))
  .max(20)
  .transform((given) =>
    given.flatMap((fields) => Object.entries(fields).map(([field, options]) => ({ field, options }))),
  );

const body = z
  .strictObject({
    query: oneOf({ bool: filtered, function_score: random }).optional(),
    aggs: aggregationClauses.optional(),
    sort: sort.optional(),
    // Sent along with a text and ignored; the engine has its own minimum score.
    min_score: z.union([z.number(), z.string().max(32)]).optional(),
    groupId: z.unknown().optional(),
    groupToken: z.unknown().optional(),
  })
  .transform(({ query, aggs, sort: keys = [], groupId, groupToken }): SearchQuery => {
    const { filters = [], text = '', isRandom = false } = query ?? {};
    return {
      _appliedFilters: filters,
      _availableFilters: aggs ?? [],
      _appliedSort: isRandom ? [{ field: 'random' }] : keys,
      _searchText: text,
      groupId,
      groupToken,
    };
  });

export type Translated = { ok: true; query: SearchQuery } | { ok: false; clause: string };

/** Maximum number of characters of a clause's name that a refusal repeats. */
const namedAtMost = 200;

const clauseOf = (issue: z.core.$ZodIssue | undefined): string => {
  const path = [
    ...(issue?.path ?? []),
    ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ];
  return path.length === 0 ? 'request' : path.join('.').slice(0, namedAtMost);
};

/**
 * Translates an Elasticsearch body produced by the client's query builder back into its search query (wire
 * §14 W1), so that both run the same engine query. For any other body, returns the name of the first clause
 * the builder does not produce.
 */
export const searchQueryOf = (given: unknown): Translated => {
  const read = body.safeParse(given);
  return read.success
    ? { ok: true, query: read.data }
    : { ok: false, clause: clauseOf(read.error.issues[0]) };
};
