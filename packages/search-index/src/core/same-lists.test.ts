import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameNested, type Nested } from './same-lists.ts';

const nested = fc.letrec<{ value: Nested }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Nested>('', 'a', 0, -0, 1, NaN, true, false, undefined),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
})).value;

describe('isSameNested', () => {
  it('agrees with a comparison of everything', () => {
    fc.assert(
      fc.property(nested, nested, (one, other) => {
        expect(isSameNested(one, other)).toBe(isDeepStrictEqual(one, other));
        expect(isSameNested(one, structuredClone(one))).toBe(true);
      }),
    );
  });

  it('notices lists of different lengths', () => {
    expect(isSameNested([1, [2]], [1, [2, undefined]])).toBe(false);
  });
});
