import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram, type RunAs } from './run-program.ts';
import { sharedPlace } from './shared-place.ts';

/** Path in DATA_DIR of the server's data folder, or of the link to it. */
export const dataLink = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * Returns the real path of the data folder, or undefined when there is none yet. Throws when DATA_DIR points
 * to data that no longer exist.
 */
export const findData = (dataDir: string): string | undefined => {
  const link = dataLink(dataDir);
  if (!lstatSync(link, { throwIfNoEntry: false })) return undefined;
  try {
    return realpathSync(link);
  } catch (cause) {
    throw new Error(
      `${link} points to data that are gone. Bring them back, or remove it to begin with an empty database.`,
      { cause },
    );
  }
};

const canReach = async (folder: string, runAs: RunAs): Promise<boolean> =>
  !runAs || (await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { runAs, cwd: '/' })).ok;

/**
 * Lets only the server's group traverse a private DATA_DIR that this user owns; never changes a home
 * directory.
 */
const openForServer = async (dataDir: string, runAs: RunAs): Promise<void> => {
  const { uid, mode } = statSync(dataDir);
  if (
    !runAs ||
    uid !== process.getuid?.() ||
    dataDir === homedir() ||
    !(await canReach(dirname(dataDir), runAs))
  )
    return;
  chownSync(dataDir, uid, runAs.gid);
  chmodSync(dataDir, mode | 0o010);
};

/**
 * Returns the folder for new data: DATA_DIR itself, or a folder under /var/lib when DATA_DIR is in a home
 * directory the server's user cannot reach.
 */
export const homeForNewData = async (dataDir: string, runAs: RunAs): Promise<string> => {
  const real = realpathSync(dataDir);
  if (await canReach(real, runAs)) return real;
  await openForServer(real, runAs);
  // Each folder gets a unique name, so that data somebody may still need are never reused or removed.
  return (await canReach(real, runAs)) ? real : sharedPlace(`data-${randomBytes(6).toString('hex')}`);
};

/** Links DATA_DIR to data that are stored elsewhere. */
export const showData = (dataDir: string, data: string): void => {
  if (dirname(data) !== realpathSync(dataDir)) symlinkSync(data, dataLink(dataDir));
};
