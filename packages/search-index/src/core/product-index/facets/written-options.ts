import { listIn } from '../../scan/catalog-filters.ts';
import type { Document } from '../../search-engine.ts';
import type { Term, TermColumn } from '../columns/term-column.ts';

/**
 * An option as JSON, and the ordinals of its values among products' own values and among those of variants.
 */
type WrittenOption = {
  text: string;
  ordinals: readonly [own: readonly number[], ofVariants: readonly number[]];
};

/** The JSON of a definition before and after its options. */
type WrittenDefinition = { before: string; after: string };

type WrittenOptions = WrittenDefinition & { options: readonly WrittenOption[] };

/** Returns the values an option matches: its text, and the number or boolean with that text. */
const termsOf = (text: string): Term[] => {
  const number = Number(text);
  return [
    text,
    ...(String(number) === text ? [number] : []),
    ...(text === '1' ? [true] : text === '0' ? [false] : []),
  ];
};

const ordinalsOf = (column: TermColumn | undefined, text: string): number[] =>
  column === undefined ? [] : termsOf(text).flatMap((term) => column.ordinals.get(term) ?? []);

const membersOf = (members: readonly [string, unknown][]): string =>
  JSON.stringify(Object.fromEntries(members)).slice(1, -1);

const writtenDefinition = (definition: Document): WrittenDefinition => {
  const members = Object.entries(definition);
  const place = members.findIndex(([name]) => name === 'options');
  const [before, after] = [membersOf(members.slice(0, place)), membersOf(members.slice(place + 1))];
  return {
    before: `{${before}${before === '' ? '' : ','}"options":[`,
    after: `]${after === '' ? '' : ','}${after}}`,
  };
};

type Known = { written: WrittenOptions; own: TermColumn; axis: TermColumn | undefined; changes: number };

const known = new WeakMap<Document, Known>();

/**
 * Returns the JSON pieces of a definition and its options, from which a listing's definitions are assembled;
 * cached until the columns change.
 */
export const writtenOptions = (
  definition: Document,
  own: TermColumn,
  axis: TermColumn | undefined,
): WrittenOptions => {
  const changes = own.changes + (axis?.changes ?? 0);
  const before = known.get(definition);
  if (before?.own === own && before.axis === axis && before.changes === changes) return before.written;
  const options = listIn(definition['options']).map((option): WrittenOption => {
    const text = String(option.value);
    return { text: JSON.stringify(option), ordinals: [ordinalsOf(own, text), ordinalsOf(axis, text)] };
  });
  const written = { ...writtenDefinition(definition), options };
  known.set(definition, { written, own, axis, changes });
  return written;
};
