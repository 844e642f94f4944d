import { createHmac } from 'node:crypto';
import { type AsOf, type HeardChanges, heardChanges, type LeastAsOf } from './as-of.ts';
import { packPage, type SharedPage, unpackPage } from './packed-page.ts';

/** Where processes keep what they share. Neither function throws, or waits for long. */
export type SharedStore = {
  read: (name: string) => Promise<Buffer | undefined>;
  /** Keeps a value for so many milliseconds at most. */
  write: (name: string, value: Buffer, ms: number) => Promise<void>;
};

export type SharedPagesOptions = {
  store: SharedStore;
  /** The same in all processes of the shop: makes names and seals. */
  secret: string;
  /** Names the history that positions count in, another database has another, and what settings shape pages. */
  origin: string;
  /** How much of the truth this process knows now; undefined while what it shows is behind that. */
  asOf: () => AsOf | undefined;
};

type Parts = SharedPagesOptions & { now: () => number };

/** Pages that processes share. What one made is true for another by what that has heard itself. */
export type SharedPages = {
  /** Returns what a render that begins now knows; undefined when its page is not to be shared. */
  begin: () => AsOf | undefined;
  find: (key: string) => Promise<SharedPage | undefined>;
  /** Whether a page may be shown now; asked in the same turn in which it is kept or sent. */
  isTrue: (page: SharedPage) => boolean;
  /** Hands a page to the others, without waiting. */
  keep: (key: string, page: SharedPage) => void;
  /** Takes note that pages with one of the tags, made as of less than `from`, may be outdated. */
  purge: (tags: readonly string[], from: LeastAsOf) => void;
};

/** Larger ones are each process's own. */
const mostBytes = 2_000_000;
const longestMs = 86_400_000;

/**
 * Creates the pages shared through a store. The store is believed in nothing: a page is used only if its seal is
 * right, and if this process, which follows the changes of the database by itself, has heard of none since it was made.
 */
export const sharedPages = ({ store, secret, origin, asOf, now }: Parts): SharedPages => {
  const key = createHmac('sha256', secret).update('shared pages').digest();
  const nameOf = (page: string): string =>
    `dijla:page:${createHmac('sha256', key).update(`${origin}\n${page}`).digest('base64url')}`;

  let heard: HeardChanges | undefined;
  /** From the first page on; what was heard before is below what it begins with. */
  const begun = (): HeardChanges | undefined => {
    const known = heard === undefined ? asOf() : undefined;
    if (known !== undefined) heard = heardChanges(known);
    return heard;
  };

  return {
    begin: () => (begun() === undefined ? undefined : asOf()),
    find: async (page) => {
      if (begun() === undefined) return undefined;
      const name = nameOf(page);
      const packed = await store.read(name);
      return packed && unpackPage(packed, name, key).catch(() => undefined);
    },
    isTrue: ({ tags, asOf }) => heard?.isTrue(tags, asOf) === true,
    keep: (page, shared) => {
      const name = nameOf(page);
      const packed = packPage(shared, name, key);
      const ms = Math.min(shared.expiresAt - now(), longestMs);
      if (packed.byteLength <= mostBytes && ms > 0) void store.write(name, packed, Math.ceil(ms));
    },
    purge: (tags, from) => heard?.note(tags, from),
  };
};
