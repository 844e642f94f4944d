import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderProcess } from '../../processes/provider-process.ts';

/** A provider in a process of its own that can be killed and comes back, and what all of its processes wrote. */
export type KilledProvider = {
  /** Where it is reached; resolves once it is there again. */
  url: () => Promise<string>;
  /** Ends it as a power cut does, and starts it again. */
  kill: () => Promise<void>;
  /** Everything its processes have written to their logs. */
  log: () => string;
  stop: () => Promise<void>;
};

const program = join(import.meta.dirname, '../../processes/provider-process.ts');

const started = async (child: ChildProcess, message: ProviderProcess): Promise<string> => {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The provider ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const told = once(child, 'message');
  child.send(message);
  const [{ port }] = (await Promise.race([told, ended])) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
};

/** Starts a provider that writes everything it has to say into a file. */
export const killedProvider = (message: ProviderProcess, logFile: string): KilledProvider => {
  const log = openSync(logFile, 'a');
  const fresh = () => {
    const child = fork(program, { stdio: ['ignore', log, log, 'ipc'] });
    return { child, url: started(child, { ...message, logLevel: 'debug' }) };
  };
  let running = fresh();
  return {
    url: () => running.url,
    kill: async () => {
      await running.url;
      const exit = once(running.child, 'exit');
      running.child.kill('SIGKILL');
      await exit;
      running = fresh();
      await running.url;
    },
    log: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      const exit = once(running.child, 'exit');
      if (running.child.connected) running.child.disconnect();
      if (running.child.exitCode === null) await exit;
    },
  };
};
