import { noWords, type SearchWords } from '@dijla/search-index/core/words/search-words';
import type { SuggestOptions, Suggestions } from '@dijla/search-index/core/search-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryChange, arbitraryQuery, catalogInMemory } from './arbitrary-catalog.ts';
import { memoryEngine } from './memory-engine.ts';

const few = fc.integer({ min: 0, max: 4 });
const options: fc.Arbitrary<SuggestOptions> = fc
  .tuple(fc.record({ words: few, products: few, categories: few, brands: few }), arbitraryQuery)
  .map(([limit, { applied, priceList }]) => ({
    limit,
    among: { product: applied, category: [] },
    priceList,
  }));
const typed = fc.constantFrom('c', 'cu', 'mug', 'cup 1', '1 c', 's7', '3', 'b', 'كوب');
const words: SearchWords = { ...noWords, version: 1, synonyms: [['cup', 'mug', 'كوب']], stopWords: ['1'] };
const round = fc.record({
  changes: fc.array(arbitraryChange, { minLength: 10, maxLength: 10 }),
  typed,
  options,
  query: arbitraryQuery,
  text: fc.constantFrom('', 'cup', 'mug', 'cup 1', 's7', 'kup'),
  ids: fc.array(fc.integer({ min: 1, max: 61 }), { minLength: 3, maxLength: 3 }),
});

const comparable = ({ products, categories, ...rest }: Suggestions) => ({
  ...rest,
  products: products.map(({ document, score }) => ({ document, score })),
  categories: categories.map(({ document, score }) => ({ document, score })),
});

describe('memoryEngine', () => {
  it('suggests and explains as the plain engine does, under every price list, after changes and with other words', async () => {
    let explained = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 40, maxLength: 40 }), async (rounds) => {
        const { memory, clock } = catalogInMemory();
        const parts = { now: () => clock.now, random: () => 0.5 };
        const [quick, plain] = [parts, { ...parts, isPlain: true }].map(
          (each) => memoryEngine(memory, each).engine,
        );
        if (quick === undefined || plain === undefined) throw new Error('There are two engines');
        for (const [place, each] of rounds.entries()) {
          for (const change of each.changes) change(memory, clock);
          await quick.apply({});
          if (place === 20) for (const engine of [quick, plain]) await engine.apply({ words });
          expect(comparable(await quick.suggest('iq', each.typed, each.options))).toEqual(
            comparable(await plain.suggest('iq', each.typed, each.options)),
          );
          const query = { ...each.query, text: each.text };
          for (const id of each.ids) {
            const explanation = await quick.explain('iq', query, id);
            expect(explanation).toEqual(await plain.explain('iq', query, id));
            if (explanation?.isFound) explained += 1;
          }
        }
      }),
      { seed: 20_261_121, numRuns: 4, endOnFailure: true },
    );
    expect(explained).toBeGreaterThan(20);
  }, 120_000);
});
