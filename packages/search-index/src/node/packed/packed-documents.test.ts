import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedDocuments, packedDocumentsFrom } from './packed-documents.ts';
import { viewDocuments } from './view-documents.ts';

type Act = { view: number; id: number; document: Record<string, unknown> | undefined };

const document = fc.dictionary(
  fc.constantFrom('name', 'sku', 'members'),
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.array(fc.nat()), fc.constant(null)),
);
const act: fc.Arbitrary<Act> = fc.record({
  view: fc.nat({ max: 1 }),
  id: fc.oneof(fc.nat({ max: 99 }), fc.integer({ min: 2_000_000, max: 2_000_009 })),
  document: fc.option(document, { nil: undefined, freq: 3 }),
});

describe('packedDocuments', () => {
  it('keeps documents of two views as maps would, whatever is put, replaced and taken out', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 400, maxLength: 400 }), (acts) => {
        const all = packedDocuments<Act['document']>();
        const pairs = [0, 1].map((view) => ({
          kept: viewDocuments(all, { view, views: 2 }),
          map: new Map<number, Act['document']>(),
        }));
        for (const { view, id, document: given } of acts) {
          const pair = pairs[view] ?? { kept: viewDocuments(all, { view, views: 2 }), map: new Map() };
          const done = [pair.kept, pair.map].map((documents) =>
            given === undefined ? documents.delete(id) : void documents.set(id, given),
          );
          expect([done[0], pair.kept.getOnce(id), pair.kept.get(id)]).toEqual([
            done[1],
            pair.map.get(id),
            pair.map.get(id),
          ]);
        }
        for (const { kept, map } of pairs) {
          const ids = [...kept.keys()].toSorted((one, other) => one - other);
          expect({ ids, size: kept.size }).toEqual({
            ids: [...map.keys()].toSorted((one, other) => one - other),
            size: map.size,
          });
          expect(ids.map((id) => [kept.has(id), kept.getOnce(id), kept.get(id)])).toEqual(
            ids.map((id) => [true, map.get(id), map.get(id)]),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reads documents as they were before and after it has learnt what they have in common, also from what was stored', () => {
    const all = packedDocuments<object>();
    const textOf = (key: number) => ({
      key,
      text: `${'the same words as in others '.repeat(60)} ${key * 7919} ${key % 3 === 0 ? 'كوب' : ''}`,
    });
    for (let key = 0; key < 200; key += 1) all.set(key, textOf(key));
    for (let key = 0; key < 200; key += 2) all.set(key, textOf(key + 1000));
    const parts = new Map(all.stored('texts'));
    const stored = packedDocumentsFrom<object>((name) => parts.get(name), 'texts');
    for (let key = 0; key < 200; key += 1) {
      const expected = textOf(key % 2 === 0 ? key + 1000 : key);
      expect([all.get(key), stored.get(key)]).toEqual([expected, expected]);
    }
    expect(parts.get('texts')).toMatchObject({ dictionary: { texts: expect.any(Uint8Array) } });
  });

  it('goes on from what was stored, and stores that again, whatever is put, replaced and taken out of the blocks it found', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(act, { minLength: 250, maxLength: 250 }), { minLength: 3, maxLength: 3 }),
        (runs) => {
          let all = packedDocuments<Act['document']>();
          const map = new Map<number, Act['document']>();
          for (const acts of runs) {
            for (const { id, document: given } of acts) {
              const done = [all, map].map((documents) =>
                given === undefined ? documents.delete(id) : void documents.set(id, given),
              );
              expect(done[0]).toBe(done[1]);
            }
            const parts = new Map(all.stored('texts'));
            all = packedDocumentsFrom((name) => parts.get(name), 'texts');
            const keys = [...all.keys()].toSorted((one, other) => one - other);
            expect(keys.map((key) => [key, all.get(key)])).toEqual(
              [...map].toSorted(([one], [other]) => one - other),
            );
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('writes members in the order they had', () => {
    const all = packedDocuments<object>();
    for (let key = 0; key < 40; key += 1) all.set(key, { z: key, a: 1 });
    expect(JSON.stringify(all.get(5))).toBe('{"z":5,"a":1}');
  });
});
