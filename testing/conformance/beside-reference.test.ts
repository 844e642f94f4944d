import { describe, expect, it } from 'vitest';
import { referenceErrors } from './beside-reference.ts';

const none = { absent: {}, other: {} };

describe('referenceFaults', () => {
  it.each([
    ['members of the same kind', [{ a: 1, b: 'x' }], [{ a: 2, b: 'y', c: [] }], none, []],
    ['a member that ours lack', [{ a: 1 }], [{}], none, ['a is missing']],
    ['a member left out for a reason', [{ a: 1 }], [{}], { absent: { a: 'no use' }, other: {} }, []],
    ['a member of another kind', [{ a: '1' }], [{ a: 1 }], none, ['a is number, not text']],
    [
      'another kind for a reason',
      [{ a: '1' }],
      [{ a: 1 }],
      { absent: {}, other: { a: { reference: 'text', ours: 'number', why: 'counted' } } },
      [],
    ],
    ['a kind that only one of several has', [{ a: 1 }, { a: null }], [{ a: 3 }], none, []],
    ['nothing but null on one side', [{ a: null }], [{ a: [] }], none, []],
    [
      'a member said to be absent that is there',
      [],
      [{ a: 1 }],
      { absent: { a: 'no use' }, other: {} },
      ['a is said to be absent'],
    ],
    [
      'a member that is not of the kind said',
      [],
      [{ a: 'x' }],
      { absent: {}, other: { a: { reference: 'text', ours: 'number', why: 'counted' } } },
      ['a is text, said to be number'],
    ],
  ] as const)('finds %s', (_, reference, ours, differences, expected) => {
    expect(referenceErrors(reference, ours, differences)).toEqual(expected);
  });
});
