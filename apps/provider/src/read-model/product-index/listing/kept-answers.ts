import { LRUCache } from 'lru-cache';

/** Something found, of which state of the index it was (`stamp`), and about how many bytes it takes. */
type Kept<V> = { stamp: number; bytes: number; value: V };

/** What was found by name, while the index is in the same state; of what comes to more bytes than allowed the longest unasked is forgotten. */
export type KeptAnswers<V> = {
  find: (name: string, stamp: number) => V | undefined;
  keep: (name: string, kept: Kept<V>) => void;
  bytes: () => number;
};

/** Clients write what names are made of; listings of shops have shorter ones. */
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
