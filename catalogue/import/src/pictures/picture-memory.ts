import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PictureFacts } from './record-pictures.ts';

/**
 * Caches picture facts by the state of a file, so that no picture is decoded twice; null marks a file that
 * is not a picture.
 */
export type PictureMemory = {
  get: (state: string) => PictureFacts | null | undefined;
  set: (state: string, facts: PictureFacts | null) => void;
};

const parsed = (line: string): [string, PictureFacts | null][] => {
  try {
    const { state, facts } = JSON.parse(line);
    return typeof state === 'string' ? [[state, facts]] : [];
  } catch {
    // An incomplete last line, left by a process that was killed while writing.
    return [];
  }
};

/**
 * Opens the cache, which a JSON lines file keeps between runs; with `isKept` false it lasts for this run
 * only.
 */
export const openPictureMemory = (file: string, { isKept }: { isKept: boolean }): PictureMemory => {
  const known = new Map(existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parsed) : []);
  if (isKept) mkdirSync(dirname(file), { recursive: true });
  return {
    get: (state) => known.get(state),
    set: (state, facts) => {
      known.set(state, facts);
      if (isKept) appendFileSync(file, `${JSON.stringify({ state, facts })}\n`);
    },
  };
};
