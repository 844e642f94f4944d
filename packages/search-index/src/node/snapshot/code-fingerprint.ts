import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a hash of the code in these folders, which determines what is stored and how; after any change to
 * it, snapshots are built again. The platform, whose formats are written, is covered by its version.
 */
export const codeFingerprint = (folders: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const folder of folders) {
    const files = globSync('**/*.ts', { cwd: folder })
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('base64url');
};
