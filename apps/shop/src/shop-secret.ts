import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@dijla/provider/config';
import { readOrMakeSecret } from '@dijla/provider/database/secret-file';

/** What the shop signs tokens with: what the owner set, else one made once and kept in its folder. Throws a message for people when the folder is closed. */
export const shopSecret = ({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string => {
  if (secret !== undefined) return secret;
  mkdirSync(dataDir, { recursive: true });
  return readOrMakeSecret(join(dataDir, 'secret'));
};
