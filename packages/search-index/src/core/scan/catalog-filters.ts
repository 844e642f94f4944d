import type { AppliedFilter, Document } from '../search-engine.ts';
import { type Condition, conditionOf } from '../query/condition.ts';
import { type FieldReader, fieldReaderOf } from '../query/field-values.ts';

/** A facet's filter; `attribute` is the name of its counts. */
export type CatalogFilter = { attribute: string; read: FieldReader; condition: Condition };

/**
 * Returns the field a facet filters. The price facet applies to the price that the shopper pays (wire §7.3).
 */
export const facetField = (attribute: string): string => (attribute === 'price' ? 'final_price' : attribute);

/** Returns the applied filters of scope `catalog`, without those that specify nothing. */
export const catalogFilters = (applied: readonly AppliedFilter[]): CatalogFilter[] =>
  applied.flatMap(({ attribute, value, scope }) => {
    const condition = scope === 'catalog' ? conditionOf(value) : undefined;
    return condition === undefined
      ? []
      : [{ attribute, read: fieldReaderOf(facetField(attribute)), condition }];
  });

/** The items of a list in a document; empty for any other value. */
export const listIn = (value: unknown): readonly Document[] => (Array.isArray(value) ? value : []);

/** Attributes by which a configurable's variants differ. */
export const axesOf = (document: Document): ReadonlySet<unknown> =>
  new Set(
    document['type_id'] === 'configurable'
      ? listIn(document['configurable_options']).map((option) => option['attribute_code'])
      : [],
  );

/** Variants of a configurable that are not disabled. */
export const enabledVariants = (document: Document): readonly Document[] =>
  listIn(document['configurable_children']).filter(({ status }) => typeof status !== 'number' || status < 2);

/**
 * Attributes whose filters fail, at most two: a facet leaves out only its own filter, so two failures mean
 * the same as more.
 */
type Failed = readonly string[];
const failedAtMost = 2;

const failedBy = (document: Document, filters: readonly CatalogFilter[]): Failed => {
  const failed: string[] = [];
  for (const { attribute, read, condition } of filters) {
    if (failed.length === failedAtMost) break;
    if (!failed.includes(attribute) && !condition.holds(read(document))) failed.push(attribute);
  }
  return failed;
};

/**
 * How a document passes the facets' filters: for an axis each enabled variant's values are tested, for any
 * other attribute the document's own.
 */
export type Judgement = {
  document: Document;
  axes: ReadonlySet<unknown>;
  /** Axes that have a filter. */
  askedAxes: readonly string[];
  failed: Failed;
  variants: readonly { variant: Document; failed: Failed }[];
};

/** Applies every filter once to a document and its variants, for the hits and the counts of all facets. */
export const judged = (document: Document, filters: readonly CatalogFilter[]): Judgement => {
  const axes = axesOf(document);
  const onAxes = filters.filter(({ attribute }) => axes.has(attribute));
  const failed = failedBy(
    document,
    onAxes.length === 0 ? filters : filters.filter(({ attribute }) => !axes.has(attribute)),
  );
  const isLost = axes.size === 0 || failed.length === failedAtMost;
  const variants = isLost
    ? []
    : enabledVariants(document).map((variant) => ({ variant, failed: failedBy(variant, onAxes) }));
  return {
    document,
    axes,
    askedAxes: [...new Set(onAxes.map(({ attribute }) => attribute))],
    failed,
    variants,
  };
};

const passesBut = (failed: Failed, leftOut: string | undefined): boolean =>
  failed.every((attribute) => attribute === leftOut);

/**
 * Returns the enabled variants that pass all filters on the product's axes together, except those of one
 * left-out attribute: red and M must be the same variant (wire §7.4).
 */
export const fittingVariants = ({ variants }: Judgement, leftOut?: string): Document[] =>
  variants.filter(({ failed }) => passesBut(failed, leftOut)).map(({ variant }) => variant);

/**
 * Whether a document passes all facets' filters, except those of one left-out attribute: by its own values,
 * and by one variant for all axes.
 */
export const isPassing = ({ failed, askedAxes, variants }: Judgement, leftOut?: string): boolean =>
  passesBut(failed, leftOut) &&
  (passesBut(askedAxes, leftOut) || variants.some((each) => passesBut(each.failed, leftOut)));
