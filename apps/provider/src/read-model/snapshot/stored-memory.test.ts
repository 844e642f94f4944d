import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryChange, arbitraryQuery, catalogInMemory } from '../engine/arbitrary-catalog.ts';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import { memoryEngine } from '../engine/memory-engine.ts';
import { memoryFrom, storedMemory } from './stored-memory.ts';
import { type StoredPart, treeBytes, treeOf } from '@dijla/search-index/node/snapshot/stored-tree';

/** Returns the parts as they are read back from a file. */
const readBack = (parts: Iterable<StoredPart>): Map<string, unknown> => {
  const read = new Map<string, unknown>();
  for (const [name, part] of parts) {
    const { tree, arrays } = treeBytes(part);
    const left = arrays.map((bytes) => Buffer.from(bytes));
    read.set(
      name,
      treeOf(tree, () => left.shift() ?? Buffer.alloc(0)),
    );
  }
  return read;
};

const restoredFrom = (memory: CatalogMemory, indexes: readonly Iterable<StoredPart>[] = []) => {
  const parts = readBack([...storedMemory(memory), ...indexes.flatMap((each) => [...each])]);
  const part = (name: string): unknown => parts.get(name);
  return {
    copy: memoryFrom(
      memory.views.map(({ store }) => store),
      part,
    ),
    part,
  };
};

const changes = fc.array(arbitraryChange, { minLength: 150, maxLength: 150 });
const queries = fc.array(arbitraryQuery, { minLength: 20, maxLength: 20 });

describe('storedMemory', () => {
  it('keeps all of a memory and its index: what is made of it answers 400 random queries like it, also after further changes of both', async () => {
    await fc.assert(
      fc.asyncProperty(changes, queries, changes, queries, async (before, asked, after, askedLater) => {
        const { memory, clock } = catalogInMemory();
        for (const apply of before) apply(memory, clock);
        const parts = { now: () => clock.now, random: () => 0.5 };
        const engine = memoryEngine(memory, parts);
        engine.refresh();
        const { copy, part } = restoredFrom(memory, engine.stored());
        const copied = memoryEngine(copy, { ...parts, stored: part });
        expect([copy.views.map(({ changed }) => changed.documents.size), part('index ar')]).toEqual([
          [0],
          expect.objectContaining({ now: clock.now }),
        ]);
        const compare = async (given: typeof asked) => {
          for (const each of given)
            expect(comparableAnswer(await copied.engine.search('iq', 'product', each))).toEqual(
              comparableAnswer(await engine.engine.search('iq', 'product', each)),
            );
        };
        await compare(asked);
        for (const apply of after) [memory, copy].forEach((each) => apply(each, clock));
        await compare(askedLater);
      }),
      { seed: 20_261_121, numRuns: 10, endOnFailure: true },
    );
  });

  it('keeps what is not found by any search: skus of what has gone, parents and schedules', () => {
    const { memory } = catalogInMemory();
    memory.parents.add('S1', 7);
    memory.parents.add('S1', 8);
    memory.schedule.set(3, [1, 2]);
    memory.idBySku.delete('S9');
    const { copy } = restoredFrom(memory);
    expect([
      copy.parents.of('S1'),
      copy.parents.of('S2'),
      copy.schedule.get(3),
      copy.idBySku.get('S9'),
      copy.idBySku.skuOf(9),
      copy.idBySku.get('S10'),
    ]).toEqual([[7, 8], [], [1, 2], undefined, 'S9', 10]);
  });
});
