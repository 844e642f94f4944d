import { type ChildProcess, fork } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { rawGet } from '../raw-get.ts';

type Message = { port?: number; startedMs?: number; cpu?: number; heap?: number };

const messages = (child: ChildProcess) => {
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  ended.catch(() => undefined);
  const next = <Member extends keyof Message>(member: Member): Promise<number> => {
    const message = new Promise<number>((resolve) => {
      const hear = (message: unknown) => {
        const value = (message as Message)[member];
        if (value === undefined) return;
        child.off('message', hear);
        resolve(value);
      };
      child.on('message', hear);
    });
    return Promise.race([message, ended]);
  };
  return { next };
};

const connections = 8;

/**
 * Starts a server in its own process with a keep-alive client; a round returns the CPU milliseconds per
 * request.
 */
export const measuredProcess = async (
  program: string,
  { environment = {}, message }: { environment?: Record<string, string>; message?: object } = {},
) => {
  const child = fork(join(import.meta.dirname, program), { env: { ...process.env, ...environment } });
  const { next } = messages(child);
  const listening = Promise.all([next('port'), next('startedMs')]);
  if (message) child.send(message);
  const [port, startedMs] = await listening;
  const url = `http://127.0.0.1:${port}`;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const asked = (what: 'cpu' | 'heap') => (): Promise<number> => {
    const message = next(what);
    child.send(what);
    return message;
  };
  /** Returns the CPU microseconds used so far. */
  const cpu = asked('cpu');
  /** Collects its garbage and returns the bytes of its heap that are left; needs `--expose-gc`. */
  const heap = asked('heap');

  const round = async (path: string, requests: number): Promise<number> => {
    let left = requests;
    const before = await cpu();
    const client = async () => {
      while (left > 0) {
        left -= 1;
        const { status } = await rawGet(`${url}${path}`, { agent });
        if (status !== 200) throw new Error(`${path} answers ${status}`);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    return ((await cpu()) - before) / 1000 / requests;
  };

  const stop = async () => {
    agent.destroy();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await ended;
  };
  return { url, pid: child.pid, startedMs, cpu, heap, round, stop };
};

export type MeasuredProcess = Awaited<ReturnType<typeof measuredProcess>>;
