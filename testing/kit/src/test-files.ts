import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

let made: string | undefined;

/** The folder in which shops of a test file keep files that buyers download, until the file has ended. */
export const testFilesFolder = (): string => {
  if (made === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'dijla-files-'));
    made = folder;
    afterAll(() => {
      made = undefined;
      rmSync(folder, { recursive: true, force: true });
    });
  }
  return made;
};

/** Lays a file into that folder. */
export const layFile = async (path: string, body: string | Uint8Array): Promise<void> => {
  const file = join(testFilesFolder(), path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
};
