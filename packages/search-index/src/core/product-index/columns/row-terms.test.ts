import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countTerms,
  eachOfOwner,
  newOwner,
  newTerm,
  noRowTerms,
  ordinalsOf,
  rowsByTerm,
  type RowTerms,
  setOwnersTerms,
} from './row-terms.ts';

/** Two fields with this many terms each. */
const twoFields = (terms: number): RowTerms => {
  const rows = noRowTerms();
  for (const owner of [newOwner(rows), newOwner(rows)])
    for (let ordinal = 0; ordinal < terms; ordinal += 1) newTerm(rows, owner, ordinal);
  return rows;
};

const change = fc.record({
  row: fc.nat(40),
  owner: fc.constantFrom(0, 1),
  ordinals: fc.uniqueArray(fc.nat(6), { maxLength: 4 }),
});

describe('setOwnersTerms', () => {
  it.each([
    ['few terms', 7],
    ['more terms than 16 bits tell apart', 40_000],
  ])('keeps what was put in last of each row and owner, of %s', (_, terms) => {
    const highest = terms - 7;
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const rows = twoFields(terms);
        const expected = new Map<string, number[]>();
        for (const { row, owner, ordinals } of changes) {
          const high = ordinals.map((ordinal) => ordinal + highest);
          setOwnersTerms(rows, row, { owner, list: high.map((ordinal) => owner * terms + ordinal) });
          expected.set(`${row} ${owner}`, high);
        }
        const names = [...expected.keys()].map((name) => name.split(' ').map(Number) as [number, number]);
        expect(names.map(([row, owner]) => ordinalsOf(rows, row, owner))).toEqual([...expected.values()]);
      }),
      { numRuns: 50 },
    );
  });

  it('tells the rows of all terms at once as of each owner by itself, whatever room is unused', () =>
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const rows = twoFields(7);
        for (const { row, owner, ordinals } of changes)
          setOwnersTerms(rows, row, { owner, list: ordinals.map((ordinal) => owner * 7 + ordinal) });
        const alone = Array.from({ length: 14 }, (): number[] => []);
        for (const owner of [0, 1])
          eachOfOwner(rows, owner, (ordinal, row) => void alone[owner * 7 + ordinal]?.push(row));
        expect(rowsByTerm(rows).map((each) => [...each])).toEqual(alone);
      }),
      { numRuns: 50 },
    ));

  it('takes room for no more than a third beyond what it holds, however often rows change', () => {
    const rows = twoFields(7);
    for (let round = 0; round < 20; round += 1) {
      for (let row = 0; row < 1000; row += 1)
        setOwnersTerms(rows, row, {
          owner: round % 2,
          list: [(round % 2) * 7 + (row % 7), (round % 2) * 7 + ((row + 1) % 7)],
        });
    }
    const counts = countTerms(
      rows,
      Int32Array.from({ length: 1000 }, (_, row) => row),
    );
    expect([
      rows.end - rows.unused,
      rows.unused < 4097,
      counts.reduce((sum, count) => sum + count, 0),
    ]).toEqual([4000, true, 4000]);
  });
});
