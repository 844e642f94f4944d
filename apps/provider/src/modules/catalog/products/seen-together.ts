/** Two products viewed one after the other, ordered by sku, and how often this was reported. */
export type SeenPair = { one: string; other: string; times: number };

export type SeenTogether = {
  tell: (skus: readonly [string, string]) => void;
  /** Returns the pairs counted since the last call. */
  take: () => SeenPair[];
};

/** Maximum number of pairs a process holds until they are taken; further pairs are dropped. */
const mostPairs = 10_000;

/**
 * Counts pairs in memory, so that a report does not write to the database; the order of the two does not
 * matter.
 */
export const seenTogether = (): SeenTogether => {
  let pairs = new Map<string, SeenPair>();
  return {
    tell: (skus) => {
      const [one, other] = skus.toSorted() as [string, string];
      const key = JSON.stringify([one, other]);
      const { times = 0 } = pairs.get(key) ?? {};
      if (one !== other && (times > 0 || pairs.size < mostPairs))
        pairs.set(key, { one, other, times: times + 1 });
    },
    take: () => {
      const taken = [...pairs.values()];
      pairs = new Map();
      return taken;
    },
  };
};
