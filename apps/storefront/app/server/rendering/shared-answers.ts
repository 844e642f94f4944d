import { everyPageTag } from '@dijla/contract/client';

/** An answer and the tags of its content. */
export type TaggedAnswer<Answer> = { answer: Answer; tags: ReadonlySet<string> };
type Kept = TaggedAnswer<unknown> & { until: number };

export type SharedAnswers = {
  /**
   * Returns the answer stored under the key, or calls `ask` and stores its answer until one of its tags is
   * purged. A key must always be used with the same type of answer.
   */
  findOrAsk: <Answer>(key: string, ask: () => Promise<TaggedAnswer<Answer>>) => Promise<TaggedAnswer<Answer>>;
  purge: (tags: readonly string[]) => void;
};

/**
 * Creates a cache for answers that every page of a store view needs (its menu, its list of pages, its
 * facts), so that a render requests only its own part. An answer in progress during a purge may be outdated,
 * so it is used once and not stored. `maxAgeMs` limits the age of an answer where no change feed reports
 * changes.
 */
export const sharedAnswers = ({ maxAgeMs, now }: { maxAgeMs: number; now: () => number }): SharedAnswers => {
  const kept = new Map<string, Kept>();
  let purges = 0;
  return {
    findOrAsk: async <Answer>(key: string, ask: () => Promise<TaggedAnswer<Answer>>) => {
      const known = kept.get(key) as (TaggedAnswer<Answer> & { until: number }) | undefined;
      if (known !== undefined && now() < known.until) return known;
      const purgesBefore = purges;
      const asked = await ask();
      if (purges === purgesBefore) kept.set(key, { ...asked, until: now() + maxAgeMs });
      return asked;
    },
    purge: (tags) => {
      purges += 1;
      for (const [key, entry] of kept)
        if (tags.includes(everyPageTag) || tags.some((tag) => entry.tags.has(tag))) kept.delete(key);
    },
  };
};
