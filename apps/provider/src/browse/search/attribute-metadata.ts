import type { Buckets } from '@dijla/contract/client';
import { fieldReaderOf } from '@dijla/search-index/core/query/field-values';
import type { Document } from '@dijla/search-index/core/search-engine';

const codeOf = (definition: Document): string => String(definition['attribute_code']);

/**
 * Returns a definition with only those of its options that are among the values, which are strings or
 * numbers.
 */
const withOptions = (definition: Document, values: ReadonlySet<string>): Document => {
  const options = (definition['options'] ?? []) as readonly { value: unknown }[];
  return { ...definition, options: options.filter(({ value }) => values.has(String(value))) };
};

/** A flag is stored as true or false, but its options are 1 and 0. */
const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/**
 * Returns the definitions of the attributes a response counts, with the options its buckets name (wire §7.6,
 * §14 W4).
 */
export const countedMetadata = (
  definitions: readonly Document[],
  counts: Readonly<Record<string, Buckets>>,
): Document[] =>
  definitions.flatMap((definition) => {
    const code = codeOf(definition);
    const [own, ofVariants] = [counts[`agg_terms_${code}`], counts[`agg_terms_${code}_options`]];
    if (own === undefined) return [];
    return [
      withOptions(
        definition,
        new Set([...own.buckets, ...(ofVariants?.buckets ?? [])].map(({ key }) => String(key))),
      ),
    ];
  });

type Reader = { definition: Document; valuesOf: (product: Document) => unknown[] };

const readerOf = (definition: Document): Reader => {
  const code = codeOf(definition);
  const readers = [code, `${code}_options`, `configurable_children.${code}`].map(fieldReaderOf);
  return { definition, valuesOf: (product) => readers.flatMap((read) => read(product)) };
};

/**
 * Returns a function that gives the definitions of the attributes a product or its variants have, with the
 * options that occur there (wire §14 W4).
 */
export const productMetadata = (definitions: readonly Document[]): ((product: Document) => Document[]) => {
  const readers = definitions.map(readerOf);
  return (product) =>
    readers.flatMap(({ definition, valuesOf }) => {
      const values = valuesOf(product);
      return values.length === 0 ? [] : [withOptions(definition, new Set(values.map(textOf)))];
    });
};
