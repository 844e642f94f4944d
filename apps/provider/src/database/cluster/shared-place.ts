import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const shared = '/var/lib/dijla';

/** A folder under /var/lib that the system user can reach when the clone lies in a closed home; only root asks for one. */
export const sharedPlace = (...names: string[]): string => {
  let folder = shared;
  for (const name of ['', ...names]) {
    folder = join(folder, name);
    mkdirSync(folder, { recursive: true });
    // Root's umask may be closed; these folders are ours, and only to be passed through.
    chmodSync(folder, 0o755);
  }
  return folder;
};
