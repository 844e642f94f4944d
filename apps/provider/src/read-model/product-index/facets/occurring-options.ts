import { oncePer } from '../../../once-per.ts';
import { attributesAtMost, isFacet, toldAttributes } from '../../scan/occurring-attributes.ts';
import type { Document } from '../../engine/search-engine.ts';
import { type Bits, isSharing } from '../columns/bits.ts';
import { ownCounts } from './own-counts.ts';
import type { ProductIndex } from '../product-index.ts';
import { type Counts, countsIn, occursIn, type RowSet } from '../columns/row-set.ts';
import { writtenOptions } from './written-options.ts';

const encoder = new TextEncoder();

/** Definitions of attributes, and the same as JSON in UTF-8, each with those of its options only that occur. */
export type Occurring = { definitions: readonly Document[]; written: Uint8Array };

/** Attributes that can be facets, by position; definitions are looked through once for as long as they are the same. */
const facetsByPosition = oncePer((definitions: readonly Document[]): readonly Document[] =>
  definitions.filter(isFacet).toSorted((one, other) => Number(one['position']) - Number(other['position'])),
);

/** The codes of attributes that can be facets; their fields need columns to be found among products. */
export const facetCodes = (definitions: readonly Document[]): string[] =>
  definitions.filter(isFacet).map((definition) => String(definition['attribute_code']));

const isAmong = (candidates: RowSet, rows: Bits | undefined): boolean =>
  rows !== undefined && isSharing(rows, candidates.bits);

/** Whether some of the candidates have a member of the attribute's name, be it empty, or have it for an axis. */
const isNamed = ({ columns, variants }: ProductIndex, code: string, candidates: RowSet): boolean => {
  const known = columns.get(code);
  if (known !== undefined && occursIn(known.column, candidates)) return true;
  return isAmong(candidates, known?.emptied) || isAmong(candidates, variants.byCode.get(code)?.rows);
};

const occurs = (counts: Counts | undefined, ordinals: readonly number[]): boolean =>
  counts !== undefined && ordinals.some((ordinal) => (counts[ordinal] ?? 0) > 0);

/** A definition as JSON with the options that occur among products' own values, or among those of variants where the attribute is an axis; undefined when none does. */
const writtenWith = (index: ProductIndex, candidates: RowSet, definition: Document): string | undefined => {
  const code = String(definition['attribute_code']);
  const [own, axis] = [index.columns.get(code)?.column, index.variants.byCode.get(code)];
  if (own === undefined) return undefined;
  const counted = [ownCounts(own, axis, candidates), axis && countsIn(axis.column, candidates)];
  const { before, options, after } = writtenOptions(definition, own, axis?.column);
  const found = options.filter(
    ({ ordinals }) => occurs(counted[0], ordinals[0]) || occurs(counted[1], ordinals[1]),
  );
  return found.length === 0 ? undefined : `${before}${found.map(({ text }) => text).join(',')}${after}`;
};

/** Of the attributes that are filtered by those that may be told of for that alone. */
export const toldByFilter = (
  definitions: readonly Document[],
  filtered: ReadonlySet<unknown>,
): ReadonlySet<unknown> =>
  new Set(
    facetsByPosition(definitions)
      .slice(attributesAtMost)
      .flatMap(({ attribute_code: code }) => (filtered.has(code) ? [code] : [])),
  );

/** The filterable attributes that the candidates have, each with the options that occur, as the plain engine tells them. */
export const occurringOptions = (
  index: ProductIndex,
  candidates: RowSet,
  { definitions, filtered }: { definitions: readonly Document[]; filtered: ReadonlySet<unknown> },
): Occurring => {
  const facets = facetsByPosition(definitions);
  const present =
    facets.length <= attributesAtMost
      ? facets
      : toldAttributes(
          facets.filter((definition) => isNamed(index, String(definition['attribute_code']), candidates)),
          filtered,
        );
  const shown: Document[] = [];
  const written: string[] = [];
  for (const definition of present) {
    const text = writtenWith(index, candidates, definition);
    if (text === undefined) continue;
    shown.push(definition);
    written.push(text);
  }
  return { definitions: shown, written: encoder.encode(`[${written.join(',')}]`) };
};
