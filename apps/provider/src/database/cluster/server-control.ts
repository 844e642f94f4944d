import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { runProgram, type RunAs } from './run-program.ts';

/** The server of one data folder, with what is needed to start and stop it. */
export type Server = { data: string; binaries: Binaries; runAs: RunAs; durable: boolean };

// Messages of failed statements may contain names and addresses of customers, so neither statement nor
// detail is logged.
const always = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=200',
  'log_checkpoints=off',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'jit=off',
];
const forgetful = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

const logSizeLimit = 10_000_000;

const serverLog = (data: string): string => join(data, 'server.log');

const logSize = (data: string): number => statSync(serverLog(data), { throwIfNoEntry: false })?.size ?? 0;

const setLongLogAside = (data: string): void => {
  if (logSize(data) > logSizeLimit) renameSync(serverLog(data), `${serverLog(data)}.old`);
};

const logSince = (data: string, position: number): string =>
  existsSync(serverLog(data)) ? readFileSync(serverLog(data)).subarray(position).toString().trim() : '';

export type StartResult =
  | { ok: true }
  | { ok: false; code: 'port-taken' | 'still-stopping' | 'failed'; log: string };

const failureOf = (log: string): StartResult => {
  if (/could not bind|could not create any TCP\/IP sockets/.test(log))
    return { ok: false, code: 'port-taken', log };
  // Children of a killed server hold its shared memory for a moment.
  if (/shared memory block|"postmaster\.pid" already exists/.test(log))
    return { ok: false, code: 'still-stopping', log };
  return { ok: false, code: 'failed', log };
};

/**
 * Starts the server outside this process group, so that Ctrl-C reaches only the shop. Resolves when the
 * server accepts connections.
 */
export const startServer = async (
  { data, binaries, runAs, durable }: Server,
  port: number,
): Promise<StartResult> => {
  setLongLogAside(data);
  const position = logSize(data);
  const settings = [`port=${port}`, ...always, ...(durable ? [] : forgetful)]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const started = await runProgram(
    binaries.pgCtl,
    [
      'start',
      `--pgdata=${data}`,
      `--log=${serverLog(data)}`,
      '--wait',
      '--timeout=600',
      `--options=${settings}`,
    ],
    { runAs, cwd: data },
  );
  return started.ok ? { ok: true } : failureOf(logSince(data, position) || started.output);
};

/**
 * Stops the server. 'fast' ends its sessions and shuts down cleanly; 'immediate' is for a server that no
 * longer responds.
 */
export const stopServer = async (server: Server, mode: 'fast' | 'immediate'): Promise<void> => {
  const { data, binaries, runAs } = server;
  const stopped = await runProgram(
    binaries.pgCtl,
    ['stop', `--pgdata=${data}`, `--mode=${mode}`, '--wait', '--timeout=60'],
    { runAs, cwd: data },
  );
  if (stopped.ok || /No such process|does not exist|Is server running/.test(stopped.output)) return;
  if (mode === 'immediate') throw new Error(`PostgreSQL of ${data} could not be stopped: ${stopped.output}`);
  await stopServer(server, 'immediate');
};
