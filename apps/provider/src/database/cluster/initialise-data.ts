import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { runProgram, type RunAs } from './run-program.ts';

/** The superuser of the embedded server. */
export const superuser = 'dijla';

// Versions before 17 have no built-in locale provider; older programs run only throwaway test clusters.
const localeFlags = (major: number): string[] =>
  major >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8'];

const handOver = (path: string, runAs: RunAs): void => {
  if (runAs) chownSync(path, runAs.uid, runAs.gid);
};

export type NewData = { home: string; password: string; durable: boolean };

/**
 * Creates `home/postgres` with UTF-8, code point collation, checksums and scram passwords, and returns its
 * path. The folder appears complete or not at all; the leftovers of an interrupted attempt are removed.
 */
export const initialiseData = async (
  binaries: Binaries,
  runAs: RunAs,
  { home, password, durable }: NewData,
): Promise<string> => {
  const workshop = join(home, 'postgres.making');
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { mode: 0o700 });
  const passwordFile = join(workshop, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  handOver(workshop, runAs);
  handOver(passwordFile, runAs);
  const draft = join(workshop, 'data');
  const made = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--data-checksums',
      ...localeFlags(binaries.major),
      ...(durable ? [] : ['--no-sync']),
    ],
    { runAs, cwd: home },
  );
  if (!made.ok) throw new Error(`PostgreSQL could not make its data in ${home}: ${made.output}`);
  const data = join(home, 'postgres');
  renameSync(draft, data);
  rmSync(workshop, { recursive: true, force: true });
  return data;
};
