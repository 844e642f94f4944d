import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { arbitraryChange, arbitrarySales, catalogInMemory } from '../engine/arbitrary-catalog.ts';
import { invalidateShown } from '../engine/catalog-memory.ts';
import { memoryEngine } from '../engine/memory-engine.ts';
import { productAppearances } from '../overlay/product-look.ts';
import { applySales } from './sales-changes.ts';

const changes = fc.array(arbitraryChange, { minLength: 20, maxLength: 60 });

describe('applySales', () => {
  it('tells of listings that look different, and that no product does', () => {
    const differences = { seen: 0, none: 0 };
    fc.assert(
      fc.property(changes, fc.array(arbitrarySales, { minLength: 20, maxLength: 20 }), (before, given) => {
        const { memory, clock } = catalogInMemory(2);
        for (const apply of before) apply(memory, clock);
        for (const [id, sales] of given) {
          const looksNow = () => memory.views.map((view) => productAppearances(memory, view, clock.now)(id));
          const earlier = looksNow();
          const told = applySales(memory, new Map([[id, sales]]));
          const later = looksNow();
          const isOther = later.some((look, view) => look?.listing !== earlier[view]?.listing);
          differences[isOther ? 'seen' : 'none'] += 1;
          expect(later.map((look) => look?.face)).toEqual(earlier.map((look) => look?.face));
          expect(told).toEqual([
            { entity: 'product', id, kind: 'sales', visiblyDifferent: false },
            ...(isOther ? [{ entity: 'category', id: 10, kind: 'listing', visiblyDifferent: true }] : []),
          ]);
        }
      }),
      { seed: 20_261_122, numRuns: 60 },
    );
    expect(differences.seen).toBeGreaterThan(50);
    expect(differences.none).toBeGreaterThan(50);
  });

  it('reads no document, nor does the index that takes it in, as it does where any row may be another', () => {
    const { memory, clock } = catalogInMemory(2);
    const { refresh } = memoryEngine(memory, { now: () => clock.now });
    refresh();
    const read = vi.spyOn(memory.documents, 'get');
    applySales(memory, new Map([[1, { sales: 3, trend: 1 }]]));
    refresh();
    expect(read).not.toHaveBeenCalled();
    invalidateShown(memory, 1);
    refresh();
    expect(read).toHaveBeenCalled();
  });
});
