import { describe, expect, it } from 'vitest';
import { beginAnswer, passingBits, passingCopy, passingNumbers } from './answer-memory.ts';
import { countBits, noBits, setBit } from '../columns/bits.ts';

const filled = (rows: number) => {
  const bits = noBits(rows);
  for (let row = 0; row < rows; row += 3) setBit(bits, row);
  return bits;
};

describe('memory of an answer', () => {
  it.each([
    [1, 40],
    [40, 64],
    [3000, 64],
  ])('is zeros, each array apart from the others, with %i arrays of %i rows or numbers', (count, length) => {
    for (let answer = 0; answer < 3; answer += 1) {
      beginAnswer();
      for (let each = 0; each < count; each += 1) {
        const [bits, numbers, copy] = [
          passingBits(length),
          passingNumbers(length),
          passingCopy(filled(length)),
        ];
        expect([countBits(bits), numbers.some(Boolean), copy.length]).toEqual([0, false, bits.length]);
        expect(copy).toEqual(filled(length));
        bits.fill(1);
        numbers.fill(1);
        expect(copy).toEqual(filled(length));
      }
    }
  });

  it('is the same for the next answer, once it was large enough for one', () => {
    const ofAnswer = (): ArrayBufferLike[] => {
      beginAnswer();
      return Array.from({ length: 400 }, () => passingNumbers(1000).buffer);
    };
    ofAnswer();
    expect(new Set([...ofAnswer(), ...ofAnswer()]).size).toBe(1);
  });
});
