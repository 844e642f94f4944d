import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** The port is absent while the server has not got so far. */
export type Postmaster = { pid: number; port: number | undefined };

const pidFile = (data: string): string => join(data, 'postmaster.pid');

/** What `postmaster.pid` says: process number first, port fourth; absent when there is none. */
export const readPostmaster = (data: string): Postmaster | undefined => {
  if (!existsSync(pidFile(data))) return undefined;
  const [pid, , , port] = readFileSync(pidFile(data), 'utf8').split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port) || undefined } : undefined;
};

/** Whether a process of this number lives, whoever's it is. */
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
 * Whether the living process is the server of these data: after a crash or in a new container its number may be another program's,
 * or a dead child's that nobody has buried. Where nobody can tell, it is taken for the server.
 */
export const servesData = async (pid: number, data: string): Promise<boolean> => {
  const commandLine = await commandLineOf(pid);
  return commandLine === undefined || commandLine.includes(data);
};

// Above the largest number Linux, macOS or Windows ever gives.
const nobody = 2_000_000_011;

/**
 * Tells a new server that the process named in `postmaster.pid` is not the old one. The rest of the file stays: by it the new
 * server makes sure that no child of the old one still holds the data.
 */
export const disownPostmaster = (data: string): void =>
  writeFileSync(pidFile(data), readFileSync(pidFile(data), 'utf8').replace(/^\d+/, String(nobody)));
