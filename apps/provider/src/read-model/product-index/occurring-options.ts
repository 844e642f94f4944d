import { listIn } from '../scan/catalog-filters.ts';
import { attributesAtMost, isFacet } from '../scan/occurring-attributes.ts';
import type { Document } from '../search-engine.ts';
import { type Bits, countShared, intersect, subtract } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { countsIn, rowSet, type RowSet } from './row-set.ts';
import type { Term, TermColumn } from './term-column.ts';
import type { Axis } from './variant-axes.ts';

/** The values an option stands for: its text, and the number or boolean written so. */
const termsOf = (text: string): Term[] => {
  const number = Number(text);
  return [text, ...(String(number) === text ? [number] : []), ...(text === '1' ? [true] : text === '0' ? [false] : [])];
};

const occursIn = (column: TermColumn, rows: RowSet): ((text: string) => boolean) => {
  const counts = countsIn(column, rows);
  return (text) => termsOf(text).some((term) => (counts[column.ordinals.get(term) ?? -1] ?? 0) > 0);
};

/** Whether an option occurs among products' own values, and among those of variants where the attribute is an axis. */
const occurrence = (own: TermColumn | undefined, axis: Axis | undefined, candidates: RowSet): ((text: string) => boolean) => {
  if (own === undefined) return () => false;
  if (axis === undefined) return occursIn(own, candidates);
  const [ownRows, axisRows] = [candidates.bits.slice(), candidates.bits.slice()];
  subtract(ownRows, axis.rows);
  intersect(axisRows, axis.rows);
  const [occursOwn, occursInVariants] = [occursIn(own, rowSet(ownRows)), occursIn(axis.column, rowSet(axisRows))];
  return (text) => occursOwn(text) || occursInVariants(text);
};

/** The codes of attributes that can be facets; their fields need columns to be found among products. */
export const facetCodes = (definitions: readonly Document[]): string[] => definitions.filter(isFacet).map((definition) => String(definition['attribute_code']));

const isNamed = ({ columns, variants }: ProductIndex, code: string, candidates: Bits): boolean =>
  countShared(columns.get(code)?.named ?? candidates.subarray(0, 0), candidates) > 0 || countShared(variants.byCode.get(code)?.rows ?? candidates.subarray(0, 0), candidates) > 0;

/** Definitions of the filterable attributes that the candidates have, each with the options that occur, as the plain engine tells them. */
export const occurringOptions = (index: ProductIndex, candidates: RowSet, definitions: readonly Document[]): Document[] => {
  const facets = definitions.filter(isFacet);
  const present = facets.length <= attributesAtMost ? facets : facets.filter((definition) => isNamed(index, String(definition['attribute_code']), candidates.bits));
  const shown = present.toSorted((one, other) => Number(one['position']) - Number(other['position'])).slice(0, attributesAtMost);
  return shown.flatMap((definition) => {
    const code = String(definition['attribute_code']);
    const occurs = occurrence(index.columns.get(code)?.column, index.variants.byCode.get(code), candidates);
    const options = listIn(definition['options']).filter(({ value }) => occurs(String(value)));
    return options.length === 0 ? [] : [{ ...definition, options }];
  });
};
