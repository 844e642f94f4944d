import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

type Environment = Readonly<Record<string, string>>;

/** A program that is started again whenever it ends, as a container that restarts unless it was stopped. */
export type KeptProcess = {
  /** Ends it as a power cut does. */
  kill: () => void;
  /** Ends it as its owner does, and starts it again with these changes to its environment. Throws when it does not end cleanly. */
  restart: (changes?: Environment) => Promise<void>;
  /** Stops it as its owner does. Throws when it does not end cleanly. */
  stop: () => Promise<void>;
  /** What its last runs have written. */
  log: () => string;
};

const restMs = 1000;

type Program = {
  command: readonly [string, ...string[]];
  environment?: Environment;
  logFile: string;
  /** Codes and signals that it ends with when it is stopped. */
  endsWith?: readonly (number | NodeJS.Signals)[];
};

/** Starts the program and keeps it running until it is stopped. */
export const keptProcess = ({
  command: [file, ...args],
  environment = {},
  logFile,
  endsWith = [0],
}: Program): KeptProcess => {
  const state: {
    isWanted: boolean;
    child: ChildProcess | undefined;
    resting: NodeJS.Timeout | undefined;
    changes: Environment;
  } = { isWanted: true, child: undefined, resting: undefined, changes: {} };
  const start = (): void => {
    if (!state.isWanted) return;
    const log = openSync(logFile, 'a');
    const env = { ...process.env, ...environment, ...state.changes };
    const child = spawn(file, args, { env, stdio: ['ignore', log, log] });
    closeSync(log);
    state.child = child;
    child.once('exit', () => {
      state.resting = setTimeout(start, restMs).unref();
    });
  };
  /** Ends the child, which is not started again. */
  const end = async (): Promise<void> => {
    const { child, resting } = state;
    clearTimeout(resting);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
    child.kill('SIGTERM');
    const ending = await Promise.race([ended, pause(60_000, 'nothing for a minute', { ref: false })]);
    child.kill('SIGKILL');
    if (!endsWith.some((one) => one === ending))
      throw new Error(
        `${args.at(-1) ?? file} ended with ${String(ending)}:\n${readFileSync(logFile, 'utf8').slice(-2000)}`,
      );
  };
  start();
  process.once('exit', () => state.child?.kill('SIGKILL'));
  return {
    kill: () => void state.child?.kill('SIGKILL'),
    restart: async (changes = {}) => {
      await end();
      state.changes = changes;
      start();
    },
    stop: async () => {
      state.isWanted = false;
      await end();
    },
    log: () => readFileSync(logFile, 'utf8'),
  };
};
