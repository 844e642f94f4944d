import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Shared } from './addresses.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address at which test files ask for what they share: `/<kind>/<worker>`. */
    sharedUrl: string;
  }
}

type Started = { child: ChildProcess; address: Promise<unknown> };

const programs: Record<keyof Shared, string> = { shop: 'shop-process.ts', chromium: 'chromium-process.ts' };
const isShared = (kind = ''): kind is keyof Shared => Object.hasOwn(programs, kind);

const start = (kind: keyof Shared, clusterUrl: string): Started => {
  const child = fork(join(import.meta.dirname, programs[kind]), {
    env: { ...process.env, TEST_CLUSTER_URL: clusterUrl },
    execArgv: [],
  });
  const address = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The shared ${kind} ended with ${code}`)));
  });
  return { child, address };
};

const stopped = ({ child }: Started): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.disconnect();
  });

/**
 * Lends each worker a shop and a Chromium, which its test files use one after the other. Each is started when
 * it is first asked for, and again when it has ended. Runs after the setup of the database cluster.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const clusterUrl = project.getProvidedContext().testClusterUrl;
  const started = new Map<string, Started>();
  const lend = async (kind: keyof Shared, worker: string): Promise<unknown> => {
    const name = `${kind}/${worker}`;
    const existing = started.get(name);
    const isRunning = existing?.child.connected === true;
    const lent = existing && isRunning ? existing : start(kind, clusterUrl);
    started.set(name, lent);
    return lent.address;
  };
  const server = createServer((request, response) => {
    const [, kind, worker = ''] = (request.url ?? '').split('/');
    if (!isShared(kind)) return void response.writeHead(404).end();
    lend(kind, worker).then(
      (address) => response.end(JSON.stringify(address)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('sharedUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([...started.values()].map(stopped));
  };
};
