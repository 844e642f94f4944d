import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedParents } from './packed-parents.ts';
import { packedSkus } from './packed-skus.ts';

const sku = fc.oneof(
  fc.integer({ min: 0, max: 1500 }).map((number) => `DJ-${number}`),
  fc.constantFrom('كوب', '', 'x'.repeat(300)),
);

describe('packedSkus', () => {
  it('finds ids as a map would, whatever is put, renamed and taken out', () => {
    const act = fc.tuple(sku, fc.option(fc.integer({ min: 1, max: 3000 }), { freq: 4 }));
    fc.assert(
      fc.property(fc.array(act, { minLength: 3000, maxLength: 3000 }), (acts) => {
        const [skus, map, last] = [packedSkus(), new Map<string, number>(), new Map<number, string>()];
        for (const [text, id] of acts) {
          const before = id === null ? undefined : last.get(id);
          // Renaming a product removes its old sku first.
          if (before !== undefined && before !== text && map.get(before) === id)
            for (const each of [skus, map]) each.delete(before);
          const done = [skus, map].map((each) => (id === null ? each.delete(text) : void each.set(text, id)));
          expect(done[0]).toBe(done[1]);
          if (id !== null) last.set(id, text);
        }
        expect(acts.map(([text]) => skus.get(text))).toEqual(acts.map(([text]) => map.get(text)));
        expect([...last.keys()].map(skus.skuOf)).toEqual([...last.values()]);
      }),
      { numRuns: 8 },
    );
  });
});

describe('packedParents', () => {
  it('knows what a sku is part of, until it no longer is', () => {
    const parents = packedParents();
    parents.add('A', 1);
    parents.add('A', 2);
    parents.add('A', 2);
    parents.add('B', 3);
    expect([parents.of('A'), parents.of('B'), parents.of('C')]).toEqual([[1, 2], [3], []]);
    parents.drop('A', 1);
    parents.drop('B', 3);
    parents.drop('C', 3);
    expect([parents.of('A'), parents.of('B')]).toEqual([[2], []]);
  });
});
