import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../columns/bits.ts';
import { addPosting } from '../columns/postings.ts';
import { noBits } from '../columns/bits.ts';
import { lexiconIn, noRowWords, postingsIn, setWords } from './row-words.ts';

const rows = 400;
const word = fc.stringMatching(/^[ab\u0627]{1,3}$/);
const text = fc.array(word, { maxLength: 4 });

const rowsWith = (of: ReturnType<typeof noRowWords>, sought: string): number[] => {
  const found = noBits(rows);
  const posting = postingsIn(of)[of.numbers.get(sought) ?? -1];
  if (posting !== undefined) addPosting(found, posting);
  return [...rowsOf(found)];
};

describe('postingsIn', () => {
  it('has the rows that a look at every text finds, before and after changes', () => {
    const change = fc.tuple(fc.nat({ max: rows - 1 }), text);
    const changes = fc.array(change, { minLength: 300, maxLength: 600 });
    fc.assert(
      fc.property(
        changes,
        changes,
        fc.array(word, { minLength: 10, maxLength: 10 }),
        (first, second, asked) => {
          const of = noRowWords();
          const plain = new Map<number, readonly string[]>();
          for (const [round, made] of [first, second].entries()) {
            for (const [at, words] of made) {
              setWords(of, at, words);
              plain.set(at, words);
            }
            for (const sought of asked) {
              const expected = [...plain].filter(([, words]) => words.includes(sought)).map(([at]) => at);
              expect([round, ...rowsWith(of, sought)]).toEqual([
                round,
                ...expected.toSorted((one, other) => one - other),
              ]);
              expect(lexiconIn(of).has(sought)).toBe(expected.length > 0);
            }
          }
        },
      ),
      { seed: 20_261_128, numRuns: 15 },
    );
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
