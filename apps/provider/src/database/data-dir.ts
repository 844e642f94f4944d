import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Creates DATA_DIR if missing, traversable by other users because the server may run as one; its secret
 * files have their own permissions.
 */
export const makeDataDir = (dataDir: string): void => {
  if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o755);
};
