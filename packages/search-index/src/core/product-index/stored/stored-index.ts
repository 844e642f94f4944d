import { idNumbers } from '../../packed/id-numbers.ts';
import { type Bits, rowsOf } from '../columns/bits.ts';
import type { FieldColumn } from '../columns/field-column.ts';
import { emptyInstantColumn, type InstantColumn } from '../columns/instant-column.ts';
import { emptyKeyColumn, type KeyColumn } from '../columns/key-column.ts';
import type { PackedTexts } from '../texts/packed-texts.ts';
import { type DocumentOf, emptyIndex, type ProductIndex } from '../product-index.ts';
import type { RowsByHash } from '../texts/rows-by-hash.ts';
import type { RowTerms } from '../columns/row-terms.ts';
import { derivedOf, type RowWords } from '../texts/row-words.ts';
import { emptyOrders } from '../listing/sort-orders.ts';
import {
  columnFrom,
  fieldFrom,
  type StoredColumn,
  storedColumn,
  type StoredField,
  storedField,
} from './stored-column.ts';
import { axisOf, type VariantAxes } from '../columns/variant-axes.ts';

/**
 * A name and its stored value: numbers, texts, booleans, lists, maps, sets, plain objects and typed arrays, no
 * functions.
 */
export type StoredPart = readonly [name: string, part: unknown];

type StoredTexts = { bytes: Uint8Array; starts: Uint32Array; loose: Map<number, Uint8Array> };
type StoredKeys = { isOdd: boolean; texts: StoredTexts; table: RowsByHash };
type StoredInstants = { isOdd: boolean; ms: Float64Array };
type StoredAxes = { rows: Map<string, Bits>; lists: string[][] } & Pick<
  VariantAxes,
  'kinds' | 'starts' | 'counts' | 'cells' | 'end' | 'unused'
>;
type Whole = Pick<ProductIndex, 'capacity' | 'freeRows' | 'alive'> & {
  ids: Int32Array;
  fields: string[];
  members: string[];
  keys: string[];
  instants: string[];
  lists: Map<string, string[]>;
  isOddText: boolean;
  hasWordSkus: boolean;
};

const storedTexts = ({ bytes, starts, rows, loose }: PackedTexts): StoredTexts => ({
  bytes: bytes.subarray(0, starts[rows]),
  starts: starts.subarray(0, rows + 1),
  loose,
});

const buffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textsFrom = ({ bytes, starts, loose }: StoredTexts): PackedTexts => ({
  bytes: buffer(bytes),
  starts,
  rows: starts.length - 1,
  loose: new Map(loose.entries().map(([row, text]) => [row, buffer(text)])),
});

const storedTable = ({ heads, next, rows, hashes, used, free }: RowsByHash): RowsByHash => ({
  heads,
  next: next.subarray(0, used),
  rows: rows.subarray(0, used),
  hashes: hashes.subarray(0, used),
  used,
  free,
  isShared: false,
});

const storedTerms = ({ terms, end, ...rest }: RowTerms): RowTerms => ({
  ...rest,
  terms: terms.subarray(0, end),
  end,
  isShared: false,
});

const storedAxes = ({
  byCode,
  lists,
  kinds,
  starts,
  counts,
  cells,
  end,
  unused,
}: VariantAxes): StoredAxes => ({
  rows: new Map(byCode.values().map(({ code, rows }) => [code, rows])),
  lists: lists.map((axes) => axes.map(({ code }) => code)),
  kinds,
  starts,
  counts,
  cells: cells.subarray(0, end),
  end,
  unused,
});

type StoredWords = Omit<RowWords, keyof ReturnType<typeof derivedOf>>;

const storedWords = ({ rows, owner, words, uses, free }: RowWords): StoredWords => ({
  rows: storedTerms(rows),
  owner,
  words,
  uses,
  free,
});

const wordsFrom = (stored: StoredWords): RowWords => ({ ...stored, ...derivedOf(stored.words) });

/**
 * Yields an index part by part, except for its sort orders, which are rebuilt on request. The index must not
 * change meanwhile; its `revision` shows whether it did.
 */
export const storedParts = function* (index: ProductIndex): Generator<StoredPart> {
  const { capacity, ids, freeRows, alive, columns, keys, instants, lists, texts, variants, terms, members } =
    index;
  const whole: Whole = {
    capacity,
    freeRows,
    alive,
    ids: Int32Array.from(ids),
    fields: [...columns.keys()],
    members: [...members],
    keys: [...keys.keys()],
    instants: [...instants.keys()],
    lists: new Map(lists.entries().map(([name, list]) => [name, [...list.columns.keys()]])),
    isOddText: texts.isOdd,
    hasWordSkus: texts.hasWordSkus,
  };
  yield ['whole', whole];
  yield ['terms', storedTerms(terms)];
  for (const [field, column] of columns) yield [`field ${field}`, storedField(column)];
  for (const [name, list] of lists)
    for (const [field, column] of list.columns) yield [`list ${name} ${field}`, storedField(column)];
  for (const [field, { isOdd, texts: held, table }] of keys)
    yield [
      `key ${field}`,
      { isOdd, texts: storedTexts(held), table: storedTable(table) } satisfies StoredKeys,
    ];
  for (const [
    field,
    {
      isOdd,
      instants: { ms },
    },
  ] of instants)
    yield [`instant ${field}`, { isOdd, ms } satisfies StoredInstants];
  yield ['axes', storedAxes(variants)];
  for (const [code, { column }] of variants.byCode) yield [`axis ${code}`, storedColumn(column)];
  yield ['text name', storedWords(texts.name)];
  yield ['text wholeSkus', storedTexts(texts.wholeSkus)];
};

/** Returns a part by its name. */
type PartOf = (name: string) => unknown;

const keyFrom = (field: string, { isOdd, texts, table }: StoredKeys): KeyColumn => ({
  ...emptyKeyColumn(field),
  isOdd,
  texts: textsFrom(texts),
  table,
});

const instantFrom = (field: string, { isOdd, ms }: StoredInstants): InstantColumn => ({
  ...emptyInstantColumn(field),
  isOdd,
  instants: { ms, isShared: false },
});

const axesFrom = ({ rows, lists, ...arrays }: StoredAxes, terms: RowTerms, part: PartOf): VariantAxes => {
  const byCode = new Map(
    rows
      .entries()
      .map(([code, of]) => [
        code,
        { ...axisOf(code, columnFrom(part(`axis ${code}`) as StoredColumn, terms)), rows: of },
      ]),
  );
  const axes = lists.map((codes) => codes.flatMap((code) => byCode.get(code) ?? []));
  return {
    ...arrays,
    changes: 0,
    byCode,
    lists: axes,
    together: new Map(
      lists.map((codes, number) => [JSON.stringify(codes), { axes: axes[number] ?? [], number }]),
    ),
    terms,
  };
};

/** Recreates a stored index over documents found by `documentOf`. */
export const indexFrom = (documentOf: DocumentOf, part: PartOf): ProductIndex => {
  const { ids, fields, members, keys, instants, lists, isOddText, hasWordSkus, ...whole } = part(
    'whole',
  ) as Whole;
  const terms = part('terms') as RowTerms;
  const rowById = idNumbers(1);
  for (const row of rowsOf(whole.alive)) rowById.set(ids[row] ?? 0, [row]);
  const fieldOf = (name: string, field: string): [string, FieldColumn] => [
    field,
    fieldFrom(field, part(`${name} ${field}`) as StoredField, terms),
  ];
  return {
    ...emptyIndex(documentOf, whole.capacity),
    ...whole,
    ids: [...ids],
    rowById,
    terms,
    members: new Set(members),
    columns: new Map(fields.map((field) => fieldOf('field', field))),
    lists: new Map(
      lists
        .entries()
        .map(([list, of]) => [
          list,
          { columns: new Map(of.map((field) => fieldOf(`list ${list}`, field))), orders: emptyOrders() },
        ]),
    ),
    keys: new Map(keys.map((field) => [field, keyFrom(field, part(`key ${field}`) as StoredKeys)])),
    instants: new Map(
      instants.map((field) => [field, instantFrom(field, part(`instant ${field}`) as StoredInstants)]),
    ),
    variants: axesFrom(part('axes') as StoredAxes, terms, part),
    texts: {
      name: wordsFrom(part('text name') as StoredWords),
      wholeSkus: textsFrom(part('text wholeSkus') as StoredTexts),
      hasWordSkus,
      isOdd: isOddText,
    },
  };
};
