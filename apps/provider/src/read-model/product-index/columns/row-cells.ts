/** A number for each row, in as few bytes as the largest needs; rows beyond the end have `noTerm`. */
export type Cells = Int8Array | Int16Array | Int32Array;

/** In a cell: a row without a value. */
export const noTerm = -1;

const kinds = [
  { kind: Int8Array, most: 0x7f },
  { kind: Int16Array, most: 0x7fff },
  { kind: Int32Array, most: 0x7fffffff },
] as const;

/** Below 0 a kind holds one more than above. */
const kindFor = (size: number) => kinds.find(({ most }) => size <= most)?.kind ?? Int32Array;

export const noCells = (): Cells => new Int8Array(0);

const sizeOf = (cell: number): number => (cell < 0 ? -1 - cell : cell);

/** Without a power, which would be most of what it takes to fill a cell. */
const mostOf = ({ BYTES_PER_ELEMENT: bytes }: Cells): number => 0x7fffffff >>> (32 - bytes * 8);

/** The cells with another number in a row's place: the same ones, or wider or longer ones when they must be. */
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
