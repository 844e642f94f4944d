import { listIn } from '../scan/catalog-filters.ts';
import { attributesAtMost, isFacet } from '../scan/occurring-attributes.ts';
import type { Document } from '../search-engine.ts';
import { type Bits, countShared } from './bits.ts';
import { ownCounts } from './own-counts.ts';
import type { ProductIndex } from './product-index.ts';
import { type Counts, countsIn, isCounted, type RowSet } from './row-set.ts';
import type { Term, TermColumn } from './term-column.ts';
import type { Axis } from './variant-axes.ts';

/** The values an option stands for: its text, and the number or boolean written so. */
const termsOf = (text: string): Term[] => {
  const number = Number(text);
  return [text, ...(String(number) === text ? [number] : []), ...(text === '1' ? [true] : text === '0' ? [false] : [])];
};

const occursIn = ({ ordinals }: TermColumn, counts: Counts, text: string): boolean => termsOf(text).some((term) => (counts[ordinals.get(term) ?? -1] ?? 0) > 0);

/** Whether an option occurs among products' own values, or among those of variants where the attribute is an axis; undefined when none does. */
const occurrence = (own: TermColumn | undefined, axis: Axis | undefined, candidates: RowSet): ((text: string) => boolean) | undefined => {
  if (own === undefined) return undefined;
  const ofProducts = ownCounts(own, axis, candidates);
  if (axis === undefined) return isCounted(ofProducts) ? (text) => occursIn(own, ofProducts, text) : undefined;
  const ofVariants = countsIn(axis.column, candidates);
  return isCounted(ofProducts) || isCounted(ofVariants) ? (text) => occursIn(own, ofProducts, text) || occursIn(axis.column, ofVariants, text) : undefined;
};

/** The codes of attributes that can be facets; their fields need columns to be found among products. */
export const facetCodes = (definitions: readonly Document[]): string[] => definitions.filter(isFacet).map((definition) => String(definition['attribute_code']));

const isAmong = (candidates: RowSet, rows: Bits | undefined): boolean => rows !== undefined && rows.length > 0 && countShared(rows, candidates.bits) > 0;

/** Whether some of the candidates have a member of the attribute's name, be it empty, or have it for an axis. */
const isNamed = ({ columns, variants }: ProductIndex, code: string, candidates: RowSet): boolean => {
  const known = columns.get(code);
  if (known !== undefined && isCounted(countsIn(known.column, candidates))) return true;
  return isAmong(candidates, known?.emptied) || isAmong(candidates, variants.byCode.get(code)?.rows);
};

/** Definitions of the filterable attributes that the candidates have, each with the options that occur, as the plain engine tells them. */
export const occurringOptions = (index: ProductIndex, candidates: RowSet, definitions: readonly Document[]): Document[] => {
  const facets = definitions.filter(isFacet);
  const present = facets.length <= attributesAtMost ? facets : facets.filter((definition) => isNamed(index, String(definition['attribute_code']), candidates));
  const shown = present.toSorted((one, other) => Number(one['position']) - Number(other['position'])).slice(0, attributesAtMost);
  return shown.flatMap((definition) => {
    const code = String(definition['attribute_code']);
    const occurs = occurrence(index.columns.get(code)?.column, index.variants.byCode.get(code), candidates);
    const options = occurs === undefined ? [] : listIn(definition['options']).filter(({ value }) => occurs(String(value)));
    return options.length === 0 ? [] : [{ ...definition, options }];
  });
};
