import type { AppliedFilter, Document } from '../engine/search-engine.ts';
import { type Condition, conditionOf } from './condition.ts';
import { type FieldReader, fieldReaderOf } from './field-values.ts';

/** A facet's filter; `attribute` is the name its counts go by. */
export type CatalogFilter = { attribute: string; read: FieldReader; condition: Condition };

/** The price facet acts on what the shopper pays (wire §7.3). */
export const facetField = (attribute: string): string => (attribute === 'price' ? 'final_price' : attribute);

/** The applied filters of scope `catalog`; one that says nothing is left out. */
export const catalogFilters = (applied: readonly AppliedFilter[]): CatalogFilter[] =>
  applied.flatMap(({ attribute, value, scope }) => {
    const condition = scope === 'catalog' ? conditionOf(value) : undefined;
    return condition === undefined
      ? []
      : [{ attribute, read: fieldReaderOf(facetField(attribute)), condition }];
  });

/** The members of a list in a document; none of anything else. */
export const listIn = (value: unknown): readonly Document[] => (Array.isArray(value) ? value : []);

/** Attributes a configurable's variants differ by. */
export const axesOf = (document: Document): ReadonlySet<unknown> =>
  new Set(
    document['type_id'] === 'configurable'
      ? listIn(document['configurable_options']).map((option) => option['attribute_code'])
      : [],
  );

/** Variants of a configurable that are not disabled. */
export const enabledVariants = (document: Document): readonly Document[] =>
  listIn(document['configurable_children']).filter(({ status }) => typeof status !== 'number' || status < 2);

/** Attributes whose filters are not satisfied, two at most: as a facet leaves out no filter but its own, two are as bad as all. */
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
 * What the facets' filters say of a document: its own values are asked where the attribute is no axis, and each enabled
 * variant's where it is.
 */
export type Judgement = {
  document: Document;
  axes: ReadonlySet<unknown>;
  /** Axes that a filter asks for. */
  askedAxes: readonly string[];
  failed: Failed;
  variants: readonly { variant: Document; failed: Failed }[];
};

/** Asks a document and its variants every filter once, for the hits and for the counts of all facets. */
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
 * The enabled variants that satisfy every one of the filters on the product's axes together, those of one attribute left out:
 * red and M is one variant that is both (wire §7.4).
 */
export const fittingVariants = ({ variants }: Judgement, leftOut?: string): Document[] =>
  variants.filter(({ failed }) => passesBut(failed, leftOut)).map(({ variant }) => variant);

/** Whether a document passes all facets' filters, those of one attribute left out: by its own values, and by one variant for all axes. */
export const isPassing = ({ failed, askedAxes, variants }: Judgement, leftOut?: string): boolean =>
  passesBut(failed, leftOut) &&
  (passesBut(askedAxes, leftOut) || variants.some((each) => passesBut(each.failed, leftOut)));
