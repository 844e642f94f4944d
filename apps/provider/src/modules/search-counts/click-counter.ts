/** How often a product was chosen at a place of the results of a text, and bought after that. */
export type CountedClick = {
  storeCode: string;
  /** As `countedText` returns it. */
  folded: string;
  sku: string;
  position: number;
  clicks: number;
  sales: number;
};

type Told = Pick<CountedClick, 'storeCode' | 'folded' | 'sku' | 'position'> & { event: 'click' | 'sale' };

export type ClickCounter = {
  tell: (told: Told) => void;
  /** Returns the clicks counted since the last call. */
  take: () => CountedClick[];
};

/** Maximum number of counts a process holds until they are taken; further ones are dropped. */
const mostCounts = 10_000;

/** Counts what is chosen of results in memory. Nothing tells who chose. */
export const clickCounter = (): ClickCounter => {
  let counts = new Map<string, CountedClick>();
  return {
    tell: ({ event, ...of }) => {
      const key = JSON.stringify(of);
      const known = counts.get(key);
      if (known === undefined && counts.size >= mostCounts) return;
      const counted = known ?? { ...of, clicks: 0, sales: 0 };
      counted[event === 'click' ? 'clicks' : 'sales'] += 1;
      counts.set(key, counted);
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
};
