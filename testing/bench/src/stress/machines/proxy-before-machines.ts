import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@dijla/test-kit/free-port';
import { type KeptProcess, keptProcess } from './kept-process.ts';
import { waitUntil } from './wait-until.ts';

const root = join(import.meta.dirname, '../../../../..');
/** What `deploy/` gives the owner. */
const config = join(root, 'deploy/several-machines/haproxy.cfg');

/** HAProxy before processes and servers of the database. */
export type ProxyBeforeMachines = {
  url: string;
  /** Ports where the primary is, and a server to read from. */
  primaryPort: number;
  replicaPort: number;
  /** Starts it, once it is known what listens where: at ports of this machine. */
  start: (ports: { web: readonly number[]; databases: readonly number[] }) => Promise<void>;
  /** Whether it sends requests to the server of that name. */
  isUp: (backend: string, name: string) => Promise<boolean>;
  /** Takes a process out, so that it gets no more requests and ends those it has; resolves once it has. */
  takeOut: (name: string) => Promise<void>;
  /** Lets it in again, and resolves once it gets requests. */
  letIn: (name: string) => Promise<void>;
  stop: () => Promise<void>;
};

const tell = (port: number, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    connect(port, '127.0.0.1')
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('error', reject)
      .on('close', () => resolve(Buffer.concat(chunks).toString()))
      .end(`${command}\n`);
  });

type Row = { sessions: number; status: string };

const rowOf = async (admin: number, backend: string, name: string): Promise<Row> => {
  const lines = (await tell(admin, 'show stat')).split('\n').map((line) => line.split(','));
  const row = lines.find((columns) => columns[0] === backend && columns[1] === name);
  return { sessions: Number(row?.[4]), status: row?.[17] ?? '' };
};

/** Chooses the ports of the proxy; it is started later. */
export const proxyBeforeMachines = async (folder: string): Promise<ProxyBeforeMachines> => {
  const [port, primaryPort, replicaPort, admin] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  let kept: KeptProcess | undefined;
  const isUp = async (backend: string, name: string) =>
    (await rowOf(admin, backend, name)).status.startsWith('UP');
  const at = (name: string, ports: readonly number[]) =>
    Object.fromEntries(ports.map((one, place) => [`${name}_${place + 1}`, `127.0.0.1:${one}`]));
  return {
    url: `http://127.0.0.1:${port}`,
    primaryPort,
    replicaPort,
    isUp,
    start: async ({ web, databases }) => {
      const environment = {
        SHOP: `127.0.0.1:${port}`,
        PRIMARY: `127.0.0.1:${primaryPort}`,
        REPLICA: `127.0.0.1:${replicaPort}`,
        ADMIN: `127.0.0.1:${admin}`,
        ...at('WEB', web),
        ...at('DATABASE', databases),
      };
      kept = keptProcess({
        command: ['haproxy', '-db', '-f', config],
        environment,
        logFile: join(folder, 'haproxy.log'),
        endsWith: [143, 'SIGTERM'],
      });
      await waitUntil('the proxy finds the primary', () => isUp('primary', 'primary'));
    },
    takeOut: async (name) => {
      await tell(admin, `set server web/${name} state drain`);
      await waitUntil(
        `${name} ends its requests`,
        async () => (await rowOf(admin, 'web', name)).sessions === 0,
      );
    },
    letIn: async (name) => {
      await tell(admin, `set server web/${name} state ready`);
      await waitUntil(`${name} gets requests`, () => isUp('web', name));
    },
    stop: async () => kept?.stop(),
  };
};
