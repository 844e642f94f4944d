import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from './catalogue-format.ts';

/** Every file below the folder whose name ends so, sorted by path, so that what comes first is the same on every machine. */
export const readSource = async (folder: string, suffix: string): Promise<SourceFile[]> => {
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/')).filter((path) => path.toLowerCase().endsWith(suffix));
  return Promise.all(paths.toSorted().map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })));
};
