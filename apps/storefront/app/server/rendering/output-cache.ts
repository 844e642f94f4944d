import { everyPageTag } from '@dijla/contract/client';
import { LRUCache } from 'lru-cache';
import type { FairSemaphore } from '@dijla/semaphore/fair-semaphore';
import type { SharedPages } from '../shared-pages/shared-pages.ts';
import { type RenderCaller, type SharedRender, sharedRender } from './shared-render.ts';
import type { StoredPage } from './stored-page.ts';

export type RenderedPage = {
  page: StoredPage;
  /** Tag of the route and one per entity shown: `home`, `P123`, `C45`. */
  tags: readonly string[];
  /**
   * Milliseconds since 1970 of the next instant at which the page's content changes; null when none is
   * known.
   */
  nextBoundary: number | null;
  /**
   * True: stored with any status. False: sent but not stored. If omitted, a page with status 200 is stored.
   */
  isStorable?: boolean | undefined;
};

type Outcome = { page: StoredPage; isTrue: boolean };
type Entry = { page: StoredPage; tags: readonly string[]; expiresAt: number };

/** Renders a page. The signal is aborted when nobody waits for the page any more. */
type Render = (abandoned: AbortSignal) => Promise<RenderedPage>;

/** Pages that were sent, by where they came from. */
export type PageCounts = { memory: number; shared: number; rendered: number };

export type OutputCache = {
  /** Returns the stored page, or undefined when there is none or it has expired. */
  find: (key: string) => StoredPage | undefined;
  /**
   * Returns the page under the key: stored, from a render already in progress, or rendered now. With a null
   * key it is always rendered and never stored. A `caller` waits for a turn to render and gets a
   * `RenderRefusal` if there is none; without a caller the render starts at once. A caller that `mayShare` takes the
   * page from another process too, and hands over its own.
   */
  findOrRender: (key: string | null, render: Render, caller?: PageCaller) => Promise<StoredPage>;
  /** Whether a page is stored. */
  has: (key: string) => boolean;
  /**
   * Removes every page with one of the tags, or all pages if `everyPageTag` is among them. Returns the
   * number of pages removed.
   */
  purge: (tags: readonly string[]) => number;
  size: () => { pages: number; bytes: number };
  counts: () => PageCounts;
};

type PageCaller = RenderCaller & { mayShare?: boolean };

export type OutputCacheOptions = {
  /** Maximum total size of all pages in bytes. */
  maxBytes: number;
  /** Maximum age of a page in milliseconds (spec 1 §9: 86400 s). */
  maxAgeMs: number;
  now: () => number;
  /** The queue of renders that a caller waits for. */
  semaphore?: FairSemaphore;
  /** Pages that several processes share. */
  shared?: SharedPages | undefined;
};

/**
 * Number of purged tags remembered to check renders that were in progress. Passed as `maxSize`, because
 * `max` would allocate memory for all of them at once.
 */
const rememberedTags = 100_000;
const bytesOf = ({ page }: Entry) =>
  page.identity.byteLength + page.brotli.byteLength + page.gzip.byteLength + 1024;
const isStored = ({ page, isStorable = page.status === 200 }: RenderedPage) => isStorable;

const somebody: RenderCaller = { network: '', gone: new AbortController().signal };

/** The keys of stored pages by each of their tags. */
const keysByTag = () => {
  const known = new Map<string, Set<string>>();
  return {
    note: (tags: readonly string[], key: string): void => {
      for (const tag of tags) {
        const keys = known.get(tag);
        if (keys) keys.add(key);
        else known.set(tag, new Set([key]));
      }
    },
    forget: (tags: readonly string[], key: string): void => {
      for (const tag of tags) {
        const keys = known.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) known.delete(tag);
      }
    },
    keysOf: (tag: string): Iterable<string> => known.get(tag) ?? [],
  };
};

/**
 * Pages by key and by tag, with a count of the purges so far. Purges are counted here rather than taken from
 * the change feed's position, because purges by time do not move that position.
 */
const taggedPages = (options: OutputCacheOptions) => {
  const { note, forget, keysOf } = keysByTag();
  const purgedAt = new LRUCache<string, number>({ maxSize: rememberedTags, sizeCalculation: () => 1 });
  let purges = 0;
  let everythingPurgedAt = 0;

  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    sizeCalculation: bytesOf,
    dispose: ({ tags }, key) => forget(tags, key),
  });

  const wasPurgedSince = (tags: readonly string[], purge: number) =>
    everythingPurgedAt > purge || tags.some((tag) => (purgedAt.get(tag) ?? 0) > purge);

  const store = (key: string, { page, tags, expiresAt }: Entry) => {
    entries.set(key, { page, tags, expiresAt });
    if (!entries.has(key)) return;
    note(tags, key);
  };

  const find = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expiresAt > options.now()) return entry.page;
    entries.delete(key);
    return undefined;
  };

  const purge = (tags: readonly string[]) => {
    purges += 1;
    if (tags.includes(everyPageTag)) {
      const { size } = entries;
      everythingPurgedAt = purges;
      entries.clear();
      return size;
    }
    let purged = 0;
    for (const tag of tags) {
      purgedAt.set(tag, purges);
      // Deleting an entry also removes its key from this set; a set allows that during iteration.
      for (const key of keysOf(tag)) if (entries.delete(key)) purged += 1;
    }
    return purged;
  };

  return {
    store,
    find,
    purge,
    wasPurgedSince,
    purgeCount: () => purges,
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
};

type TaggedPages = ReturnType<typeof taggedPages>;

/**
 * Returns a function that stores the page which another process made, if it is true for this one, and resolves to
 * whether it did. Those who ask for the same page at once wait for one answer.
 */
const sharedLookUp = ({ shared, now }: OutputCacheOptions, { store }: Pick<TaggedPages, 'store'>) => {
  const underWay = new Map<string, Promise<boolean>>();
  const take = async (key: string): Promise<boolean> => {
    const found = await shared?.find(key);
    if (!found || found.expiresAt <= now() || shared?.isTrue(found) !== true) return false;
    store(key, found);
    return true;
  };
  return async (key: string): Promise<boolean> => {
    if (!shared) return false;
    const looking = underWay.get(key) ?? take(key).finally(() => underWay.delete(key));
    underWay.set(key, looking);
    return looking;
  };
};

/** Returns a function that renders a page and stores it, and hands it to other processes where it may. */
const renderAndStore =
  ({ shared, now, maxAgeMs }: OutputCacheOptions, { store, purgeCount, wasPurgedSince }: TaggedPages) =>
  async (key: string, render: () => Promise<RenderedPage>, mayShare: boolean): Promise<Outcome> => {
    const startedAt = purgeCount();
    const asOf = mayShare ? shared?.begin() : undefined;
    const rendered = await render();
    const { page, tags, nextBoundary } = rendered;
    const isTrue = !wasPurgedSince(tags, startedAt) && (nextBoundary ?? Number.POSITIVE_INFINITY) > now();
    if (isTrue && isStored(rendered)) {
      const expiresAt = Math.min(now() + maxAgeMs, nextBoundary ?? Infinity);
      store(key, { page, tags, expiresAt });
      if (asOf) shared?.keep(key, { page, tags, expiresAt, asOf });
    }
    return { page, isTrue };
  };

/**
 * Creates a cache of pages by key (DESIGN §3). A page is stored only if none of its tags was purged since
 * its render started, and lives until the next boundary of its content. Each key has at most one render at a
 * time, which other callers join.
 */
// oxlint-disable-next-line max-lines-per-function -- each step changes the same renders and counts
export const outputCache = (options: OutputCacheOptions): OutputCache => {
  const pages = taggedPages(options);
  const { find, purge, size } = pages;
  const underWay = new Map<string, SharedRender<Outcome>>();
  const lookUp = sharedLookUp(options, pages);
  const renderOnce = renderAndStore(options, pages);
  const counts: PageCounts = { memory: 0, shared: 0, rendered: 0 };

  const counted = (page: StoredPage | undefined, level: keyof PageCounts): StoredPage | undefined => {
    if (page) counts[level] += 1;
    return page;
  };

  /** Returns the page that another process made, or that is here by then. */
  const findShared = async (key: string): Promise<StoredPage | undefined> => {
    const level = (await lookUp(key)) ? 'shared' : 'memory';
    // It may have been purged since, or made here meanwhile.
    return counted(find(key), level);
  };

  const newRender = (
    key: string | null,
    render: Render,
    caller: PageCaller | undefined,
  ): SharedRender<Outcome> => {
    const onEnd = () => {
      if (key !== null && underWay.get(key) === rendering) underWay.delete(key);
    };
    const outcome = async (abandoned: AbortSignal): Promise<Outcome> =>
      key === null
        ? { page: (await render(abandoned)).page, isTrue: true }
        : renderOnce(key, () => render(abandoned), caller?.mayShare === true);
    const rendering = sharedRender({ semaphore: caller && options.semaphore, render: outcome, onEnd });
    return rendering;
  };

  const findOrRender: OutputCache['findOrRender'] = async (key, render, caller) => {
    const stored = key === null ? undefined : counted(find(key), 'memory');
    if (stored) return stored;
    if (key !== null && options.shared && caller?.mayShare === true && !underWay.has(key)) {
      const taken = await findShared(key);
      if (taken) return taken;
    }
    const joined = key === null ? undefined : underWay.get(key);
    if (joined) {
      const { page, isTrue } = await joined.join(caller ?? somebody);
      // A page purged while it was being rendered may be older than this request.
      return isTrue ? page : findOrRender(key, render, caller);
    }
    const rendering = newRender(key, render, caller);
    if (key !== null) underWay.set(key, rendering);
    counts.rendered += 1;
    return (await rendering.join(caller ?? somebody)).page;
  };

  return {
    find: (key) => counted(find(key), 'memory'),
    findOrRender,
    has: (key) => find(key) !== undefined,
    purge,
    size,
    counts: () => ({ ...counts }),
  };
};
