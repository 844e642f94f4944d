import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedTable, unpackedTable } from './packed-table.ts';

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.boolean(),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.record({ is_in_stock: fc.boolean() }),
  fc.array(fc.record({ sku: fc.string(), size: fc.integer({ max: 3 }) }, { requiredKeys: ['sku'] }), {
    maxLength: 3,
  }),
);
const plain = fc.dictionary(fc.constantFrom('sku', 'name', 'stock'), value);
const row = fc
  .record({ plain, children: fc.option(fc.array(plain, { maxLength: 3 }), { nil: undefined }) })
  .map(({ plain: members, children }) => ({ ...members, ...(children && { children }) }));

describe('packedTable', () => {
  it('gives back every object, whatever its members are', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(
          unpackedTable(onTheWire(packedTable(rows, ['children'])) as ReturnType<typeof packedTable>),
        ).toEqual(onTheWire(rows));
      }),
    );
  });

  it('leaves out members that are null', () => {
    expect(unpackedTable(packedTable([{ sku: 'a', special_price: null }, { sku: 'b' }]))).toEqual([
      { sku: 'a' },
      { sku: 'b' },
    ]);
  });

  it('keeps a value that many share once, and tells which have it where not all do', () => {
    const { columns } = packedTable(
      Array.from({ length: 9 }, (_, id) => ({ id, brand: 'Anker', ...(id % 4 === 1 && { size: 4 }) })),
    );
    expect(columns['brand']).toEqual({ at: [0, 0, 0, 0, 0, 0, 0, 0, 0], of: ['Anker'] });
    expect(columns['id']).toEqual({ values: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(columns['size']).toEqual({ gaps: [1, 4], at: [0, 0], of: [4] });
  });
});
