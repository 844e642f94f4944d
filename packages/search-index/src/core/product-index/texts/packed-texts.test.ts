import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../columns/bits.ts';
import { noTexts, rowsContaining, setText } from './packed-texts.ts';

const rows = 3000;
const length = 3008;
const text = fc.stringMatching(/^[ab\u0627]{0,4}$/);
const row = fc.nat({ max: rows - 1 });

describe('rowsContaining', () => {
  it('finds what a look at every text finds, however often they were put in place anew', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(row, text), { minLength: 4000, maxLength: 4000 }),
        fc.array(
          fc.tuple(
            text.filter((each) => each !== ''),
            row,
          ),
          { minLength: 10, maxLength: 10 },
        ),
        (changes, asked) => {
          const texts = noTexts();
          const plain = new Map<number, string>();
          for (const [at, given] of changes) {
            setText(texts, at, Buffer.from(given));
            plain.set(at, given);
          }
          for (const [sought, below] of [...asked, ['a', length] as const]) {
            const found = [...rowsOf(rowsContaining(texts, Buffer.from(sought), { length: below }))].filter(
              (each) => each < below,
            );
            expect(found).toEqual(
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

  it('never finds what begins in one text and ends in the next', () => {
    const texts = noTexts();
    ['ab', '', 'ba'].forEach((given, at) => setText(texts, at, Buffer.from(given)));
    expect(rowsOf(rowsContaining(texts, Buffer.from('bb'), { length: 32 }))).toHaveLength(0);
  });
});
