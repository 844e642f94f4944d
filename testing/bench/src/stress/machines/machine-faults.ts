import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ask } from './database-machines.ts';
import { tellRedis } from './tell-redis.ts';
import { getsReady, type Machine, type SeveralMachines } from './several-machines.ts';
import { waitUntil } from './wait-until.ts';

export type MachineFault = {
  name: string;
  /** Maximum seconds in which a shopper may get no answer. */
  boundSeconds: number;
  /** Whether it concerns a shop with pages alone. */
  ofPages?: boolean;
  /** Causes the fault, and resolves when everything is as it was. Returns what should be known besides. */
  act: (shop: SeveralMachines) => Promise<string | void>;
};

const root = join(import.meta.dirname, '../../../../..');
/** How long faults last that are lifted again. */
const lastMs = 10_000;
/** Seconds after which nobody having heard of the primary means that it is lost. */
const patienceSeconds = 5;

const restart = async (
  { proxy }: SeveralMachines,
  machine: Machine,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await proxy.takeOut(machine.name);
  await machine.process.restart(changes);
  await getsReady(machine);
  await proxy.letIn(machine.name);
};

const confirmAgain = ({ databases: { primary, confirming } }: SeveralMachines): Promise<void> =>
  waitUntil('both followers confirm again', async () => (await confirming(primary)).length === 2);

const killServing = async ({ web: [machine], proxy }: SeveralMachines): Promise<void> => {
  machine.process.kill();
  await waitUntil('the proxy misses it', async () => !(await proxy.isUp('web', machine.name)));
  await waitUntil('it is back', () => proxy.isUp('web', machine.name));
};

const killJobs = async ({ jobs }: SeveralMachines): Promise<void> => {
  jobs.process.kill();
  await pause(1000);
  await getsReady(jobs);
};

/** No byte comes through, and no word that it does not. */
const cutOff = async ({ web: [, machine], proxy }: SeveralMachines): Promise<void> => {
  machine.network.stall();
  await pause(lastMs);
  machine.network.resume();
  await waitUntil('it is back', () => proxy.isUp('web', machine.name));
};

const slowLink = async ({ web: [, , machine] }: SeveralMachines): Promise<void> => {
  machine.network.slow(20);
  await pause(lastMs);
  machine.network.slow(0);
};

const killRedis = async ({ redis }: SeveralMachines): Promise<void> => {
  redis.kill();
  await pause(lastMs);
};

const fillRedis = async ({ redis }: SeveralMachines): Promise<void> => {
  await tellRedis(redis.port, 'CONFIG SET maxmemory 1');
  await pause(lastMs);
  await tellRedis(redis.port, 'CONFIG SET maxmemory 0');
};

const killFollower =
  (name: 'standby' | 'replica') =>
  async (shop: SeveralMachines): Promise<void> => {
    const server = shop.databases[name];
    server.kill();
    await pause(lastMs);
    await server.start();
    await confirmAgain(shop);
  };

const fillReplica = async (shop: SeveralMachines): Promise<string | void> => {
  const { databases } = shop;
  if (databases.fillDisk === undefined) return 'not done: needs root, to give it a disk of its own';
  const free = databases.fillDisk();
  await ask(databases.primary.url, 'select pg_switch_wal()', 'checkpoint', 'select pg_switch_wal()');
  await pause(lastMs);
  free();
  // One that found no room for its log has ended, and is started again by whoever keeps it.
  if (!databases.replica.isRunning()) await databases.replica.start();
  await confirmAgain(shop);
};

const upgrade = async (shop: SeveralMachines): Promise<void> => {
  for (const machine of shop.web) await restart(shop, machine);
  await shop.jobs.process.restart();
  await getsReady(shop.jobs);
};

const skewClock = async (shop: SeveralMachines): Promise<void> => {
  const [machine] = shop.web;
  const skewed = pathToFileURL(join(import.meta.dirname, 'skewed-clock.mjs')).href;
  await restart(shop, machine, { NODE_OPTIONS: `--import=${skewed}`, CLOCK_SKEW_MS: '120000' });
  await pause(lastMs);
  await restart(shop, machine);
};

/** Starts what `deploy/` has watch the primary. */
const failOver = ({ databases: { primary, standby, replica } }: SeveralMachines): Promise<string> =>
  new Promise((resolve, reject) => {
    const program = join(root, 'deploy/several-machines/fail-over.sh');
    const child = spawn('sh', [program, '--when-lost', String(patienceSeconds)], {
      env: { ...process.env, PRIMARY: primary.url, FOLLOWERS: `${standby.url} ${replica.url}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('exit', (code) => {
      const text = Buffer.concat(said).toString().trim();
      if (code === 0) resolve(text);
      else reject(new Error(`fail-over.sh ended with ${String(code)}: ${text}`));
    });
  });

const losePrimary = async (shop: SeveralMachines): Promise<string> => {
  const { databases } = shop;
  const watching = failOver(shop);
  await pause(3000);
  databases.primary.kill();
  const said = await watching;
  const promoted = [databases.standby, databases.replica].find(({ port }) =>
    said.includes(`:${port}/postgres is`),
  );
  if (promoted === undefined) throw new Error(`Nobody was promoted: ${said}`);
  await waitUntil(
    'the other follower confirms',
    async () => (await databases.confirming(promoted)).length === 1,
  );
  return `${promoted === databases.standby ? 'the standby' : 'the replica'} is the primary, and the other follows it; of the outage ${patienceSeconds} s are patience`;
};

/** Faults that happen to a shop on several machines, in this order: the last leaves it with a machine less. */
export const machineFaults: readonly MachineFault[] = [
  { name: 'a process that serves killed', boundSeconds: 5, act: killServing },
  { name: 'the process of the jobs killed', boundSeconds: 5, act: killJobs },
  { name: 'a process that serves cut off from the database for 10 s', boundSeconds: 5, act: cutOff },
  { name: '40 ms to the database and back, for one process', boundSeconds: 5, act: slowLink },
  { name: 'the Redis killed', boundSeconds: 5, ofPages: true, act: killRedis },
  { name: 'the Redis full for 10 s', boundSeconds: 5, ofPages: true, act: fillRedis },
  { name: 'the replica killed, back after 10 s', boundSeconds: 5, act: killFollower('replica') },
  { name: 'the standby killed, back after 10 s', boundSeconds: 5, act: killFollower('standby') },
  { name: 'the disk of the replica full for 10 s', boundSeconds: 5, act: fillReplica },
  { name: 'a clock two minutes ahead, of one process', boundSeconds: 5, act: skewClock },
  { name: 'another release, one process after the other', boundSeconds: 5, act: upgrade },
  { name: 'the primary lost', boundSeconds: 30, act: losePrimary },
];
