/** A value of a document; null stands for an absent member. */
type Value = unknown;

/**
 * One member of all objects of a table that have it: their values, or the distinct ones (`of`) and where each
 * object's is among them; for lists of objects how many each has and a table of them all. `gaps` tells which
 * objects have it, each as the distance from the one before, unless all do.
 */
type PackedColumn = { gaps?: readonly number[] } & (
  | { values: readonly Value[] }
  | { at: readonly number[]; of: readonly Value[] }
  | { counts: readonly number[]; rows: PackedTable }
);

/** Objects by member instead of one by one, so that what is alike stands together and compresses well. */
export type PackedTable = { size: number; columns: Readonly<Record<string, PackedColumn>> };

type Row = Readonly<Record<string, Value>>;

/** Collects objects one by one. `packed` returns the table of those added so far. */
type TableBuilder = { add: (row: Row) => void; packed: () => PackedTable };

/** Collects one member of objects. */
type ColumnBuilder = { add: (value: Value) => void; packed: () => PackedColumn };

const plainColumn = (): ColumnBuilder => {
  const places = new Map<string, number>();
  const [of, at]: [Value[], number[]] = [[], []];
  return {
    add: (value) => {
      const text = typeof value === 'string' ? `"${value}` : JSON.stringify(value);
      const known = places.get(text);
      if (known === undefined) places.set(text, of.push(value) - 1);
      at.push(known ?? of.length - 1);
    },
    packed: () => (of.length * 2 > at.length ? { values: at.map((place) => of[place]) } : { at, of }),
  };
};

const nestedColumn = (): ColumnBuilder => {
  const counts: number[] = [];
  const rows = tableBuilder();
  return {
    add: (value) => {
      const list = Array.isArray(value) ? (value as readonly Row[]) : [];
      counts.push(list.length);
      list.forEach(rows.add);
    },
    packed: () => ({ counts, rows: rows.packed() }),
  };
};

/**
 * Returns a builder of a table of plain data, such as documents. Members that are null or undefined are absent
 * afterwards. `nested` are members that hold lists of objects unlike each other, which become tables of their own.
 */
export const tableBuilder = (nested: readonly string[] = []): TableBuilder => {
  const columns = new Map<string, { made: ColumnBuilder; gaps: number[]; last: number }>();
  let size = 0;
  return {
    add: (row) => {
      for (const member in row) {
        const value = row[member];
        if (value === null || value === undefined) continue;
        let column = columns.get(member);
        if (column === undefined) {
          column = { made: nested.includes(member) ? nestedColumn() : plainColumn(), gaps: [], last: 0 };
          columns.set(member, column);
        }
        column.made.add(value);
        column.gaps.push(size - column.last);
        column.last = size;
      }
      size += 1;
    },
    packed: () => ({
      size,
      columns: Object.fromEntries(
        [...columns].map(([member, { made, gaps }]) => [
          member,
          { ...(gaps.length < size && { gaps }), ...made.packed() },
        ]),
      ),
    }),
  };
};

/** Packs objects at once, as `tableBuilder` does one by one. */
export const packedTable = (rows: readonly Row[], nested: readonly string[] = []): PackedTable => {
  const builder = tableBuilder(nested);
  rows.forEach(builder.add);
  return builder.packed();
};

type ReadAt = (row: number) => Value;

const listReader = (counts: readonly number[], rows: PackedTable): ReadAt => {
  const read = rowReader(rows);
  const starts = new Uint32Array(counts.length + 1);
  for (const [row, count] of counts.entries()) starts[row + 1] = (starts[row] ?? 0) + count;
  return (row) => Array.from({ length: counts[row] ?? 0 }, (_, place) => read((starts[row] ?? 0) + place));
};

/** Returns a reader of the values of a column by their place among those that there are. */
const valueReader = (column: PackedColumn): ReadAt => {
  if ('counts' in column) return listReader(column.counts, column.rows);
  if ('values' in column) return (place) => column.values[place];
  const at = Int32Array.from(column.at);
  return (place) => column.of[at[place] ?? -1];
};

const columnReader = (column: PackedColumn): ReadAt => {
  const read = valueReader(column);
  if (column.gaps === undefined) return read;
  const places = new Map<number, number>();
  let row = 0;
  for (const gap of column.gaps) places.set((row += gap), places.size);
  return (of) => {
    const place = places.get(of);
    return place === undefined ? null : read(place);
  };
};

/** Returns a reader of one member of the objects of a table. */
export const memberReader = ({ columns }: PackedTable, member: string): ReadAt => {
  const column = columns[member];
  return column === undefined ? () => null : columnReader(column);
};

/**
 * Returns a reader of the objects of a table by their place. Each is made when it is read: a table takes a
 * fraction of the memory of its objects.
 */
export const rowReader = ({ columns }: PackedTable): ((row: number) => Record<string, Value>) => {
  const readers = Object.entries(columns).map(([member, column]) => ({ member, read: columnReader(column) }));
  return (row) => {
    const made: Record<string, Value> = {};
    for (const { member, read } of readers) {
      const value = read(row);
      if (value !== null && value !== undefined) made[member] = value;
    }
    return made;
  };
};

/** Returns the objects of a table in their order. */
export const unpackedTable = (table: PackedTable): Record<string, Value>[] => {
  const read = rowReader(table);
  return Array.from({ length: table.size }, (_, row) => read(row));
};
