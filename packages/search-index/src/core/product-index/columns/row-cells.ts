/** A number per row, in as few bytes as the largest needs; rows beyond the end have `noTerm`. */
export type Cells = Int8Array | Int16Array | Int32Array;

/** Cell of a row without a value. */
export const noTerm = -1;

const kinds = [
  { kind: Int8Array, most: 0x7f },
  { kind: Int16Array, most: 0x7fff },
  { kind: Int32Array, most: 0x7fffffff },
] as const;

/** Typed arrays hold one more value below 0 than above. */
const kindFor = (size: number) => kinds.find(({ most }) => size <= most)?.kind ?? Int32Array;

export const noCells = (): Cells => new Int8Array(0);

const sizeOf = (cell: number): number => (cell < 0 ? -1 - cell : cell);

/** Uses a shift instead of a power, which would take most of the time needed to fill a cell. */
const mostOf = ({ BYTES_PER_ELEMENT: bytes }: Cells): number => 0x7fffffff >>> (32 - bytes * 8);

/** Sets the number of a row and returns the cells: the same array, or a wider or longer one if necessary. */
export const withCell = (cells: Cells, row: number, cell: number): Cells => {
  const isBeyond = row >= cells.length;
  if (isBeyond && cell === noTerm) return cells;
  const most = mostOf(cells);
  let target = cells;
  if (isBeyond || sizeOf(cell) > most) {
    const length = isBeyond ? Math.max(row + 1, Math.ceil(cells.length * 1.25)) : cells.length;
    target = new (kindFor(Math.max(sizeOf(cell), cells.length === 0 ? 0 : most)))(length).fill(
      noTerm,
      cells.length,
    );
    target.set(cells);
  }
  target[row] = cell;
  return target;
};
