/**
 * True under `npm run test:all`, which runs every combination and all fuzzing. `npm test` runs a share of
 * both to stay within its time.
 */
export const isThorough = process.env.TEST_ALL === '1';

/** Number of runs of a property: `usual` under `npm test`, `all` under `npm run test:all`. */
export const runs = ({ usual, all }: { usual: number; all: number }): number => (isThorough ? all : usual);

/** Number that `npm test` chooses and prints: another one tries another share. Without it, 0. */
const seed = Number(process.env.TEST_SEED ?? 0);

/**
 * Returns every nth item, starting at `offset` moved on by the seed of the run; all items under `npm run
 * test:all`.
 */
export const everyNth = <Item>(items: readonly Item[], n: number, offset = 0): readonly Item[] =>
  isThorough ? items : items.filter((_, index) => (index + offset + seed) % n === 0);

/**
 * The stores in which journeys run whose steps do not depend on direction or language: `usual` under `npm
 * test`, which is Arabic in one file and English in the next, and both under `npm run test:all`.
 */
export const storesToWalk = (usual: 'ar' | 'en'): readonly ('ar' | 'en')[] =>
  isThorough ? ['ar', 'en'] : [usual];
