import { isFacet } from '../../scan/occurring-attributes.ts';
import { listIn } from '../../scan/catalog-filters.ts';
import type { Document } from '../../search-engine.ts';
import { type Label, labelBook, type LabelBook } from '../reading/label-book.ts';

/** The definitions and categories of a store view, or of one with the same products in another language. */
export type LabelSource = { definitions: readonly Document[]; categories: readonly Document[] };

const optionLabels = (definition: Document): Label[] => {
  const attribute = String(definition['attribute_code']);
  if (attribute === 'price') return [];
  return listIn(definition['options']).flatMap(({ label, value }) =>
    typeof label === 'string' && label !== ''
      ? [{ text: label, named: { kind: 'option' as const, attribute, value: String(value) } }]
      : [],
  );
};

/** The root of a store and categories that are switched off name nothing. */
const isNaming = ({ level, is_active: isActive }: Document): boolean =>
  isActive !== false && Number(level) > 1;

const categoryLabels = (categories: readonly Document[]): Label[] =>
  categories
    .filter(isNaming)
    .map(({ id, name }) => ({ text: String(name), named: { kind: 'category' as const, id: Number(id) } }));

const isSame = (one: readonly Document[], other: readonly Document[]): boolean =>
  one === other || (one.length === other.length && one.every((each, place) => each === other[place]));

/** Returns a function that makes the labels of store views, anew only when their documents have changed. */
export const labelBooks = (): ((name: string, sources: readonly LabelSource[]) => LabelBook) => {
  const known = new Map<string, { lists: readonly (readonly Document[])[]; book: LabelBook }>();
  return (name, sources) => {
    const lists = sources.flatMap(({ definitions, categories }) => [definitions, categories]);
    const before = known.get(name);
    if (
      before?.lists.length === lists.length &&
      lists.every((list, place) => isSame(list, before.lists[place] ?? []))
    )
      return before.book;
    const facets = new Set(
      (sources[0]?.definitions ?? []).filter(isFacet).map(({ attribute_code: code }) => code),
    );
    const book = labelBook(
      sources.flatMap(({ definitions, categories }) => [
        ...definitions.filter(({ attribute_code: code }) => facets.has(code)).flatMap(optionLabels),
        ...categoryLabels(categories),
      ]),
    );
    known.set(name, { lists, book });
    return book;
  };
};

/** In a currency with prices like these, nobody says the thousands. */
const thousandsFrom = 1000;

export const isInThousands = (priceSteps: readonly number[]): boolean =>
  Math.max(...priceSteps, 0) >= thousandsFrom;
