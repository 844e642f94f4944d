import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedTraits, type Traits } from './packed-traits.ts';

const ids = 20;
const id = fc.integer({ min: 1, max: ids });
const traits: fc.Arbitrary<Traits> = fc.record({
  taxClass: fc.nat({ max: 2 }),
  listedIn: fc.option(fc.array(fc.nat({ max: 12 }), { maxLength: 2 })),
});

describe('packedTraits', () => {
  it('keeps traits as a map would, whatever is put, replaced, taken out and stored', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, fc.option(traits)), { minLength: 200, maxLength: 200 }),
        fc.nat({ max: 199 }),
        (acts, storedAfter) => {
          let kept = packedTraits();
          const map = new Map<number, Traits>();
          for (const [place, [key, value]] of acts.entries()) {
            for (const each of [kept, map])
              if (value === null) each.delete(key);
              else each.set(key, value);
            if (place === storedAfter) kept = packedTraits(structuredClone(kept.stored()));
          }
          expect(Array.from({ length: ids }, (_, each) => kept.get(each + 1))).toEqual(
            Array.from({ length: ids }, (_, each) => map.get(each + 1)),
          );
        },
      ),
      { numRuns: 50 },
    );
  });

  it('keeps no more kinds than are in use at once', () => {
    const kept = packedTraits();
    for (let category = 1; category <= 100; category += 1) kept.set(1, { taxClass: 2, listedIn: [category] });
    expect([kept.get(1), kept.stored().kinds.length]).toEqual([{ taxClass: 2, listedIn: [100] }, 2]);
  });
});
