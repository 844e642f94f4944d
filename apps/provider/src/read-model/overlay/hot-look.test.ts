import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeProducts } from '../feed/apply-changes.ts';
import { arbitraryChange, arbitraryRows, catalogInMemory } from '../engine/arbitrary-catalog.ts';
import { hotAppearances } from './hot-look.ts';
import { parentsOf } from '../documents/product-parts.ts';
import { productAppearances } from './product-look.ts';

describe('hotLooks', () => {
  it('sees every difference that rows make to a product, and of a product without parts no other', () => {
    const differences = { seen: 0, none: 0 };
    fc.assert(
      fc.property(
        fc.array(arbitraryChange, { minLength: 20, maxLength: 60 }),
        fc.array(arbitraryRows, { minLength: 10, maxLength: 10 }),
        (changes, rows) => {
          const { memory, clock } = catalogInMemory();
          const [view] = memory.views;
          if (view === undefined) throw new Error('A shop has a store view');
          for (const apply of changes) apply(memory, clock);
          for (const [id, reading] of rows) {
            const touched = [id, ...parentsOf(memory, id)];
            const looksNow = () =>
              touched.map((each) => ({
                whole: productAppearances(memory, view, clock.now)(each),
                hot: hotAppearances(memory, view)(each),
              }));
            const before = looksNow();
            placeProducts(memory, { hot: new Map([[id, reading]]), products: new Map() });
            for (const [place, { whole, hot }] of looksNow().entries()) {
              for (const part of ['face', 'listing'] as const) {
                const [isSeen, isThere] = [
                  hot?.[part] !== before[place]?.hot?.[part],
                  whole?.[part] !== before[place]?.whole?.[part],
                ];
                differences[isThere ? 'seen' : 'none'] += 1;
                expect(isSeen === isThere || (isSeen && memory.madeOfParts.has(touched[place] ?? 0))).toBe(
                  true,
                );
              }
              expect(hot?.categories).toEqual(whole?.categories);
            }
          }
        },
      ),
      { seed: 20_261_121, numRuns: 100 },
    );
    expect(differences.seen).toBeGreaterThan(100);
    expect(differences.none).toBeGreaterThan(100);
  });
});
