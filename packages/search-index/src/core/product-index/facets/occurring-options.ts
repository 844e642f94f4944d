import { oncePer } from '@dijla/caching/once-per';
import type { Occurring } from '../listing/known-listings.ts';
import { attributesAtMost, isFacet, describedAttributes } from '../../scan/occurring-attributes.ts';
import type { Document } from '../../search-engine.ts';
import { type Bits, isSharing } from '../columns/bits.ts';
import { ownCounts } from './own-counts.ts';
import type { ProductIndex } from '../product-index.ts';
import { type Counts, countsIn, occursIn, type RowSet } from '../columns/row-set.ts';
import { writtenOptions } from './written-options.ts';

const encoder = new TextEncoder();

/** Returns the attributes that can be facets, by position; cached per list of definitions. */
const facetsByPosition = oncePer((definitions: readonly Document[]): readonly Document[] =>
  definitions.filter(isFacet).toSorted((one, other) => Number(one['position']) - Number(other['position'])),
);

/**
 * Returns the codes of attributes that can be facets; their fields need columns so that their values can be
 * found.
 */
export const facetCodes = (definitions: readonly Document[]): string[] =>
  definitions.filter(isFacet).map((definition) => String(definition['attribute_code']));

const isAmong = (candidates: RowSet, rows: Bits | undefined): boolean =>
  rows !== undefined && isSharing(rows, candidates.bits);

/**
 * Whether some of the candidates have a member with the attribute's name, even an empty one, or have the
 * attribute as an axis.
 */
const isNamed = ({ columns, variants }: ProductIndex, code: string, candidates: RowSet): boolean => {
  const known = columns.get(code);
  if (known !== undefined && occursIn(known.column, candidates)) return true;
  return isAmong(candidates, known?.emptied) || isAmong(candidates, variants.byCode.get(code)?.rows);
};

const occurs = (counts: Counts | undefined, ordinals: readonly number[]): boolean =>
  counts !== undefined && ordinals.some((ordinal) => (counts[ordinal] ?? 0) > 0);

/**
 * Returns a definition as JSON with the options that occur among products' own values or, where the
 * attribute is an axis, among those of variants. Undefined when no option occurs.
 */
const writtenWith = (index: ProductIndex, candidates: RowSet, definition: Document): string | undefined => {
  const code = String(definition['attribute_code']);
  const [own, axis] = [index.columns.get(code)?.column, index.variants.byCode.get(code)];
  if (own === undefined || ![own, ...(axis ? [axis.column] : [])].some((each) => occursIn(each, candidates)))
    return undefined;
  const counted = [ownCounts(own, axis, candidates), axis && countsIn(axis.column, candidates)];
  const { before, options, after } = writtenOptions(definition, own, axis?.column);
  const found = options.filter(
    ({ ordinals }) => occurs(counted[0], ordinals[0]) || occurs(counted[1], ordinals[1]),
  );
  return found.length === 0 ? undefined : `${before}${found.map(({ text }) => text).join(',')}${after}`;
};

/**
 * Returns the filtered attributes beyond the first `attributesAtMost`, which are included only because a
 * filter names them.
 */
export const describedByFilter = (
  definitions: readonly Document[],
  filtered: ReadonlySet<unknown>,
): ReadonlySet<unknown> =>
  new Set(
    facetsByPosition(definitions)
      .slice(attributesAtMost)
      .flatMap(({ attribute_code: code }) => (filtered.has(code) ? [code] : [])),
  );

/**
 * Returns the filterable attributes of the candidates, each with the options that occur, exactly as the
 * plain engine does.
 */
export const occurringOptions = (
  index: ProductIndex,
  candidates: RowSet,
  { definitions, filtered }: { definitions: readonly Document[]; filtered: ReadonlySet<unknown> },
): Occurring => {
  const facets = facetsByPosition(definitions);
  const present =
    facets.length <= attributesAtMost
      ? facets
      : describedAttributes(
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
