import { isDeepStrictEqual } from 'node:util';
import type { SearchQuery } from '@dijla/contract/client';
import { z } from 'zod';
import { fieldName, oneOf, ofOneField, oneOrMany } from './one-of.ts';
import { fieldsOfOptions } from './options-field.ts';

export type Filter = NonNullable<SearchQuery['_appliedFilters']>[number];

/** More values than any cart, category tree or product page requests at once. */
const valuesAtMost = 10_000;
/** The limit of a search query. */
const clausesAtMost = 200;

const value = z.union([z.string(), z.number(), z.boolean()]);
const bound = z.union([z.string(), z.number(), z.null()]).optional();
const bounds = z.strictObject({
  gt: bound,
  gte: bound,
  lt: bound,
  lte: bound,
  from: bound,
  to: bound,
  moreq: bound,
});

/** A condition on one field: it has one of some values, lies in a range, or exists. */
type Leaf =
  | { is: 'terms'; attribute: string; values: (string | number | boolean)[] }
  | { is: 'range'; attribute: string; bounds: z.output<typeof bounds> }
  | { is: 'exists'; attribute: string };

const leafForms = {
  terms: ofOneField(z.array(value).max(valuesAtMost)).transform(({ attribute, given }): Leaf => ({
    is: 'terms',
    attribute,
    values: given,
  })),
  range: ofOneField(bounds).transform(({ attribute, given }): Leaf => ({
    is: 'range',
    attribute,
    bounds: given,
  })),
  exists: z
    .strictObject({ field: fieldName })
    .transform(({ field }): Leaf => ({ is: 'exists', attribute: field })),
};

const asked = (leaf: Leaf): Filter => {
  if (leaf.is === 'terms') return { attribute: leaf.attribute, value: { in: leaf.values } };
  return { attribute: leaf.attribute, value: leaf.is === 'range' ? leaf.bounds : { eq: null } };
};

/** Operators of a range within an or group (wire §7.2). */
const orOperators = {
  gt: 'orGt',
  gte: 'orGte',
  lt: 'orLt',
  lte: 'orLte',
  from: 'orFrom',
  to: 'orTo',
  moreq: 'orGte',
} as const;

const joined = (leaf: Leaf): Filter => {
  if (leaf.is === 'terms') return { attribute: leaf.attribute, value: { or: leaf.values } };
  if (leaf.is === 'exists') return { attribute: leaf.attribute, value: { nor: null } };
  return {
    attribute: leaf.attribute,
    value: Object.fromEntries(
      Object.entries(leaf.bounds).map(([operator, given]) => [
        orOperators[operator as keyof typeof orOperators],
        given,
      ]),
    ),
  };
};

const { terms, exists } = leafForms;
/** No client negates a range. */
const denied = oneOf({ terms, exists });
const none = (leaf: Leaf): Filter => ({
  attribute: leaf.attribute,
  value: { nin: leaf.is === 'terms' ? leaf.values : null },
});
const joinedNone = (leaf: Leaf): Filter => ({
  attribute: leaf.attribute,
  value: leaf.is === 'terms' ? { nor: leaf.values } : { or: null },
});

const match = z
  .strictObject({ type_id: z.literal('configurable') })
  .transform(() => ({ is: 'configurable' as const }));

const inBool = z
  .strictObject({
    must: z.tuple([oneOf(leafForms), oneOf({ match })]).optional(),
    must_not: z.tuple([denied]).optional(),
    filter: oneOf({ match }).optional(),
  })
  .transform((bool) => ({ is: 'bool' as const, ...bool }));

type InShould = Leaf | z.output<typeof inBool>;

const facetRange = (own: Leaf & { is: 'range' }, ofVariants: Leaf): Filter | undefined =>
  // Clients send the price facet under the field it filters (wire §7.3).
  isDeepStrictEqual(own, ofVariants)
    ? {
        attribute: own.attribute === 'final_price' ? 'price' : own.attribute,
        value: own.bounds,
        scope: 'catalog',
      }
    : undefined;

/**
 * Returns the filter with catalog scope that a list of two alternatives expresses: a field's own value, or
 * that of a configurable's variants (wire §7.3).
 */
const facetOf = (own: Leaf, ofVariants: Leaf): Filter | undefined => {
  if (own.is === 'range') return facetRange(own, ofVariants);
  const isFacet =
    own.is === 'terms' &&
    ofVariants.is === 'terms' &&
    fieldsOfOptions(ofVariants.attribute).includes(own.attribute) &&
    isDeepStrictEqual(own.values, ofVariants.values);
  return isFacet ? { attribute: own.attribute, value: { in: own.values }, scope: 'catalog' } : undefined;
};

/** Filters of a list of alternatives: one facet's filter, none for an empty facet, or an or group. */
type Should = { isFacet: boolean; filters: Filter[] };

const inGroup = (member: InShould): Filter | undefined => {
  if (member.is !== 'bool') return joined(member);
  const [leaf] = member.must_not ?? [];
  return leaf !== undefined && member.must === undefined && member.filter === undefined
    ? joinedNone(leaf)
    : undefined;
};

const should = z
  .array(oneOf({ ...leafForms, bool: inBool }))
  .min(1)
  .max(clausesAtMost)
  .transform((members, context): Should => {
    const [first, second] = members as InShould[];
    if (first?.is === 'bool' && first.filter !== undefined && members.length === 1)
      return { isFacet: true, filters: [] };
    const [ofVariants] = second?.is === 'bool' ? (second.must ?? []) : [];
    if (first !== undefined && first.is !== 'bool' && ofVariants !== undefined && members.length === 2) {
      const facet = facetOf(first, ofVariants);
      if (facet !== undefined) return { isFacet: true, filters: [facet] };
    }
    const filters = (members as InShould[]).map(inGroup);
    const unknown = filters.indexOf(undefined);
    if (unknown !== -1)
      context.addIssue({ code: 'custom', message: 'is no alternative', path: [unknown, 'bool'] });
    return { isFacet: false, filters: filters.filter((filter) => filter !== undefined) };
  });

const facet = z.strictObject({ should }).transform(({ should: { isFacet, filters } }, context): Filter[] => {
  if (!isFacet) context.addIssue({ code: 'custom', message: 'is no facet', path: ['should'] });
  return filters;
});

const askedForms = {
  terms: leafForms.terms.transform((leaf) => [asked(leaf)]),
  range: leafForms.range.transform((leaf) => [asked(leaf)]),
  exists: leafForms.exists.transform((leaf) => [asked(leaf)]),
};

const bool = z
  .strictObject({
    must: oneOrMany(oneOf({ ...askedForms, bool: facet }), clausesAtMost).optional(),
    must_not: oneOrMany(denied, clausesAtMost).optional(),
    should: should.optional(),
    minimum_should_match: z.union([z.literal(1), z.literal('1')]).optional(),
  })
  .transform(({ must = [], must_not = [], should: group }): Filter[] => [
    ...must.flat(),
    ...(must_not as Leaf[]).map(none),
    ...(group?.filters ?? []),
  ]);

/**
 * Parses `query.bool.filter` into the filters of a search query: one clause, or all that a bool contains
 * (wire §14 W1).
 */
export const filterClause = oneOf({ ...askedForms, bool });
