import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const told = (error: unknown, file: string): unknown =>
  codeOf(error) === 'EACCES'
    ? new Error(
        `${file} is closed to this user. Start the shop as the user who made it, or choose another DATA_DIR.`,
        { cause: error },
      )
    : error;

/** Absent when the file is; throws a message for people when it is another user's. */
export const readSecret = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw told(error, file);
  }
};

/** The secret kept in this file (mode 600), made of 32 random bytes when there is none; processes starting at once agree on one. */
export const readOrMakeSecret = (file: string): string => {
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // A link appears whole or not at all, so nobody reads half a secret, and the first one wins.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw told(error, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};
