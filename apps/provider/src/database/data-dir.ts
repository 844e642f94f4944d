import { chmodSync, mkdirSync } from 'node:fs';

/** Makes DATA_DIR when absent, open to be passed through (the server's user may be another); its secrets are closed one by one. */
export const makeDataDir = (dataDir: string): void => {
  if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o755);
};
