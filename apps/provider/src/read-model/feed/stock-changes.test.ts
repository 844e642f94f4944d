import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeStocks } from './apply-changes.ts';
import { arbitraryChange, arbitraryStock, catalogInMemory } from '../engine/arbitrary-catalog.ts';
import { parentsOf } from '../documents/product-parts.ts';
import { productAppearances } from '../overlay/product-look.ts';
import { looksAroundStock } from './stock-changes.ts';

describe('looksAroundStock', () => {
  it('sees every difference that stock makes to a product and what it is part of, and of a product without parts no other', () => {
    const differences = { seen: 0, none: 0 };
    fc.assert(
      fc.property(
        fc.array(arbitraryChange, { minLength: 20, maxLength: 60 }),
        fc.array(arbitraryStock, { minLength: 20, maxLength: 20 }),
        (changes, rows) => {
          const { memory, clock } = catalogInMemory();
          const [view] = memory.views;
          if (view === undefined) throw new Error('A shop has a store view');
          for (const apply of changes) apply(memory, clock);
          for (const [id, row] of rows) {
            const touched = [id, ...parentsOf(memory, id)];
            const wholeLooks = () => touched.map((each) => productAppearances(memory, view, clock.now)(each));
            const whole = { before: wholeLooks(), after: wholeLooks() };
            const { before, after } = looksAroundStock(memory, new Set(touched), () => {
              placeStocks(memory, new Map([[id, row]]));
              whole.after = wholeLooks();
            });
            for (const [place, each] of touched.entries()) {
              const [wasSo, isSo] = [before.get(each)?.[0], after.get(each)?.[0]];
              for (const part of ['face', 'listing'] as const) {
                const [isSeen, isThere] = [
                  wasSo?.[part] !== isSo?.[part],
                  whole.before[place]?.[part] !== whole.after[place]?.[part],
                ];
                differences[isThere ? 'seen' : 'none'] += 1;
                expect(isSeen === isThere || (isSeen && memory.madeOfParts.has(each))).toBe(true);
              }
              expect(wasSo?.listing === isSo?.listing ? undefined : isSo?.categories).toEqual(
                wasSo?.listing === isSo?.listing ? undefined : whole.after[place]?.categories,
              );
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
