import { setImmediate } from 'node:timers/promises';

/** Number of items processed at once, before other work gets a turn. */
const groupSize = 50;

/** Maps all items in order, some at a time, and lets the process handle other requests in between. */
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
