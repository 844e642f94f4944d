import { spawn, spawnSync } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { freePort } from '../free-port.ts';
import { respDouble } from './resp-double.ts';

/** A Redis for tests, behind a network that can fail. */
type TestRedis = {
  /** The value of `REDIS_URL`. */
  url: string;
  /** Names that it has. */
  names: () => Promise<string[]>;
  /** Puts a value in place of what there is. */
  plant: (name: string, value: Buffer) => Promise<void>;
  read: (name: string) => Promise<Buffer>;
  /** Ends every connection and takes no new one, until `allow`. */
  refuse: () => Promise<void>;
  allow: () => Promise<void>;
  /** Holds back what it answers, until `resume`. */
  stall: () => void;
  resume: () => void;
  /** Answers every command with these bytes in place of its own, until `resume`. */
  babble: (bytes: Buffer) => void;
  stop: () => Promise<void>;
};

const programs = ['redis-server', 'valkey-server'];
const onPath = programs.find(
  (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** What tests of the shared pages run against, for their titles. */
export const redisOfTests = onPath ?? 'a double that speaks RESP: there is no redis-server';

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const startProgram = async (program: string): Promise<{ port: number; stop: () => Promise<void> }> => {
  const port = await freePort();
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const deadline = Date.now() + 30_000; !(await isOpen(port));) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

/** Sends one command past the network of the test, and returns its answer: a text, or the parts of a list. */
const command = (port: number, ...parts: (string | Buffer)[]): Promise<Buffer[]> =>
  new Promise((resolve, reject) => {
    const bytes = parts.flatMap((part) => {
      const value = Buffer.from(part as string);
      return [Buffer.from(`$${value.length}\r\n`), value, Buffer.from('\r\n')];
    });
    let come = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from(`*${parts.length}\r\n`), ...bytes])),
    );
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      come = Buffer.concat([come, chunk]);
      const values = valuesIn(come);
      if (values === undefined) return;
      socket.destroy();
      resolve(values);
    });
  });

/** Reads a whole answer; undefined while more is to come. */
const valuesIn = (come: Buffer): Buffer[] | undefined => {
  const end = come.indexOf('\r\n');
  if (end < 0) return undefined;
  const head = come.subarray(0, end).toString();
  if (head.startsWith('-')) throw new Error(head);
  if (head.startsWith('+')) return [come.subarray(1, end)];
  const values: Buffer[] = [];
  let at = head.startsWith('*') ? end + 2 : 0;
  for (let left = head.startsWith('*') ? Number(head.slice(1)) : 1; left > 0; left -= 1) {
    const stop = come.indexOf('\r\n', at);
    if (stop < 0) return undefined;
    const length = Number(come.subarray(at + 1, stop).toString());
    if (come.length < stop + 4 + length) return undefined;
    values.push(come.subarray(stop + 2, stop + 2 + length));
    at = stop + 4 + length;
  }
  return values;
};

/** Starts the Redis of the machine, or the double where there is none, and the network before it. */
export const testRedis = async (): Promise<TestRedis> => {
  const server = onPath === undefined ? await respDouble() : await startProgram(onPath);
  const pairs = new Set<{ client: Socket; behind: Socket }>();
  let isStalled = false;
  let babble: Buffer | undefined;

  const join = (client: Socket): void => {
    const behind = connect(server.port, '127.0.0.1');
    const pair = { client, behind };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      behind.destroy();
    };
    for (const socket of [client, behind]) socket.on('error', end).on('close', end);
    client.on('data', (chunk: Buffer) => (babble === undefined ? behind.write(chunk) : client.write(babble)));
    behind.on('data', (chunk: Buffer) => client.write(chunk));
    if (isStalled) behind.pause();
  };

  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const opened = createServer(join).listen(port, '127.0.0.1', () => resolve(opened));
    });
  let listener = await listen(0);
  const { port } = listener.address() as AddressInfo;
  const cut = (): void => {
    for (const { client, behind } of pairs) {
      client.resetAndDestroy();
      behind.destroy();
    }
  };
  const refuse = (): Promise<void> =>
    new Promise((resolve) => {
      listener.close(() => resolve());
      cut();
    });

  return {
    url: `redis://127.0.0.1:${port}`,
    names: async () => (await command(server.port, 'KEYS', '*')).map(String),
    plant: async (name, value) => void (await command(server.port, 'SET', name, value)),
    read: async (name) =>
      (await command(server.port, 'GETRANGE', name, '0', '9999999'))[0] ?? Buffer.alloc(0),
    refuse,
    allow: async () => void (listener = await listen(port)),
    stall: () => {
      isStalled = true;
      for (const { behind } of pairs) behind.pause();
    },
    resume: () => {
      isStalled = false;
      babble = undefined;
      for (const { behind } of pairs) behind.resume();
    },
    babble: (bytes) => (babble = bytes),
    stop: async () => {
      if (listener.listening) await refuse();
      cut();
      await server.stop();
    },
  };
};
