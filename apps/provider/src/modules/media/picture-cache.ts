import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskBytes, sweepFolder, unfinishedName } from './sweep-folder.ts';

export type PictureCache = {
  read: (name: string) => Promise<Buffer | undefined>;
  write: (name: string, body: Buffer) => Promise<void>;
  /** Waits for a running sweep. */
  close: () => Promise<void>;
};

export type PictureCacheOptions = {
  folder: string;
  mostBytes: number;
  now: () => number;
  onTrouble: (error: unknown) => void;
};

/** Minimum milliseconds between two updates of a file's time of last use. */
const markedMs = 60 * 60 * 1000;
/**
 * Shares of the limit that a sweep leaves, and that may be written before the next one. Writes of several
 * processes in one folder add up.
 */
const leftShare = 0.8;
const writtenShare = 0.05;

/**
 * Caches files in a folder of about `mostBytes`; a background sweep deletes the least recently used. Several
 * processes may share the folder: files appear atomically, and one that another process deleted counts as
 * absent.
 */
export const pictureCache = ({ folder, mostBytes, now, onTrouble }: PictureCacheOptions): PictureCache => {
  let written = Number.POSITIVE_INFINITY;
  let sweeping: Promise<void> | undefined;

  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);

  const sweepWhenDue = () => {
    if (sweeping || written < mostBytes * writtenShare) return;
    written = 0;
    sweeping = sweepFolder(folder, { mostBytes: mostBytes * leftShare, now: now() })
      .catch(onTrouble)
      .finally(() => (sweeping = undefined));
  };

  return {
    read: async (name) => {
      const handle = await open(fileOf(name), 'r').catch(() => undefined);
      if (!handle) return undefined;
      try {
        const at = now();
        if (at - (await handle.stat()).mtimeMs > markedMs) await handle.utimes(at / 1000, at / 1000);
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
    write: async (name, body) => {
      const file = fileOf(name);
      const unfinished = unfinishedName(file, randomUUID());
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, body);
      await rename(unfinished, file);
      written += diskBytes(body.byteLength);
      sweepWhenDue();
    },
    close: async () => sweeping,
  };
};
