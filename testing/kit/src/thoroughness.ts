/** True under `npm run test:all`: every combination and the whole fuzz. `npm test` tries a share of both, to stay within its time. */
export const isThorough = process.env.TEST_ALL === '1';

/** The number of runs of a property: `usual` by `npm test`, `all` by `npm run test:all`. */
export const runs = ({ usual, all }: { usual: number; all: number }): number => (isThorough ? all : usual);

/** Every nth item, from the item at `offset` on; all of them by `npm run test:all`. */
export const everyNth = <Item>(items: readonly Item[], n: number, offset = 0): readonly Item[] =>
  isThorough ? items : items.filter((_, index) => (index + offset) % n === 0);

/** The stores in which a journey is walked whose steps do not depend on direction or language. */
export const journeyStores: readonly ('ar' | 'en')[] = isThorough ? ['ar', 'en'] : ['ar'];
