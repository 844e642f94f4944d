import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedLists } from './packed-lists.ts';

const id = fc.integer({ min: 1, max: 3000 });
const list = fc.array(fc.integer(), { maxLength: 200 });

describe('packedLists', () => {
  it('holds by id what a map holds, whatever is set, deleted, stored and read again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, fc.option(list), fc.boolean()), { minLength: 50, maxLength: 150 }),
        (steps) => {
          let packed = packedLists();
          const known = new Map<number, readonly number[]>();
          for (const [given, numbers, isStored] of steps) {
            const put = <
              L extends {
                set: (id: number, list: readonly number[]) => unknown;
                delete: (id: number) => boolean;
              },
            >(
              lists: L,
            ): boolean => {
              if (numbers === null) return lists.delete(given);
              lists.set(given, numbers);
              return true;
            };
            expect(put(packed)).toBe(put(known));
            if (isStored) packed = packedLists(packed.stored());
          }
          for (const [given] of steps)
            expect([packed.has(given), packed.get(given) && [...(packed.get(given) ?? [])]]).toEqual([
              known.has(given),
              known.get(given),
            ]);
        },
      ),
      { seed: 20_261_121, numRuns: 100 },
    );
  });
});
