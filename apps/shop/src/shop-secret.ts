import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@dijla/provider/config';
import { readOrMakeSecret } from '@dijla/provider/database/secret-file';

/**
 * Returns the secret that signs tokens: the configured one, else one generated once and stored in the data
 * folder. Throws a readable message when the folder is not accessible.
 */
export const shopSecret = ({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string => {
  if (secret !== undefined) return secret;
  mkdirSync(dataDir, { recursive: true });
  return readOrMakeSecret(join(dataDir, 'secret'));
};
