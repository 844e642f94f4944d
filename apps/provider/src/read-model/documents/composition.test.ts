import { describe, expect, it } from 'vitest';
import { type Composition, compositionFrom, numbersOfComposition } from './composition.ts';

describe('numbersOfMaking', () => {
  it.each<[Composition]>([
    [{ kind: 'own' }],
    [{ kind: 'variants', taxClass: 0, enabled: [], disabled: [] }],
    [{ kind: 'variants', taxClass: 2, enabled: [7, 3], disabled: [9] }],
    [{ kind: 'variants', taxClass: null, enabled: [7], disabled: [] }],
    [{ kind: 'group', members: [] }],
    [
      {
        kind: 'group',
        members: [
          { id: 4, qty: 1 },
          { id: 5, qty: 3 },
        ],
      },
    ],
    [{ kind: 'bundle', first: [], needed: [] }],
    [{ kind: 'bundle', first: [], needed: [[]] }],
    [
      {
        kind: 'bundle',
        first: [{ id: 4, qty: 2 }],
        needed: [
          [{ id: 4, qty: 2 }],
          [],
          [
            { id: 5, qty: 1 },
            { id: 6, qty: 3 },
          ],
        ],
      },
    ],
  ])('writes %j so that it is read as it was', (composition) => {
    expect(compositionFrom(numbersOfComposition(composition))).toEqual(composition);
  });
});
