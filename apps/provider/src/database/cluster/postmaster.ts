import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** The port is undefined until the server has written it. */
export type Postmaster = { pid: number; port: number | undefined };

const pidFile = (data: string): string => join(data, 'postmaster.pid');

/**
 * Reads the process id (first line) and port (fourth line) from `postmaster.pid`. Returns undefined when the
 * file does not exist.
 */
export const readPostmaster = (data: string): Postmaster | undefined => {
  if (!existsSync(pidFile(data))) return undefined;
  const [pid, , , port] = readFileSync(pidFile(data), 'utf8').split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port) || undefined } : undefined;
};

/** Whether a process with this id is alive, whichever user owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const commandLineOf = async (pid: number): Promise<string | undefined> => {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const answer = await runProgram('ps', ['-o', 'args=', '-p', String(pid)]);
  return answer.ok ? answer.output : undefined;
};

/**
 * Whether the living process is the server of these data. After a crash or in a new container, its id may
 * belong to another program or to a zombie child. If this cannot be determined, the process is assumed to be
 * the server.
 */
export const servesData = async (pid: number, data: string): Promise<boolean> => {
  const commandLine = await commandLineOf(pid);
  return commandLine === undefined || commandLine.includes(data);
};

// Larger than any process id on Linux, macOS or Windows.
const nobody = 2_000_000_011;

/**
 * Replaces the process id in `postmaster.pid`, so that a new server does not mistake that process for the
 * old server. The rest of the file stays, because the new server uses it to check that no child of the old
 * one still holds the data.
 */
export const disownPostmaster = (data: string): void =>
  writeFileSync(pidFile(data), readFileSync(pidFile(data), 'utf8').replace(/^\d+/, String(nobody)));
