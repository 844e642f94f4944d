import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryChange, arbitraryQuery, catalogueInMemory, toldAnswer } from './arbitrary-catalogue.ts';
import { memoryEngine } from './memory-engine.ts';

describe('indexedProducts', () => {
  it('answers as the plain engine does after 10,000 prices, stocks, products and days put in place one after the other', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.tuple(fc.array(arbitraryChange, { minLength: 20, maxLength: 20 }), arbitraryQuery, arbitraryQuery), { minLength: 100, maxLength: 100 }), async (rounds) => {
      const { memory, clock } = catalogueInMemory();
      const parts = { now: () => clock.now, random: () => 0.5 };
      const [quick, plain] = [memoryEngine(memory, parts), memoryEngine(memory, { ...parts, isPlain: true })];
      for (const [changes, ...queries] of rounds) {
        for (const apply of changes) apply(memory, clock);
        for (const each of queries) expect(toldAnswer(await quick.engine.search('iq', 'product', each))).toEqual(await plain.engine.search('iq', 'product', each));
      }
    }), { seed: 20_261_121, numRuns: 5, endOnFailure: true });
  });
});
