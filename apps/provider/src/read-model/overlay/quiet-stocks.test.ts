import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeStocks } from '../feed/apply-changes.ts';
import { arbitraryChange, arbitraryStock, catalogInMemory } from '../engine/arbitrary-catalog.ts';
import { parentsOf } from '../documents/product-parts.ts';
import { productAppearances } from './product-look.ts';
import { quietStocks } from './quiet-stocks.ts';

describe('quietStocks', () => {
  it('leaves out every product that would look different, or would make another so', () => {
    const found = { quiet: 0, told: 0 };
    fc.assert(
      fc.property(
        fc.array(arbitraryChange, { minLength: 20, maxLength: 60 }),
        fc.array(arbitraryStock, { minLength: 20, maxLength: 20 }),
        (changes, rows) => {
          const { memory, clock } = catalogInMemory();
          for (const apply of changes) apply(memory, clock);
          for (const [id, row] of rows) {
            const stock = new Map([[id, row]]);
            const isQuiet = quietStocks(memory, stock).has(id);
            const appearances = () =>
              memory.views.map((view) =>
                [id, ...parentsOf(memory, id)].map((each) =>
                  productAppearances(memory, view, clock.now)(each),
                ),
              );
            const before = appearances();
            placeStocks(memory, stock);
            found[isQuiet ? 'quiet' : 'told'] += 1;
            expect(isQuiet ? appearances() : before).toEqual(before);
          }
        },
      ),
      { seed: 20_261_121, numRuns: 100 },
    );
    expect(found.quiet).toBeGreaterThan(100);
    expect(found.told).toBeGreaterThan(100);
  });
});
