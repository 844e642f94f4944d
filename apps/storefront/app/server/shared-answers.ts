import type { SearchAnswer } from '@dijla/contract/client';
import type { WireDocument } from '../catalogue-source.ts';

type Answer = SearchAnswer<WireDocument>;
type Kept = { answer: Answer; tags: ReadonlySet<string>; until: number };

/** What was answered, and the tags of what is in it. */
export type TaggedAnswer = { answer: Answer; tags: ReadonlySet<string> };

export type SharedAnswers = {
  /** The answer kept under the key, or the one `ask` gets now, kept until one of its tags is purged. */
  findOrAsk: (key: string, ask: () => Promise<TaggedAnswer>) => Promise<TaggedAnswer>;
  purge: (tags: readonly string[]) => void;
};

/**
 * What every page of a store asks for alike, its menu and its list of pages, so that a render asks the provider for its own part only.
 * An answer under way when something is purged may be older than that: it is used once and not kept. `maxAgeMs` bounds its life where
 * no feed tells of changes.
 */
export const sharedAnswers = ({ maxAgeMs, now }: { maxAgeMs: number; now: () => number }): SharedAnswers => {
  const kept = new Map<string, Kept>();
  let purges = 0;
  return {
    findOrAsk: async (key, ask) => {
      const known = kept.get(key);
      if (known !== undefined && now() < known.until) return known;
      const purgesBefore = purges;
      const asked = await ask();
      if (purges === purgesBefore) kept.set(key, { ...asked, until: now() + maxAgeMs });
      return asked;
    },
    purge: (tags) => {
      purges += 1;
      for (const [key, entry] of kept) if (tags.includes('everything') || tags.some((tag) => entry.tags.has(tag))) kept.delete(key);
    },
  };
};
