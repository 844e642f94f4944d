import type { Buckets } from '@dijla/contract/client';
import { facetField } from '../../core/scan/catalog-filters.ts';
import { rangesOf, termsOf } from '../../core/scan/facet-counts.ts';
import type { AvailableFilter } from '../../core/search-engine.ts';
import { ownField, variantField } from '../documents/index-fields.ts';
import { keyOfToken } from '../documents/tokens.ts';
import { allOf, type Clause, has, notAny } from './clauses.ts';
import { type Choice, choicesClause, fittingVariant } from './filters.ts';

/** Most values of a facet that are counted; more of them than that are counted as others. */
const valuesAtMost = 10_000;

/** What is counted, among what, and in which prices. */
export type Counting = {
  facets: readonly AvailableFilter[];
  choices: readonly Choice[];
  priceList: string | undefined;
  priceSteps: readonly number[];
  /** Attributes of which is asked which values occur, whatever was chosen. */
  occurring: readonly string[];
};

/** What comes back of an aggregation. */
export type Counted = {
  doc_count?: number;
  sum_other_doc_count?: number;
  buckets?: readonly (Counted & { key: string | number; from?: number; to?: number })[];
  value?: number | null;
} & { readonly [name: string]: unknown };

const within = (counted: Counted | undefined, ...names: readonly string[]): Counted | undefined =>
  names.reduce<Counted | undefined>((at, name) => at?.[name] as Counted | undefined, counted);

const termsOn = (field: string): Clause => ({ terms: { field, size: valuesAtMost } });

/** Values of products themselves that have them otherwise than by their variants. */
const ownValues = (field: string, priceList: string | undefined): Clause => ({
  filter: notAny(has('axes', [field])),
  aggs: { values: termsOn(ownField(facetField(field), priceList).words) },
});

/** Values of variants, by how many products have one that fits. */
const variantValues = (fields: readonly string[], choices: readonly Choice[]): Clause => ({
  nested: { path: 'variants' },
  aggs: Object.fromEntries(
    fields.map((field, place) => [
      `f${place}`,
      {
        filter: allOf([
          has('variants.axes', [field]),
          fittingVariant(choices.filter(({ attribute }) => attribute !== field)),
        ]),
        aggs: {
          values: {
            ...termsOn(variantField(facetField(field)).words),
            aggs: { products: { reverse_nested: {} } },
          },
        },
      },
    ]),
  ),
});

type Group = { leftOut: string | undefined; facets: readonly AvailableFilter[] };

/** Facets that count among the same products: all without a filter of their own do. */
const groupsOf = ({ facets, choices }: Counting): Group[] => {
  const chosen = new Set(choices.map(({ attribute }) => attribute));
  return [...Map.groupBy(facets, ({ field }) => (chosen.has(field) ? field : undefined))].map(
    ([leftOut, of]) => ({ leftOut, facets: of }),
  );
};

const priceRanges = ({ ranges }: AvailableFilter, steps: readonly number[]) =>
  ranges ?? steps.map((from, place) => ({ from, to: steps[place + 1] }));

const rangeName = (from: number, to: number): string => `${from} ${to}`;

const rangesClause = (facet: AvailableFilter, { priceList, priceSteps }: Counting): Clause => ({
  range: {
    field: ownField('final_price', priceList).numbers,
    ranges: priceRanges(facet, priceSteps).map(({ from, to }) => ({
      key: rangeName(from ?? -Infinity, to ?? Infinity),
      ...(to === undefined || from !== undefined ? { from: from ?? -Number.MAX_VALUE } : {}),
      ...(to === undefined ? {} : { to }),
    })),
  },
});

const groupClause = ({ leftOut, facets }: Group, counting: Counting): Clause => {
  const { choices, priceList } = counting;
  const fields = facets.map(({ field }) => field);
  const price = facets.find(({ field }) => field === 'price');
  return {
    filter: choicesClause(choices, leftOut),
    aggs: {
      ...Object.fromEntries(fields.map((field, place) => [`f${place}`, ownValues(field, priceList)])),
      variants: variantValues(fields, choices),
      ...(price === undefined ? {} : { ranges: rangesClause(price, counting) }),
    },
  };
};

/** Returns the aggregations that count facets, over all that the default filters and the text find. */
export const facetAggregations = (counting: Counting): Record<string, Clause> => ({
  ...Object.fromEntries(
    groupsOf(counting).map((group, place) => [`g${place}`, groupClause(group, counting)]),
  ),
  ...(counting.occurring.length === 0
    ? {}
    : {
        occurring: {
          filter: allOf([]),
          aggs: {
            ...Object.fromEntries(
              counting.occurring.map((code, place) => [`f${place}`, ownValues(code, undefined)]),
            ),
            variants: variantValues(counting.occurring, []),
          },
        },
      }),
});

type Counts = { counts: Map<string | number, number>; others: number };

const countsIn = (counted: Counted | undefined, isOfVariants: boolean): Counts => ({
  counts: new Map(
    (counted?.buckets ?? []).map((bucket) => [
      keyOfToken(String(bucket.key)),
      (isOfVariants ? within(bucket, 'products') : bucket)?.doc_count ?? 0,
    ]),
  ),
  others: counted?.sum_other_doc_count ?? 0,
});

const bucketsOf = ({ counts, others }: Counts, size: number): Buckets => {
  const buckets = termsOf(counts, size);
  return { ...buckets, sum_other_doc_count: (buckets.sum_other_doc_count ?? 0) + others };
};

const rangeBuckets = (
  facet: AvailableFilter,
  counted: Counted | undefined,
  { priceSteps }: Counting,
): Buckets => {
  const counts = new Map(counted?.buckets?.map(({ key, doc_count: count }) => [String(key), count ?? 0]));
  return rangesOf(facet, priceSteps, (from, to) => counts.get(rangeName(from, to)) ?? 0);
};

/** Returns the counts of facets by name, as they are on the wire (wire §7.4). */
export const facetBuckets = (
  counting: Counting,
  aggregations: Counted | undefined,
): Record<string, Buckets> => {
  const made: Record<string, Buckets> = {};
  for (const [place, { facets }] of groupsOf(counting).entries()) {
    const group = within(aggregations, `g${place}`);
    for (const [at, facet] of facets.entries()) {
      const name = `agg_terms_${facet.field}`;
      made[name] = bucketsOf(countsIn(within(group, `f${at}`, 'values'), false), facet.size);
      made[`${name}_options`] = bucketsOf(
        countsIn(within(group, 'variants', `f${at}`, 'values'), true),
        facet.size,
      );
      if (facet.field === 'price')
        made['agg_range_price'] = rangeBuckets(facet, within(group, 'ranges'), counting);
    }
  }
  // In the order in which they were asked for.
  return Object.fromEntries(
    counting.facets.flatMap(({ field }) =>
      [
        `agg_terms_${field}`,
        `agg_terms_${field}_options`,
        ...(field === 'price' ? ['agg_range_price'] : []),
      ].flatMap((name) => (made[name] === undefined ? [] : [[name, made[name]] as const])),
    ),
  );
};

/** Returns, by attribute, the values that occur, as texts. */
export const occurringValues = (
  { occurring }: Counting,
  aggregations: Counted | undefined,
): Map<string, Set<string>> =>
  new Map(
    occurring.map((code, place) => {
      const values = (counted: Counted | undefined): string[] =>
        (counted?.buckets ?? []).map(({ key }) => String(keyOfToken(String(key))));
      const all = within(aggregations, 'occurring');
      return [
        code,
        new Set([
          ...values(within(all, `f${place}`, 'values')),
          ...values(within(all, 'variants', `f${place}`, 'values')),
        ]),
      ];
    }),
  );
