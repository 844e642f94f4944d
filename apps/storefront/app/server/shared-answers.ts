import { everyPageTag } from '@dijla/contract/client';

/** What was answered, and the tags of what is in it. */
export type TaggedAnswer<Answer> = { answer: Answer; tags: ReadonlySet<string> };
type Kept = TaggedAnswer<unknown> & { until: number };

export type SharedAnswers = {
  /** The answer kept under the key, or the one `ask` gets now, kept until one of its tags is purged. A key stands for one kind of answer. */
  findOrAsk: <Answer>(key: string, ask: () => Promise<TaggedAnswer<Answer>>) => Promise<TaggedAnswer<Answer>>;
  purge: (tags: readonly string[]) => void;
};

/**
 * What every page of a store asks for alike, its menu, its list of pages and its numbers, so that a render asks the provider for its own part only.
 * An answer under way when something is purged may be older than that: it is used once and not kept. `maxAgeMs` bounds its life where
 * no feed tells of changes.
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
