import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive, servesData } from './postmaster.ts';
import { type Cluster, type ClusterOptions, startCluster } from './embedded-cluster.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
const clusters: Cluster[] = [];

const newDataDir = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `dijla-test-${process.pid}-`)));
  folders.push(folder);
  return folder;
};

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isRunning = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

/** Takes the port as soon as the server that used it has gone. */
const listenWhenFree = async (port: number): Promise<Server> => {
  for (;;) {
    const server = createServer((socket) => socket.destroy());
    const isListening = await new Promise((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isListening) return server;
    await pause(1);
  }
};

const query = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

const start = async (options: ClusterOptions): Promise<Cluster> => {
  const cluster = await startCluster(options);
  clusters.push(cluster);
  return cluster;
};

/**
 * Runs a shop in its own process; it reports how it found the server and runs until it is killed or asked to
 * stop.
 */
const startInProcess = async (
  dataDir: string,
): Promise<{ child: ChildProcess; how: string; url: string }> => {
  const program = `
    const { startCluster } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-cluster.ts'))});
    const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdin.once('data', async () => { await cluster.stop(); process.exit(0); });
    console.log(JSON.stringify({ how: cluster.how, url: cluster.url }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}.`)));
  });
  return { child, ...JSON.parse(line) };
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => void child.once('exit', () => resolve()));

const kill = async (child: ChildProcess): Promise<void> => {
  const end = ended(child);
  child.kill('SIGKILL');
  await end;
};

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(clusters.map((cluster) => cluster.stop()));
  for (const folder of folders) {
    if (isRunning(folder)) await start({ dataDir: folder }).then((cluster) => cluster.stop());
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('startCluster', () => {
  it('makes a durable UTF-8 server with checksums that only this machine reaches, by password', async () => {
    const dataDir = newDataDir();
    const cluster = await start({ dataDir });
    const settings = await query(
      cluster.url,
      `select string_agg(concat_ws('=', name, setting), ' ' order by lower(name)) from pg_settings
       where name in ('data_checksums', 'listen_addresses', 'server_encoding', 'TimeZone', 'fsync', 'password_encryption', 'unix_socket_directories')
       union all select concat_ws(' ', datlocprovider, datlocale) from pg_database where datname = current_database()
       union all select string_agg(distinct auth_method, ' ') from pg_hba_file_rules`,
    );
    await cluster.stop();
    expect([cluster.how, settings]).toEqual([
      'made',
      [
        'data_checksums=on fsync=on listen_addresses=127.0.0.1 password_encryption=scram-sha-256 server_encoding=UTF8 TimeZone=UTC unix_socket_directories=',
        'b C.UTF-8',
        'scram-sha-256',
      ],
    ]);
  });

  it('keeps the password closed and the port readable in DATA_DIR', async () => {
    const dataDir = newDataDir();
    const cluster = await start({ dataDir, durable: false });
    await cluster.stop();
    const mode = statSync(join(dataDir, 'postgres-password')).mode & 0o777;
    expect([mode, readFileSync(join(dataDir, 'postgres-port'), 'utf8').trim()]).toEqual([
      0o600,
      new URL(cluster.url).port,
    ]);
  });

  it('starts again on the data there are, at the same port', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir, durable: false });
    await query(first.url, 'create table kept as select 7 as value');
    await first.stop();
    const second = await start({ dataDir, durable: false });
    const kept = await query(second.url, 'select value from kept');
    await second.stop();
    expect([second.how, second.url === first.url, kept, isRunning(dataDir)]).toEqual([
      'started',
      true,
      [7],
      false,
    ]);
  });

  it('is stopped by the last who uses it', async () => {
    const dataDir = newDataDir();
    const shop = await start({ dataDir, durable: false });
    const importer = await startInProcess(dataDir);
    await shop.stop();
    const whileImporting = await query(importer.url, 'select 1');
    const end = ended(importer.child);
    importer.child.stdin?.write('stop');
    await end;
    expect([importer.how, whileImporting, isRunning(dataDir)]).toEqual(['found', [1], false]);
  });

  it('is made once by processes that start at the same time', async () => {
    const dataDir = newDataDir();
    const starts = await Promise.all([1, 2, 3].map(() => startInProcess(dataDir)));
    await Promise.all(starts.map(({ child }) => kill(child)));
    expect([starts.map(({ how }) => how).toSorted(), new Set(starts.map(({ url }) => url)).size]).toEqual([
      ['found', 'found', 'made'],
      1,
    ]);
  });

  it('takes over the server a killed shop left behind, with all that was committed', async () => {
    const dataDir = newDataDir();
    const shop = await startInProcess(dataDir);
    await query(shop.url, 'create table kept as select 7 as value');
    await kill(shop.child);
    const next = await start({ dataDir, durable: false });
    const kept = await query(next.url, 'select value from kept');
    await next.stop();
    expect([next.how, kept, isRunning(dataDir)]).toEqual(['found', [7], false]);
  });

  it('repairs the data when shop and server were killed together', async () => {
    const dataDir = newDataDir();
    const shop = await startInProcess(dataDir);
    await query(shop.url, 'create table kept as select generate_series(1, 1000) as value');
    const server = postmasterPid(dataDir);
    await kill(shop.child);
    process.kill(server, 'SIGKILL');
    const next = await start({ dataDir });
    const kept = await query(next.url, 'select count(*)::int from kept');
    await next.stop();
    expect([next.how, kept]).toEqual(['started', [1000]]);
  });

  it('starts the server again at the same address when it is killed under a running shop', async () => {
    const dataDir = newDataDir();
    const shop = await start({ dataDir });
    await query(shop.url, 'create table kept as select 7 as value');
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    let kept: unknown[] = [];
    for (let attempt = 0; attempt < 100 && kept.length === 0; attempt += 1) {
      await pause(100);
      kept = await query(shop.url, 'select value from kept').catch(() => []);
    }
    await shop.stop();
    expect([kept, isRunning(dataDir)]).toEqual([[7], false]);
  });

  it('is started again as soon as it has ended when somebody stops it under a running shop', async () => {
    const dataDir = newDataDir();
    const told: string[] = [];
    const shop = await start({ dataDir, durable: false, log: (message) => void told.push(message) });
    const stopped = postmasterPid(dataDir);
    process.kill(stopped, 'SIGINT');
    // Less than the ten seconds spent waiting for a server that does not respond.
    await expect.poll(() => told.at(-1), { timeout: 9000 }).toBe('PostgreSQL runs again.');
    const answer = await query(shop.url, 'select 1');
    await shop.stop();
    expect(answer).toEqual([1]);
  });

  it('is started again at the same address, however often it is killed and whoever takes its port meanwhile', async () => {
    const dataDir = newDataDir();
    const told: string[] = [];
    const shop = await start({ dataDir, durable: false, log: (message) => void told.push(message) });
    for (let kills = 0; kills < 2; kills += 1) {
      process.kill(postmasterPid(dataDir), 'SIGKILL');
      const squatter = await listenWhenFree(Number(new URL(shop.url).port));
      await expect.poll(() => told.at(-1)).toMatch(/could not|does not start/);
      squatter.close();
      await expect
        .poll(() => query(shop.url, 'select 1').catch((error: Error) => error.message), { timeout: 30_000 })
        .toEqual([1]);
    }
    await shop.stop();
    expect(isRunning(dataDir)).toBe(false);
  });

  it.each([
    ['is being started again', async (dataDir: string) => postmasterPid(dataDir)],
    // When one of its processes is killed, the server ends every session and recovers.
    [
      'repairs itself',
      async (_: string, url: string) =>
        Number((await query(url, `select pid from pg_stat_activity where backend_type = 'checkpointer'`))[0]),
    ],
  ])('leaves nothing behind when it is stopped while it %s', async (_, victimOf) => {
    const dataDir = newDataDir();
    const shop = await start({ dataDir });
    const victim = await victimOf(dataDir, shop.url);
    const session = new pg.Client({ connectionString: shop.url });
    const over = new Promise((resolve) => void session.on('error', resolve));
    await session.connect();
    process.kill(victim, 'SIGKILL');
    await over;
    await shop.stop();
    // A killed server leaves its pid file behind, but no process.
    expect(
      isRunning(dataDir) &&
        isAlive(postmasterPid(dataDir)) &&
        (await servesData(postmasterPid(dataDir), shop.data)),
    ).toBe(false);
  });

  it('is not misled by a pid file whose number is now another program', async () => {
    const dataDir = newDataDir();
    const shop = await startInProcess(dataDir);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const server = postmasterPid(dataDir);
    await kill(shop.child);
    process.kill(server, 'SIGKILL');
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)));
    const next = await start({ dataDir, durable: false });
    await next.stop();
    expect(next.how).toBe('started');
  });

  it('begins anew where making the data was interrupted', async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'postgres.making', 'data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.making', 'data', 'PG_VERSION'), '18');
    const cluster = await start({ dataDir, durable: false });
    await cluster.stop();
    expect([cluster.how, existsSync(join(dataDir, 'postgres.making'))]).toEqual(['made', false]);
  });

  it('takes another port when its last one is taken', async () => {
    const dataDir = newDataDir();
    const other = await start({ dataDir: newDataDir(), durable: false });
    writeFileSync(join(dataDir, 'postgres-port'), new URL(other.url).port);
    const cluster = await start({ dataDir, durable: false });
    const answer = await query(cluster.url, 'select 1');
    await Promise.all([cluster.stop(), other.stop()]);
    expect([answer, cluster.url === other.url]).toEqual([[1], false]);
  });

  // Only root can run the server as another user.
  it.runIf(process.getuid?.() === 0)(
    'keeps its data under /var/lib when DATA_DIR lies in a closed home',
    async () => {
      const dataDir = join(newDataDir(), 'clone', 'data');
      const home = join(dataDir, '..', '..');
      const first = await start({ dataDir, durable: false });
      await query(first.url, 'create table kept as select 7 as value');
      await first.stop();
      const second = await start({ dataDir, durable: false });
      const kept = await query(second.url, 'select value from kept');
      await second.stop();
      rmSync(dirname(second.data), { recursive: true, force: true });
      expect([second.how, kept, dirname(dirname(second.data)), statSync(home).mode & 0o777]).toEqual([
        'started',
        [7],
        '/var/lib/dijla',
        0o700,
      ]);
    },
  );

  it('says so when the password of the data is gone', async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'postgres'));
    await expect(startCluster({ dataDir })).rejects.toThrow(
      `${join(dataDir, 'postgres-password')} is missing`,
    );
  });

  it('says so when the data lie elsewhere and are gone', async () => {
    const dataDir = newDataDir();
    symlinkSync(join(dataDir, 'nowhere'), join(dataDir, 'postgres'));
    await expect(startCluster({ dataDir })).rejects.toThrow('points to data that are gone');
  });
});
