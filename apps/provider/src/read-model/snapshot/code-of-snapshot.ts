import { join } from 'node:path';
import { codeFingerprint } from '@dijla/search-index/node/snapshot/code-fingerprint';

const packages = join(import.meta.dirname, '../../../../../packages');
/** The provider, and the packages it applies to what a snapshot holds. */
const folders = [
  join(import.meta.dirname, '../..'),
  ...['caching', 'commerce-rules', 'search-index'].map((name) => join(packages, name, 'src')),
];

/** Returns a hash of the code that determines what a snapshot holds and how it is stored. */
export const codeOfSnapshot = (): string => codeFingerprint(folders);
