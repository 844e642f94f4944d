import type { AvailableFilter, Document } from '../search-engine.ts';
import { enabledVariants, type Judgement, listIn } from './catalog-filters.ts';
import { everyAttribute } from '../query/every-attribute.ts';
import { fieldReaderOf, type FieldReader } from '../query/field-values.ts';

/**
 * Maximum number of attributes counted in one answer, beside those filtered by: owners create more
 * attributes than anyone reads.
 */
export const attributesAtMost = 100;

/**
 * Returns the attributes to report: the first ones, and any with a filter set, because a filter that is not
 * reported is not honored (spec 1 §5).
 */
export const describedAttributes = (
  present: readonly Document[],
  filtered: ReadonlySet<unknown>,
): readonly Document[] =>
  present.length <= attributesAtMost
    ? present
    : present.filter(
        (definition, place) => place < attributesAtMost || filtered.has(definition['attribute_code']),
      );

/** Whether an attribute created by the owner can filter products. */
export const isFacet = (definition: Document): boolean =>
  definition['is_filterable'] === true && listIn(definition['options']).length > 0;

const namesIn = (candidates: readonly Judgement[]): ReadonlySet<unknown> => {
  const names = new Set<unknown>();
  for (const { document, axes } of candidates) {
    for (const name in document) names.add(name);
    for (const axis of axes) names.add(axis);
  }
  return names;
};

const valuesOf = ({ document, axes }: Judgement, code: string, read: FieldReader): unknown[] =>
  axes.has(code) ? enabledVariants(document).flatMap(read) : read(document);

/** An option's value is a text, whatever type products store. */
const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/**
 * Returns the definitions of the filterable attributes that the candidates have, by position, each with only
 * the options that occur among them. The facets' filters are ignored: an option missing here does not occur
 * in the category.
 */
export const occurringAttributes = (
  candidates: readonly Judgement[],
  definitions: readonly Document[],
  filtered: ReadonlySet<unknown>,
): Document[] => {
  const names = namesIn(candidates);
  const present = definitions
    .filter((definition) => isFacet(definition) && names.has(definition['attribute_code']))
    .toSorted((one, other) => Number(one['position']) - Number(other['position']));
  return describedAttributes(present, filtered).flatMap((definition) => {
    const code = String(definition['attribute_code']);
    const read = fieldReaderOf(code);
    const values = new Set(candidates.flatMap((candidate) => valuesOf(candidate, code, read)).map(textOf));
    const options = listIn(definition['options']).filter(({ value }) => values.has(String(value)));
    return options.length === 0 ? [] : [{ ...definition, options }];
  });
};

/** Returns the facets to count: those requested by name, and one per attribute for `*`. */
export const countedFacets = (
  asked: readonly AvailableFilter[],
  attributes: readonly Document[],
): AvailableFilter[] => {
  const facets = asked.flatMap((facet) =>
    facet.field === everyAttribute
      ? attributes.map((attribute) => ({ field: String(attribute['attribute_code']), size: facet.size }))
      : [facet],
  );
  return [...new Map(facets.map((facet) => [facet.field, facet])).values()];
};
