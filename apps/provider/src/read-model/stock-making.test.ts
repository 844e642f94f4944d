import { describe, expect, it } from 'vitest';
import { type Making, makingFrom, numbersOfMaking } from './stock-making.ts';

describe('numbersOfMaking', () => {
  it.each<[Making]>([
    [{ kind: 'own' }],
    [{ kind: 'variants', enabled: [], disabled: [] }],
    [{ kind: 'variants', enabled: [7, 3], disabled: [9] }],
    [{ kind: 'group', members: [] }],
    [{ kind: 'group', members: [4, 5] }],
    [{ kind: 'bundle', needed: [] }],
    [{ kind: 'bundle', needed: [[]] }],
    [{ kind: 'bundle', needed: [[{ id: 4, qty: 2 }], [], [{ id: 5, qty: 1 }, { id: 6, qty: 3 }]] }],
  ])('writes %j so that it is read as it was', (making) => {
    expect(makingFrom(numbersOfMaking(making))).toEqual(making);
  });
});
