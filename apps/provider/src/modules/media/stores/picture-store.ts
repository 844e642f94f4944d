import type { Readable } from 'node:stream';

/** A file in a store. `version` differs for each content that there was at its path. */
export type StoredPicture = {
  path: string;
  bytes: number;
  /** Epoch milliseconds. */
  changedAt: number;
  version: string;
};

/** Part of a file: this many bytes, from this one on. */
export type ByteRange = { from: number; length: number };

/**
 * Where the originals of pictures are kept: what staff and shoppers give, and what imports bring. A path begins with
 * a slash, as in `/desk/3fa92b10c1-aabbcc.webp`. Every function throws a `PictureStoreError` where it cannot know.
 */
export type PictureStore = {
  /** Where it is, in words for people: without keys. */
  name: string;
  /** Whether it is a folder of this machine, which needs no network. */
  isLocal: boolean;
  /** Keeps bytes, or a copy of a file, in place of what there was: whole or not at all. */
  put: (path: string, body: Uint8Array | { file: string }) => Promise<void>;
  /** Returns what is known of a file; undefined where there is none. */
  find: (path: string) => Promise<StoredPicture | undefined>;
  /**
   * Reads a file, or part of it; undefined where there is none, or where the part begins past its end. The stream
   * fails when it ends early.
   */
  get: (path: string, range?: ByteRange) => Promise<{ picture: StoredPicture; body: Readable } | undefined>;
  /** Deletes a file; does nothing where there is none. */
  delete: (path: string) => Promise<void>;
  /** Lists the files below a path such as `/reviews`, or all below `/`. */
  list: (under: string) => AsyncIterable<StoredPicture>;
};

/** Why a store did not do what it was asked: it does not answer, refuses, or what it sent is not whole. */
type PictureStoreFault = 'away' | 'refused' | 'broken';

/** What stores throw; the message names the store and holds no key. */
export class PictureStoreError extends Error {
  readonly fault: PictureStoreFault;
  constructor(fault: PictureStoreFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureStoreError';
    this.fault = fault;
  }
}

/** Whether an error says that the store of pictures did not do what it was asked. */
export const isPictureStoreError = (error: unknown): error is PictureStoreError =>
  error instanceof PictureStoreError;

/** Largest original that is read whole, in bytes: one of 50 million pixels has fewer. */
const mostBytes = 128 * 1024 * 1024;

/** Reads a whole file into memory. */
export const readWhole = async (
  store: PictureStore,
  path: string,
): Promise<{ picture: StoredPicture; body: Buffer } | undefined> => {
  const found = await store.get(path);
  if (found === undefined) return undefined;
  const { picture, body } = found;
  if (picture.bytes > mostBytes) {
    body.destroy();
    throw new PictureStoreError('broken', `${path} of ${store.name} is too large for a picture`);
  }
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  return { picture, body: Buffer.concat(parts) };
};

const ending = /\.(?:jpe?g|png|webp|gif)$/i;

/** Whether a path is that of a picture or a mask, and not of what is unfinished or kept beside them. */
export const isPictureFile = (path: string): boolean => ending.test(path) && !/\/\./.test(path);

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unfit = /^(?!\/)|\/\/|\/\.{1,2}(?:\/|$)|[\u0000-\u001f\u007f\\]/;

/** Whether a path is one that a store has files at: it leads nowhere else. */
export const isFitPath = (path: string): boolean => !unfit.test(path);

/** Returns the path; throws for one that could lead elsewhere. */
export const checkedPath = (path: string): string => {
  if (!isFitPath(path)) throw new Error('That is no path of a picture');
  return path;
};
