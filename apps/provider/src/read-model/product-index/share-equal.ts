import { isDeepStrictEqual } from 'node:util';
import type { FieldColumn } from './field-column.ts';
import type { Instants } from './instants.ts';
import { tighten, type PackedTexts } from './packed-texts.ts';
import type { ProductIndex } from './product-index.ts';
import { type RowTerms, tightenTerms } from './row-terms.ts';
import { type RowsByHash, tightenTable } from './rows-by-hash.ts';
import type { OwnCells, TermColumn } from './term-column.ts';

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

const isSame = (one: ArrayBufferView, other: ArrayBufferView): boolean => one.byteLength === other.byteLength && Buffer.compare(bytesOf(one), bytesOf(other)) === 0;

/** Lets what is held take the arrays of the first that has the same; what none has the same of becomes a first itself. */
const withFirsts = <H>(isEqual: (one: H, other: H) => boolean, take: (held: H, first: H) => void): ((held: H) => void) => {
  const firsts: H[] = [];
  return (held) => {
    const first = firsts.find((each) => isEqual(held, each));
    if (first === undefined) firsts.push(held);
    else take(held, first);
  };
};

const isSameTexts = (one: PackedTexts, other: PackedTexts): boolean => one.rows === other.rows && isSame(one.starts, other.starts) && isSame(one.bytes, other.bytes);

const arraysOf = ['hashes', 'rows', 'next', 'heads'] as const;

const isSameTable = (one: RowsByHash, other: RowsByHash): boolean =>
  one.used === other.used && one.free === other.free && arraysOf.every((name) => isSame(one[name], other[name]));

const isSameTerms = (one: RowTerms, other: RowTerms): boolean => one.end === other.end && isSame(one.starts, other.starts) && isSame(one.lengths, other.lengths) && isSame(one.terms, other.terms);

/** Rows of a value are told by the cells. */
const isSameColumn = (one: TermColumn, other: TermColumn): boolean => {
  const [place, otherPlace] = [one.place, other.place];
  if (place.kind !== 'cells' || otherPlace.kind !== 'cells' || !isSame(place.cells, otherPlace.cells) || !isSame(place.present, otherPlace.present)) return false;
  const told = ({ several: { lists, uses } }: OwnCells, { terms, freeOrdinals, oddNumerals, isOdd, hasRepeats }: TermColumn) => [terms, lists, uses, freeOrdinals, oddNumerals, isOdd, hasRepeats];
  return isDeepStrictEqual(told(place, one), told(otherPlace, other));
};

/** An index, and instants by its rows that are kept beside it. */
export type Sharing = { index: ProductIndex; instants: readonly Instants[] };

/**
 * Lets indexes share what they have in common: store views list the same products under the same skus, most often at the same addresses.
 * Whoever changes what is shared gets arrays of its own first, so this is for indexes that are complete.
 */
export const shareEqual = (sharing: readonly Sharing[]): void => {
  // Texts that are packed tight are never written to: what is added makes longer arrays.
  const shareTexts = withFirsts<PackedTexts>(isSameTexts, (held, { bytes, starts }) => Object.assign(held, { bytes, starts }));
  const shareTable = withFirsts<RowsByHash>(isSameTable, (held, first) => {
    const { heads, next, rows, hashes } = first;
    first.isShared = true;
    Object.assign(held, { heads, next, rows, hashes, isShared: true });
  });
  const shareInstants = withFirsts<Instants>((one, other) => isSame(one.ms, other.ms), (held, first) => {
    first.isShared = true;
    Object.assign(held, { ms: first.ms, isShared: true });
  });
  const shareTerms = withFirsts<RowTerms>(isSameTerms, (held, first) => {
    const { starts, lengths, terms } = first;
    first.isShared = true;
    Object.assign(held, { starts, lengths, terms, isShared: true });
  });
  const shareColumns = new Map<string, (held: FieldColumn) => void>();
  const shareColumn = (held: FieldColumn): void => {
    const share = shareColumns.get(held.field) ?? withFirsts<FieldColumn>((one, other) => isSameColumn(one.column, other.column), (known, first) => {
      first.column.isShared = true;
      known.column = first.column;
    });
    shareColumns.set(held.field, share);
    share(held);
  };
  for (const { index: { columns, keys, instants, texts, terms }, instants: beside } of sharing) {
    for (const each of [terms, texts.name.rows]) tightenTerms(each);
    shareTerms(terms);
    for (const each of columns.values()) shareColumn(each);
    for (const held of [...[...keys.values()].map((each) => each.texts), texts.wholeSkus]) {
      tighten(held);
      shareTexts(held);
    }
    for (const { table } of keys.values()) {
      tightenTable(table);
      shareTable(table);
    }
    for (const each of [...instants.values().map((column) => column.instants), ...beside]) shareInstants(each);
  }
};
