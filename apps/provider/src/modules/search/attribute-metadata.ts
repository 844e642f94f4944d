import type { Buckets } from '@dijla/contract/client';
import { fieldReaderOf } from '../../read-model/scan/field-values.ts';
import type { Document } from '../../read-model/engine/search-engine.ts';

const codeOf = (definition: Document): string => String(definition['attribute_code']);

/** A definition with those of its options that are among some values, which are texts or numbers. */
const withOptions = (definition: Document, values: ReadonlySet<string>): Document => {
  const options = (definition['options'] ?? []) as readonly { value: unknown }[];
  return { ...definition, options: options.filter(({ value }) => values.has(String(value))) };
};

/** A flag is kept as true or false, and chosen by 1 and 0. */
const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/** The definitions of the attributes that an answer counts, with the options that its buckets name (wire §7.6, §14 W4). */
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

/** Of a product the definitions of the attributes that it or a variant of it has, with the options that occur there (wire §14 W4). */
export const productMetadata = (definitions: readonly Document[]): ((product: Document) => Document[]) => {
  const readers = definitions.map(readerOf);
  return (product) =>
    readers.flatMap(({ definition, valuesOf }) => {
      const values = valuesOf(product);
      return values.length === 0 ? [] : [withOptions(definition, new Set(values.map(textOf)))];
    });
};
