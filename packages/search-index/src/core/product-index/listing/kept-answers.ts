import { LRUCache } from 'lru-cache';

/** A cached result, the state of the index it belongs to (`stamp`), and its approximate size in bytes. */
type Kept<V> = { stamp: number; bytes: number; value: V };

/**
 * A cache of results by name, valid while the index has the same stamp; above the byte limit the least
 * recently used are evicted.
 */
export type KeptAnswers<V> = {
  find: (name: string, stamp: number) => V | undefined;
  keep: (name: string, kept: Kept<V>) => void;
  bytes: () => number;
};

/** Names consist of what clients send; those of normal listings are shorter than this. */
const nameAtMost = 4096;
const bytesPerUnit = 2;

export const keptAnswers = <V>(mostBytes: number): KeptAnswers<V> => {
  const known = new LRUCache<string, Kept<V>>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, name) => bytes + name.length * bytesPerUnit,
  });
  return {
    find: (name, stamp) => {
      const kept = known.get(name);
      if (kept?.stamp === stamp) return kept.value;
      if (kept !== undefined) known.delete(name);
      return undefined;
    },
    keep: (name, kept) => {
      known.set(name, name.length > nameAtMost ? undefined : kept);
    },
    bytes: () => known.calculatedSize,
  };
};
