import { setImmediate } from 'node:timers/promises';

/** Done at once; others get their turn before the next. */
const groupSize = 50;

/** What becomes of each, in their order: some at once, and whoever else waits for this process in between. */
export const inGroups = async <One, Made>(
  all: readonly One[],
  make: (one: One) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = [];
  for (let from = 0; from < all.length; from += groupSize) {
    made.push(...(await Promise.all(all.slice(from, from + groupSize).map(make))));
    await setImmediate();
  }
  return made;
};
