import type { AppliedFilter, Document } from '../search-engine.ts';
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
    return condition === undefined ? [] : [{ attribute, read: fieldReaderOf(facetField(attribute)), condition }];
  });

const listIn = (value: unknown): readonly Document[] => (Array.isArray(value) ? value : []);

/** Whether the attribute is one a configurable's variants differ by. */
export const isAxisOf = (document: Document, attribute: string): boolean =>
  document['type_id'] === 'configurable' && listIn(document['configurable_options']).some((option) => option['attribute_code'] === attribute);

const enabledVariants = (document: Document): readonly Document[] =>
  listIn(document['configurable_children']).filter(({ status }) => typeof status !== 'number' || status < 2);

const holdsFor = (document: Document) => ({ read, condition }: CatalogFilter): boolean => condition.holds(read(document));

/**
 * The enabled variants that satisfy every one of the filters on the product's axes together: red and M is one variant
 * that is both (wire §7.4).
 */
export const fittingVariants = (document: Document, filters: readonly CatalogFilter[]): readonly Document[] => {
  const onAxes = filters.filter(({ attribute }) => isAxisOf(document, attribute));
  return enabledVariants(document).filter((variant) => onAxes.every(holdsFor(variant)));
};

/** Whether a document passes all facets' filters: its own values where the attribute is no axis, one variant for all axes. */
export const passesCatalogFilters = (document: Document, filters: readonly CatalogFilter[]): boolean => {
  const own = filters.filter(({ attribute }) => !isAxisOf(document, attribute));
  if (!own.every(holdsFor(document))) return false;
  return own.length === filters.length || fittingVariants(document, filters).length > 0;
};
