/** How often a text was searched for in a store view, and how often nothing was found. */
export type CountedSearch = {
  storeCode: string;
  /** As `countedText` returns it: nothing else of what was typed is kept. */
  folded: string;
  times: number;
  withoutResult: number;
};

export type SearchCounter = {
  tell: (search: { storeCode: string; folded: string; total: number }) => void;
  /** Returns the searches counted since the last call. */
  take: () => CountedSearch[];
};

/** Maximum number of texts a process holds until they are taken; further texts are dropped. */
const mostTexts = 10_000;
/** Counts searches in memory, so that a report does not write to the database. Nothing tells whose they are. */
export const searchCounter = (): SearchCounter => {
  let counts = new Map<string, CountedSearch>();
  return {
    tell: ({ storeCode, folded, total }) => {
      const key = `${storeCode}\n${folded}`;
      const known = counts.get(key);
      if (known === undefined && counts.size >= mostTexts) return;
      const counted = known ?? { storeCode, folded, times: 0, withoutResult: 0 };
      counted.times += 1;
      if (total === 0) counted.withoutResult += 1;
      counts.set(key, counted);
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
};
