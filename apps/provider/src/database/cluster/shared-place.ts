import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const shared = '/var/lib/dijla';

/**
 * Returns a folder under /var/lib that the system user can reach when the clone is in a private home
 * directory. Only called as root.
 */
export const sharedPlace = (...names: string[]): string => {
  let folder = shared;
  for (const name of ['', ...names]) {
    folder = join(folder, name);
    mkdirSync(folder, { recursive: true });
    // Root's umask may be restrictive; these folders belong to the shop and need to be traversable.
    chmodSync(folder, 0o755);
  }
  return folder;
};
