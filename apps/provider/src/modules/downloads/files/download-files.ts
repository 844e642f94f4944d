import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { open, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { folderStore, isFitPath, type PictureStore } from '../../media/media.ts';
import type { AskedBytes } from './byte-range.ts';

/** Bytes of each part in which a file comes, but the last: one part comes over a slow line before a server gives up. */
export const filePartBytes = 1_048_576;

/** A file of the shop's private store. */
type KeptFile = { bytes: number; etag: string };

/**
 * The files that buyers download: what staff give, and what was laid into the store for an import. Nothing of it has an
 * address of its own. All functions throw a `PictureStoreError` while the store does not answer.
 */
export type DownloadFiles = {
  /** Largest file that is taken, in bytes. */
  bytesAtMost: number;
  /** Finds a file by what its link says; undefined where there is none. */
  find: (file: string) => Promise<KeptFile | undefined>;
  /** Opens a file, or a part of it. */
  open: (file: string, part?: AskedBytes) => Promise<(KeptFile & { body: Readable }) | undefined>;
  /** Keeps a part of a file until all of them came. */
  putPart: (upload: string, part: number, body: Uint8Array) => Promise<void>;
  /** Puts parts together and keeps the file; `too-large`, or undefined where a part is not there. */
  join: (upload: string, parts: number) => Promise<JoinedFile | 'too-large' | undefined>;
  deleteParts: (upload: string, parts: number) => Promise<void>;
  delete: (file: string) => Promise<void>;
};

export type JoinedFile = { path: string; bytes: number; sha256: Buffer };

type DownloadFileOptions = {
  store: PictureStore;
  /** Folders in which files are looked for that the store does not have, such as those of the demo. */
  folders: readonly string[];
  /** A folder of this machine where files are put together. */
  workFolder: string;
  bytesAtMost: number;
};

const pathOf = (file: string): string | undefined => {
  const path = file.startsWith('/') ? file : `/${file}`;
  return isFitPath(path) ? path : undefined;
};

const partPath = (upload: string, part: number): string => `/unfinished/${upload}/${part}`;

const etagOf = (version: string): string =>
  `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;

/** Writes the parts of a file one after the other. */
const joinInto = async (
  workFile: string,
  { store, bytesAtMost }: DownloadFileOptions,
  { upload, parts }: { upload: string; parts: number },
): Promise<Omit<JoinedFile, 'path'> | 'too-large' | undefined> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(workFile, 'wx', 0o600);
  try {
    for (let part = 1; part <= parts; part += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const found = await store.get(partPath(upload, part));
      if (found === undefined) return undefined;
      for await (const chunk of found.body as AsyncIterable<Buffer>) {
        bytes += chunk.byteLength;
        if (bytes > bytesAtMost) return 'too-large';
        hash.update(chunk);
        await file.write(chunk);
      }
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest() };
};

/** Returns what finds and opens files, in the store and then in the folders. */
const reading = ({ store, folders }: DownloadFileOptions) => {
  const places = [store, ...folders.map(folderStore)];
  const known = new LRUCache<string, KeptFile>({ max: 2000, ttl: 60_000 });
  const find: DownloadFiles['find'] = async (file) => {
    const path = pathOf(file);
    if (path === undefined) return undefined;
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    for (const place of places) {
      // oxlint-disable-next-line no-await-in-loop -- the first that has it
      const found = await place.find(path);
      if (found === undefined) continue;
      const facts = { bytes: found.bytes, etag: etagOf(found.version) };
      known.set(path, facts);
      return facts;
    }
    return undefined;
  };
  const openPart: DownloadFiles['open'] = async (file, part) => {
    const path = pathOf(file);
    if (path === undefined) return undefined;
    for (const place of places) {
      // oxlint-disable-next-line no-await-in-loop -- the first that has it
      const found = await place.get(path, part);
      if (found === undefined) continue;
      const { bytes, version } = found.picture;
      return { bytes, etag: etagOf(version), body: found.body };
    }
    return undefined;
  };
  return { find, open: openPart, forget: (file: string) => void known.delete(file) };
};

/** Opens the store of files that buyers download. Nothing is asked of it yet. */
export const downloadFiles = (options: DownloadFileOptions): DownloadFiles => {
  const { store, workFolder, bytesAtMost } = options;
  const { forget, ...read } = reading(options);
  return {
    ...read,
    bytesAtMost,
    putPart: (upload, part, body) => store.put(partPath(upload, part), body),
    join: async (upload, parts) => {
      await mkdir(workFolder, { recursive: true });
      const workFile = join(workFolder, randomUUID());
      try {
        const joined = await joinInto(workFile, options, { upload, parts });
        if (joined === undefined || joined === 'too-large') return joined;
        const path = `/desk/${randomBytes(16).toString('hex')}`;
        await store.put(path, { file: workFile });
        return { path, ...joined };
      } finally {
        await rm(workFile, { force: true });
      }
    },
    deleteParts: async (upload, parts) => {
      for (let part = 1; part <= parts; part += 1)
        // oxlint-disable-next-line no-await-in-loop -- a store is not asked for everything at once
        await store.delete(partPath(upload, part));
    },
    delete: async (file) => {
      forget(file);
      await store.delete(file);
    },
  };
};
