import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram, type RunAs } from './run-program.ts';
import { sharedPlace } from './shared-place.ts';

/** Where the server's data lie as DATA_DIR shows them. */
export const dataLink = (dataDir: string): string => join(dataDir, 'postgres');

/** The data's real folder; absent when there are none yet. Throws when DATA_DIR points to data that are gone. */
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
  !runAs || (await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], runAs, '/')).ok;

/** Lets the server's group pass through a closed DATA_DIR of ours, and nobody else; a home is never touched. */
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

/** Where new data go: DATA_DIR itself, or a folder under /var/lib when DATA_DIR lies in a home closed to the server's user. */
export const homeForNewData = async (dataDir: string, runAs: RunAs): Promise<string> => {
  const real = realpathSync(dataDir);
  if (await canReach(real, runAs)) return real;
  await openForServer(real, runAs);
  // A name of its own for each: data that somebody may still want are never taken over nor removed.
  return (await canReach(real, runAs)) ? real : sharedPlace(`data-${randomBytes(6).toString('hex')}`);
};

/** Lets DATA_DIR show data that had to go elsewhere. */
export const showData = (dataDir: string, data: string): void => {
  if (dirname(data) !== realpathSync(dataDir)) symlinkSync(data, dataLink(dataDir));
};
