import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../columns/bits.ts';
import { noRowWords, rowsWithin, setWords } from './row-words.ts';

const rows = 400;
const length = 416;
const word = fc.stringMatching(/^[ab\u0627]{1,4}$/);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const row = fc.nat({ max: rows - 1 });
const rowsFound = (of: ReturnType<typeof noRowWords>, sought: string, below: number) =>
  [...rowsOf(rowsWithin(of, (word) => word.includes(sought), below))].filter((each) => each < below);

describe('rowsWithin', () => {
  it('finds what a look at every text finds, however often they were put in place anew', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(row, text), { minLength: 2000, maxLength: 2000 }),
        fc.array(fc.tuple(word, row), { minLength: 10, maxLength: 10 }),
        (changes, asked) => {
          const of = noRowWords();
          const plain = new Map<number, string>();
          for (const [at, given] of changes) {
            setWords(of, at, given.split(' '));
            plain.set(at, given);
          }
          for (const [sought, below] of [...asked, ['a', length] as const]) {
            expect(rowsFound(of, sought, below)).toEqual(
              [...plain]
                .filter(([at, given]) => at < below && given.includes(sought))
                .map(([at]) => at)
                .toSorted((one, other) => one - other),
            );
          }
        },
      ),
      { seed: 20_261_121, numRuns: 20 },
    );
  });

  it('never finds what begins in one word and ends in the next', () => {
    const of = noRowWords();
    setWords(of, 0, ['ab', 'ba']);
    expect(rowsFound(of, 'bb', 32)).toEqual([]);
    expect(rowsFound(of, 'ba', 32)).toEqual([0]);
  });
});

describe('setWords', () => {
  it('keeps no word that no row has any more, and gives its number to another', () => {
    const of = noRowWords();
    setWords(of, 0, ['red', 'cup']);
    setWords(of, 1, ['red', '', 'red', 'mug']);
    setWords(of, 0, []);
    expect([...of.numbers.keys()]).toEqual(['red', 'mug']);
    setWords(of, 0, ['blue']);
    expect([of.words, of.uses]).toEqual([
      ['red', 'blue', 'mug'],
      [1, 1, 1],
    ]);
  });
});
