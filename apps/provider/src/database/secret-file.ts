import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const explained = (error: unknown, file: string): unknown =>
  codeOf(error) === 'EACCES'
    ? new Error(
        `${file} is closed to this user. Start the shop as the user who made it, or choose another DATA_DIR.`,
        { cause: error },
      )
    : error;

/**
 * Returns the secret, or undefined when the file does not exist. Throws an error with a message for the
 * operator when the file belongs to another user.
 */
export const readSecret = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw explained(error, file);
  }
};

/**
 * Returns the secret in this file (mode 600), created from 32 random bytes if missing; processes that start
 * at the same time get the same one.
 */
export const readOrMakeSecret = (file: string): string => {
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Creating a link is atomic, so no process reads half a secret, and the first one wins.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw explained(error, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};
