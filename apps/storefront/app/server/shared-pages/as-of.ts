import { everyPageTag } from '@dijla/contract/client';
import { LRUCache } from 'lru-cache';

/**
 * How much of the truth a process knows: what every transaction of the database below a position has changed, and
 * what changes with time up to an instant (ms). All processes of a shop count alike.
 */
export type AsOf = { position: number; time: number };

/** What a page must at least have been made as of; what is not named does not matter. */
export type LeastAsOf = Partial<AsOf>;

/** What a process has heard of changes, by which it judges pages of other processes. */
export type HeardChanges = {
  /** Takes note that pages with one of the tags, made as of less, may show how things were before. */
  note: (tags: readonly string[], from: LeastAsOf) => void;
  /** Whether nothing that a page with these tags shows has changed since, as far as this process has heard. */
  isTrue: (tags: readonly string[], asOf: AsOf) => boolean;
};

/** Number of tags remembered; of those forgotten the least is raised for every page. */
const rememberedTags = 100_000;

const higher = (one: AsOf, { position = 0, time = 0 }: LeastAsOf): AsOf => ({
  position: Math.max(one.position, position),
  time: Math.max(one.time, time),
});

const reaches = (asOf: AsOf, least: AsOf): boolean =>
  asOf.position >= least.position && asOf.time >= least.time;

/**
 * Remembers what a process hears from now on. It knows nothing of the changes before, so no page is true that was made
 * as of less than `begunAs`.
 */
export const heardChanges = (begunAs: AsOf, mostTags = rememberedTags): HeardChanges => {
  let floor = begunAs;
  const byTag = new LRUCache<string, AsOf>({
    // With `max`, memory for all of them would be allocated at once.
    maxSize: mostTags,
    sizeCalculation: () => 1,
    dispose: (least, _tag, reason) => {
      if (reason === 'evict') floor = higher(floor, least);
    },
  });
  return {
    note: (tags, from) => {
      if (tags.includes(everyPageTag)) floor = higher(floor, from);
      else for (const tag of tags) byTag.set(tag, higher(byTag.get(tag) ?? { position: 0, time: 0 }, from));
    },
    isTrue: (tags, asOf) =>
      reaches(asOf, floor) &&
      tags.every((tag) => {
        const least = byTag.get(tag);
        return least === undefined || reaches(asOf, least);
      }),
  };
};
