import { statSync } from 'node:fs';
import { runProgram, type RunAs } from './run-program.ts';

const systemUser = 'postgres';

const idOf = async (flag: '-u' | '-g'): Promise<number | undefined> => {
  const { ok, output } = await runProgram('id', [flag, systemUser]);
  return ok && /^\d+$/.test(output) ? Number(output) : undefined;
};

const findSystemUser = async (): Promise<RunAs> => {
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')]);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
};

const makeSystemUser = async (): Promise<RunAs> => {
  const made = await runProgram('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    systemUser,
  ]);
  const user = await findSystemUser();
  if (user) return user;
  throw new Error(
    `PostgreSQL refuses to run as root, and a system user '${systemUser}' could not be made (${made.output}). ` +
      'Make one, start the shop as an ordinary user, or name a server in DATABASE_URL.',
  );
};

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Chooses the user that runs the server: the current user or, because PostgreSQL refuses to run as root, the
 * owner of existing data, otherwise the system user `postgres`, which is created if missing. Throws an error
 * with a message for the operator when this process may not access the data or create the user.
 */
export const chooseRunAs = async (dataFolder: string): Promise<RunAs> => {
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (!isRoot()) {
    const ownUid = process.getuid?.();
    if (owner === undefined || ownUid === undefined || owner.uid === ownUid) return undefined;
    throw new Error(
      `${dataFolder} belongs to another user (uid ${owner.uid}). Start the shop as that user or as root, or choose another DATA_DIR.`,
    );
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findSystemUser()) ?? makeSystemUser();
};
