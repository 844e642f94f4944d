import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ignored = /\.test\.tsx?$/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && !ignored.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * Returns a hash of everything a build of the storefront depends on: the files in the folders and the single
 * files, by path and content.
 */
export const sourceHash = (
  root: string,
  sources: { folders: readonly string[]; files: readonly string[] },
): string => {
  const hash = createHash('sha256');
  for (const file of [
    ...sources.folders.flatMap((folder) => filesOf(join(root, folder))),
    ...sources.files.map((file) => join(root, file)),
  ]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};
