import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@dijla/provider/database';
import { findBinaries } from '@dijla/provider/database/cluster/binaries';
import { chooseRunAs } from '@dijla/provider/database/cluster/run-as';
import { type Server, startServer, stopServer } from '@dijla/provider/database/cluster/server-control';
import pg from 'pg';
import { freePort } from '../free-port.ts';

type ClusterWithStandby = {
  /** URL of the primary's database, which has no tables yet. */
  url: string;
  /** URL of the same database at the standby, which is read only and follows the primary by streaming. */
  standbyUrl: string;
  /** Stops the standby as if its machine had failed. */
  killStandby: () => Promise<void>;
  startStandby: () => Promise<void>;
  close: () => Promise<void>;
};

/** Copies the running primary's data into a folder for a standby (a base backup, without its program). */
const copyData = async (url: string, from: string, to: string): Promise<void> => {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  try {
    await session.query(`select pg_backup_start('standby', true)`);
    // Files that vanish meanwhile are no failure: the log repeats what happened to them.
    spawnSync('cp', ['-a', from, to]);
    const { rows } = await session.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    rmSync(join(to, 'postmaster.pid'), { force: true });
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await session.end();
  }
};

/** Starts a cluster of its own and a standby of it, as on two machines. The caller closes it. */
export const clusterWithStandby = async (): Promise<ClusterWithStandby> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dijla-standby-'));
  // When root starts the servers, they run as another user and must be able to enter this folder.
  chmodSync(dataDir, 0o711);
  const cluster = await startCluster({ dataDir });
  const data = `${cluster.data}-standby`;
  const runAs = await chooseRunAs(cluster.data);
  const server: Server = { data, binaries: await findBinaries(dataDir, runAs), runAs, durable: true };
  await copyData(cluster.url, cluster.data, data);
  const primary = new URL(cluster.url);
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.hostname} port=${primary.port} user=${primary.username} password=${decodeURIComponent(primary.password)}'\n`,
  );
  writeFileSync(join(data, 'standby.signal'), '');
  for (const file of ['standby.signal', 'backup_label'])
    if (runAs) chownSync(join(data, file), runAs.uid, runAs.gid);
  const port = await freePort();
  const startStandby = async (): Promise<void> => {
    const started = await startServer(server, port);
    if (!started.ok) throw new Error(`The standby does not start: ${started.log}`);
  };
  await startStandby();
  const standby = new URL(cluster.url);
  standby.port = String(port);
  return {
    url: cluster.url,
    standbyUrl: standby.href,
    killStandby: () => stopServer(server, 'immediate'),
    startStandby,
    close: async () => {
      await stopServer(server, 'immediate');
      await cluster.stop();
      rmSync(data, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
