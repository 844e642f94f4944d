import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, migrate } from '@dijla/provider/database';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { newPrimary, serverOfData } from '@dijla/test-kit/database/database-servers';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

const installed = '/usr/lib/postgresql';
/** Programs of a server that Debian installed: the shop's own PostgreSQL has no pg_basebackup. */
const programs = (existsSync(installed) ? readdirSync(installed) : [])
  .map((version) => join(installed, version, 'bin'))
  .find((bin) => existsSync(join(bin, 'pg_basebackup')) && existsSync(join(bin, 'postgres')));
const hasRestic = spawnSync('restic', ['version']).error === undefined;

const folder = mkdtempSync(join(tmpdir(), 'dijla-point-in-time-'));
// The server's user calls a script in it.
chmodSync(folder, 0o711);
const ending: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ending.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

const scripts = join(folder, 'scripts');
const archive = join(folder, 'archive');

const rows = async (url: string, statement: string): Promise<unknown[][]> => {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  try {
    return (await session.query({ text: statement, rowMode: 'array' })).rows;
  } finally {
    await session.end();
  }
};

const run = (script: string, args: readonly string[], environment: Record<string, string> = {}): void => {
  const { status, stdout, stderr } = spawnSync(join(scripts, script), args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${programs}:${process.env['PATH']}`,
      RESTIC_REPOSITORY: join(folder, 'repository'),
      RESTIC_PASSWORD: 'of a repository that is thrown away',
      RESTIC_CACHE_DIR: join(folder, 'cache'),
      WAL_FOLDER: archive,
      ...environment,
    },
  });
  expect([script, status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([script, 0, '']);
};

/** Starts a server that archives its log as `deploy/` says, with the tables of the shop. */
const archivingServer = async () => {
  cpSync(join(import.meta.dirname, '../deploy/point-in-time'), scripts, { recursive: true });
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  const server = await newPrimary(join(folder, 'server'), {
    ...(programs && { programs }),
    settings: [
      'archive_mode = on',
      'archive_timeout = 60',
      `archive_command = '${scripts}/archive-wal.sh %p %f ${archive}'`,
    ],
  });
  ending.push(server.stop);
  await migrate(server.url);
  const connection = connect({ url: server.url, applicationName: 'test' });
  ending.push(connection.close);
  return { server, connection };
};

const skusIn = async (url: string): Promise<unknown[]> =>
  (await rows(url, 'select sku from product order by sku')).flat();

describe.runIf(programs !== undefined && hasRestic)('a restore to a point in time', () => {
  it('brings back what was there at the time, though it was destroyed since, and nothing that came later', async () => {
    const { server, connection } = await archivingServer();
    const { simple } = catalogBuilder(connection.db);
    await simple({ sku: 'BEFORE-THE-COPY' });
    run('base-back-up.sh', [], { DATABASE: server.url });
    await simple({ sku: 'AFTER-THE-COPY' });
    const [[time] = []] = await rows(
      server.url,
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    );
    await pause(50);
    await rows(server.url, 'truncate product cascade');
    await simple({ sku: 'AFTER-THE-ACCIDENT' });
    const [[last] = []] = await rows(server.url, 'select pg_walfile_name(pg_switch_wal())');
    await expect.poll(() => existsSync(join(archive, `${String(last)}.gz`)), { timeout: 60_000 }).toBe(true);
    run('take-wal.sh', []);

    const restored = join(folder, 'restored', 'data');
    run('restore-to.sh', [String(time), restored]);
    const copy = await serverOfData(restored, {
      others: [`${restored}-wal`],
      ...(programs && { programs }),
    });
    ending.push(copy.stop);
    await copy.start();
    await expect
      .poll(() => rows(copy.url, 'select pg_is_in_recovery()'), { timeout: 60_000 })
      .toEqual([[false]]);
    expect([await skusIn(copy.url), await skusIn(server.url)]).toEqual([
      ['AFTER-THE-COPY', 'BEFORE-THE-COPY'],
      ['AFTER-THE-ACCIDENT'],
    ]);
    // It takes writes, as a shop needs, and keeps none of its log among that of the shop.
    await rows(copy.url, 'create table written ()');
    expect(await rows(copy.url, 'show archive_mode')).toEqual([['off']]);
  }, 300_000);
});
