import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SourceFile } from '../catalog-format.ts';

const sourceFile = (file: string, path: string): SourceFile => ({ path, open: () => createReadStream(file) });

/**
 * Lists every file below the folder whose name ends in one of the suffixes, sorted by path so that the order
 * is the same on every machine; or the single file named, regardless of its suffix. No file is read yet.
 */
export const readSource = async (from: string, suffixes: readonly string[]): Promise<SourceFile[]> => {
  if ((await stat(from)).isFile()) return [sourceFile(from, basename(from))];
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(from, '/').length).replaceAll('\\', '/'));
  return paths
    .filter((path) => suffixes.some((suffix) => path.toLowerCase().endsWith(suffix)))
    .toSorted()
    .map((path) => sourceFile(join(from, path), path));
};
