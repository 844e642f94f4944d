import type { AvailableFilter, Document } from '../engine/search-engine.ts';
import { enabledVariants, type Judgement, listIn } from './catalog-filters.ts';
import { fieldReaderOf, type FieldReader } from './field-values.ts';

/** Asked for as a facet: every filterable attribute of what is listed, with its definition (ours). */
export const everyAttribute = '*';

/** What one answer counts at most, beside what is filtered by: owners make more attributes than anybody reads. */
export const attributesAtMost = 100;

/** Those that are told of: the first, and any whose filters are set, as a filter that is not told of is not honoured (spec 1 §5). */
export const toldAttributes = (
  present: readonly Document[],
  filtered: ReadonlySet<unknown>,
): readonly Document[] =>
  present.length <= attributesAtMost
    ? present
    : present.filter(
        (definition, place) => place < attributesAtMost || filtered.has(definition['attribute_code']),
      );

/** An owner's attribute that products can be filtered by. */
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

/** An option's value is a text, whatever products have. */
const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/**
 * Definitions of the filterable attributes that the candidates have, by position, each with only the options that occur among them,
 * whatever the facets' filters say: an option that is not among these is none of the category.
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
  return toldAttributes(present, filtered).flatMap((definition) => {
    const code = String(definition['attribute_code']);
    const read = fieldReaderOf(code);
    const values = new Set(candidates.flatMap((candidate) => valuesOf(candidate, code, read)).map(textOf));
    const options = listIn(definition['options']).filter(({ value }) => values.has(String(value)));
    return options.length === 0 ? [] : [{ ...definition, options }];
  });
};

/** The facets to count: those asked for by name, and for `*` one for each attribute. */
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
