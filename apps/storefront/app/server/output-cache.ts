import { everyPageTag } from '@dijla/contract/client';
import { LRUCache } from 'lru-cache';
import type { FairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { type RenderCaller, type SharedRender, sharedRender } from './shared-render.ts';

/** A rendered page as it is stored: compressed once. */
export type StoredPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  brotli: Buffer;
  gzip: Buffer;
};

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

export type OutputCache = {
  /** Returns the stored page, or undefined when there is none or it has expired. */
  find: (key: string) => StoredPage | undefined;
  /**
   * Returns the page under the key: stored, from a render already in progress, or rendered now. With a null
   * key it is always rendered and never stored. A `caller` waits for a turn to render and gets a
   * `RenderRefusal` if there is none; without a caller the render starts at once.
   */
  findOrRender: (key: string | null, render: Render, caller?: RenderCaller) => Promise<StoredPage>;
  /**
   * Removes every page with one of the tags, or all pages if `everyPageTag` is among them. Returns the
   * number of pages removed.
   */
  purge: (tags: readonly string[]) => number;
  size: () => { pages: number; bytes: number };
};

export type OutputCacheOptions = {
  /** Maximum total size of all pages in bytes. */
  maxBytes: number;
  /** Maximum age of a page in milliseconds (spec 1 §9: 86400 s). */
  maxAgeMs: number;
  now: () => number;
  /** The queue of renders that a caller waits for. */
  semaphore?: FairSemaphore;
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

  const store = (key: string, rendered: RenderedPage) => {
    const expiresAt = Math.min(options.now() + options.maxAgeMs, rendered.nextBoundary ?? Infinity);
    entries.set(key, { page: rendered.page, tags: rendered.tags, expiresAt });
    if (!entries.has(key)) return;
    note(rendered.tags, key);
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

/**
 * Creates a cache of pages by key (DESIGN §3). A page is stored only if none of its tags was purged since
 * its render started, and lives until the next boundary of its content. Each key has at most one render at a
 * time, which other callers join.
 */
export const outputCache = (options: OutputCacheOptions): OutputCache => {
  const { store, find, purge, purgeCount, wasPurgedSince, size } = taggedPages(options);
  const underWay = new Map<string, SharedRender<Outcome>>();

  const renderOnce = async (key: string, render: () => Promise<RenderedPage>): Promise<Outcome> => {
    const startedAt = purgeCount();
    const rendered = await render();
    const isTrue =
      !wasPurgedSince(rendered.tags, startedAt) &&
      (rendered.nextBoundary ?? Number.POSITIVE_INFINITY) > options.now();
    if (isTrue && isStored(rendered)) store(key, rendered);
    return { page: rendered.page, isTrue };
  };

  const shared = (
    key: string | null,
    render: Render,
    semaphore: FairSemaphore | undefined,
  ): SharedRender<Outcome> => {
    const onEnd = () => {
      if (key !== null && underWay.get(key) === rendering) underWay.delete(key);
    };
    const outcome = async (abandoned: AbortSignal): Promise<Outcome> =>
      key === null
        ? { page: (await render(abandoned)).page, isTrue: true }
        : renderOnce(key, () => render(abandoned));
    const rendering = sharedRender({ semaphore, render: outcome, onEnd });
    return rendering;
  };

  const findOrRender: OutputCache['findOrRender'] = async (key, render, caller) => {
    const stored = key === null ? undefined : find(key);
    if (stored) return stored;
    const joined = key === null ? undefined : underWay.get(key);
    if (joined) {
      const { page, isTrue } = await joined.join(caller ?? somebody);
      // A page purged while it was being rendered may be older than this request.
      return isTrue ? page : findOrRender(key, render, caller);
    }
    const rendering = shared(key, render, caller && options.semaphore);
    if (key !== null) underWay.set(key, rendering);
    return (await rendering.join(caller ?? somebody)).page;
  };

  return { find, findOrRender, purge, size };
};
