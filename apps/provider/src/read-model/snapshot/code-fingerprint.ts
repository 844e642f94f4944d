import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../..');
/**
 * The code that determines what is stored and how: this program and the commerce rules it applies. The
 * platform, whose formats it writes, is covered by its version.
 */
const folders = [source, join(import.meta.dirname, '../../../../../packages/commerce-rules/src')];

/** Returns a hash of the code of this process; after any change to the code, snapshots are built again. */
export const codeFingerprint = (): string => {
  const hash = createHash('sha256').update(process.version);
  for (const folder of folders) {
    const files = globSync('**/*.ts', { cwd: folder })
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('base64url');
};
