import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../query/condition.ts';
import { columnCondition, rowsHolding } from './column-condition.ts';
import { noBits, rowsOf, setBit } from './bits.ts';
import { emptyColumn, setCell } from './term-column.ts';

const number = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0.5, -2.25, 1e9));
const bound = fc.oneof(number, number.map(String), fc.constantFrom('', null, 'tea', ' 3'));
const operator = fc.constantFrom(
  'gt',
  'gte',
  'lt',
  'lte',
  'from',
  'to',
  'moreq',
  'gteq',
  'lteq',
  'orGt',
  'orLte',
);
const range = fc.dictionary(operator, bound, { minKeys: 1, maxKeys: 3 });
const cells = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.array(value, { maxLength: 2 }), { maxLength: 20 });

describe('rows of a range', () => {
  it.each([
    ['of numbers alone', cells(number)],
    ['of numbers and texts', cells(fc.oneof(number, fc.constantFrom('tea', '3', '-1')))],
  ])('are those of which it holds, in a column %s', (_, rows) => {
    fc.assert(
      fc.property(rows, range, (values, value) => {
        const condition = conditionOf(value);
        fc.pre(condition !== undefined);
        const [column, within] = [emptyColumn(), noBits(values.length)];
        for (const [row, each] of values.entries()) {
          setCell(column, row, { values: each, length: values.length });
          setBit(within, row);
        }
        const found = rowsHolding(column, columnCondition(column, condition, value), within);
        expect([...rowsOf(found)]).toEqual(
          [...values.keys()].filter((row) => condition.holds(values[row] ?? [])),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
