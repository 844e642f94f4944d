import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../..');
/** What decides what is kept and how: this program, the rules of trade it applies, and the platform whose formats it writes. */
const folders = [source, join(import.meta.dirname, '../../../../../packages/commerce-rules/src')];

/** A name for the code of this process: any change of it, and a snapshot is made anew. */
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
