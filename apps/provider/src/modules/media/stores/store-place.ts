import { createHash } from 'node:crypto';
import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { LRUCache } from 'lru-cache';
import { type PictureCache, type PictureCacheOptions, pictureCache } from '../picture-cache.ts';
import { isPictureStoreError, type PictureStore, PictureStoreError, readWhole } from './picture-store.ts';

/** An original to render from: a file of this machine, or its bytes. `version` changes with its content. */
export type MediaFile = { version: string; open: () => Promise<string | Buffer> };

/** Where originals are looked for beside folders: a store that is reached over the network. */
export type StorePlace = {
  /**
   * Returns the original at a path, undefined where there is none. What the store said lately is believed, and what
   * it said before while it is away; `isDoubted` asks it again. Throws a `PictureStoreError` where nothing is known.
   */
  find: (path: string, isDoubted?: boolean) => Promise<MediaFile | undefined>;
  /** Keeps small facts of originals on this machine, by name. */
  facts: {
    read: (name: string) => Promise<string | undefined>;
    write: (name: string, text: string) => Promise<void>;
  };
};

/** How long the store is believed, in milliseconds, and the least time between two questions for one path. */
const believedMs = 60_000;
const doubtedMs = 2000;
/** Questions and originals under way at once: an original in memory takes as much as it has bytes. */
const askedAtOnce = 16;
const fetchedAtOnce = 4;
const patienceMs = 8000;

type Known = { version: string | null; askedAt: number };

const nameOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);

/** Runs one piece of work for all who ask for the same at once, and few at once in all. */
const fewAtOnce = (atOnce: number, what: string) => {
  const semaphore = fairSemaphore({ atOnce, waitingAtMost: 2000, patienceMs });
  const underWay = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const running = underWay.get(key) as Promise<Result> | undefined;
    if (running) return running;
    const run = (async () => {
      const release = await semaphore.acquire(new AbortController().signal);
      if (release === null) throw new PictureStoreError('away', `Too many wait for ${what}`);
      try {
        return await work();
      } finally {
        release();
      }
    })().finally(() => underWay.delete(key));
    underWay.set(key, run);
    return run;
  };
};

type Parts = { store: PictureStore; cache: PictureCache } & Pick<PictureCacheOptions, 'now' | 'onTrouble'>;

/** Returns a function that says which version of an original the store has; null where it has none. */
const versionsIn = ({ store, cache, now, onTrouble }: Parts) => {
  const known = new LRUCache<string, Known>({ max: 50_000 });
  const asking = fewAtOnce(askedAtOnce, 'the store of pictures');
  const fileOf = (path: string): string => `${nameOf(store.name, path)}.version`;

  const note = async (path: string, version: string | null, before: Known | undefined): Promise<void> => {
    known.set(path, { version, askedAt: now() });
    // An empty file says that there is none any more.
    if (before?.version !== version && (version !== null || before !== undefined))
      await cache.write(fileOf(path), Buffer.from(version ?? '')).catch(onTrouble);
  };

  /** What the store said before this process started. */
  const keptVersion = async (path: string): Promise<string | undefined> => {
    const kept = await cache.read(fileOf(path)).catch(() => undefined);
    return kept === undefined || kept.byteLength === 0 ? undefined : kept.toString();
  };

  const ask = (path: string): Promise<string | null> =>
    asking(path, async () => {
      const before = known.get(path);
      try {
        const version = (await store.find(path))?.version ?? null;
        await note(path, version, before);
        return version;
      } catch (error) {
        const last = before === undefined ? await keptVersion(path) : before.version;
        if (!isPictureStoreError(error) || last === undefined) throw error;
        onTrouble(error);
        known.set(path, { version: last, askedAt: now() });
        return last;
      }
    });

  return {
    at: async (path: string, isDoubted: boolean): Promise<string | null> => {
      const last = known.get(path);
      const isFresh = last !== undefined && now() - last.askedAt < (isDoubted ? doubtedMs : believedMs);
      return isFresh ? last.version : ask(path);
    },
    forget: (path: string) => void known.delete(path),
  };
};

/**
 * Looks for originals in a store over the network and keeps each on this machine, in the cache of pictures, once it
 * was rendered from. What was found once is still found while the store is away.
 */
export const storePlace = (store: PictureStore, options: PictureCacheOptions): StorePlace => {
  const { now, onTrouble } = options;
  const cache = pictureCache(options);
  const versions = versionsIn({ store, cache, now, onTrouble });
  const fetching = fewAtOnce(fetchedAtOnce, 'pictures of the store');
  const keep = (name: string, body: Buffer) => cache.write(name, body).catch(onTrouble);

  const open = async (path: string, version: string): Promise<Buffer> => {
    const name = `${nameOf(version)}.original`;
    return fetching(name, async () => {
      const kept = await cache.read(name);
      if (kept !== undefined && kept.byteLength > 0) return kept;
      const found = await readWhole(store, path);
      if (found === undefined || found.picture.version !== version) {
        versions.forget(path);
        throw new PictureStoreError('broken', `${path} of ${store.name} has just changed`);
      }
      await keep(name, found.body);
      return found.body;
    });
  };

  return {
    find: async (path, isDoubted = false) => {
      const version = await versions.at(path, isDoubted);
      return version === null ? undefined : { version, open: () => open(path, version) };
    },
    facts: {
      read: async (name) => (await cache.read(`${nameOf(name)}.facts`))?.toString(),
      write: (name, text) => keep(`${nameOf(name)}.facts`, Buffer.from(text)),
    },
  };
};
