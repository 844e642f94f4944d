import { describe, expect, it } from 'vitest';
import { copiedTexts } from './copied-texts.ts';
import { textsById } from '@dijla/search-index/node/threads/sent-texts';

const number = (bytes: 2 | 4, value: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeIntBE(value, 0, bytes);
  return written;
};

const rowOf = ([id, text]: readonly [number, string]): Buffer =>
  Buffer.concat([
    number(2, 2),
    number(4, 4),
    number(4, id),
    number(4, Buffer.byteLength(text)),
    Buffer.from(text),
  ]);

/** Rows as PostgreSQL writes them, in chunks of this many bytes. */
const copied = (rows: readonly (readonly [number, string])[], size: number): Buffer[] => {
  const all = Buffer.concat([
    Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'),
    number(4, 0),
    number(4, 0),
    ...rows.map(rowOf),
    number(2, -1),
  ]);
  return Array.from({ length: Math.ceil(all.byteLength / size) }, (_, place) =>
    all.subarray(place * size, (place + 1) * size),
  );
};

const rows = [
  [1, '{"a":1}'],
  [2, ''],
  [3, '{"name":"كوب 🏺"}'],
  [70_000, 'x'],
] as const;

const read = (given: typeof rows | [], ids: readonly number[], size = 1000) =>
  Array.from(textsById(copiedTexts(copied(given, size), ids)), ([id, bytes]) => [
    id,
    new TextDecoder().decode(bytes),
  ]);

describe('copiedTexts', () => {
  it.each([1000, 16, 1])(
    'tells texts of the ids that have one, in their order, in any script, of pieces of %i bytes',
    (size) =>
      expect(read(rows, [70_000, 3, 1, 5, 2], size)).toEqual([
        [70_000, 'x'],
        [3, '{"name":"كوب 🏺"}'],
        [1, '{"a":1}'],
        [2, ''],
      ]),
  );

  it('tells nothing of nothing', () => expect(read([], [1])).toEqual([]));

  it('has memory of its own', () => {
    const { bytes } = copiedTexts(copied(rows, 1000), [1]);
    expect(bytes.byteLength).toBe(bytes.buffer.byteLength);
  });

  it('throws where rows are cut short', () =>
    expect(() =>
      copiedTexts(
        copied(rows, 1000).map((piece) => piece.subarray(0, -1)),
        [1],
      ),
    ).toThrow(RangeError));
});
