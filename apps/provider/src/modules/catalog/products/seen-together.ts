/** Two products that were seen one after the other, in the order of their skus, and how often that was told. */
export type SeenPair = { one: string; other: string; times: number };

export type SeenTogether = {
  tell: (skus: readonly [string, string]) => void;
  /** What was told since it was taken last. */
  take: () => SeenPair[];
};

/** Pairs one process holds at most until they are taken; what is told beyond is forgotten. */
const mostPairs = 10_000;

/** Counts pairs in memory, so that no telling writes to the database; whichever of the two came first. */
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
