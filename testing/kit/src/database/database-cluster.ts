import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate, startCluster, type Cluster } from '@dijla/provider/database';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { liftOrderLimits } from '../orders/lift-order-limits.ts';
import { databaseUrl } from './database-url.ts';
import { templateDatabase } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the test cluster's maintenance database, used to create databases. */
    testClusterUrl: string;
  }
}

type Run = { dataDir: string; cluster: Promise<Cluster>; projects: number };

// Each vitest project loads this module separately, so shared state is stored on `globalThis`.
const runs: { dijlaTestCluster?: Run } = globalThis as typeof globalThis & { dijlaTestCluster?: Run };

const prefix = 'dijla-test-';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Stops and removes the leftovers of killed runs; the folder names contain the id of their process. */
const clearLeftovers = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : undefined;
    if (!pid || isAlive(pid)) continue;
    const dataDir = join(tmpdir(), name);
    try {
      await (await startCluster({ dataDir, durable: false })).stop();
    } catch {
      // It was no whole cluster yet, or is another user's: there is nothing to stop.
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const makeTemplate = async (cluster: Cluster): Promise<void> => {
  const admin = new pg.Client({ connectionString: databaseUrl(cluster.url, 'postgres') });
  await admin.connect();
  try {
    await admin.query(`create database ${templateDatabase}`);
    await migrate(databaseUrl(cluster.url, templateDatabase));
    const { db, close } = connect({
      url: databaseUrl(cluster.url, templateDatabase),
      applicationName: 'test',
      poolSize: 1,
    });
    await liftOrderLimits(db).finally(close);
    await admin.query(`alter database ${templateDatabase} with is_template true allow_connections false`);
  } finally {
    await admin.end();
  }
};

const startTestCluster = async (dataDir: string): Promise<Cluster> => {
  await clearLeftovers();
  const cluster = await startCluster({ dataDir, durable: false });
  await makeTemplate(cluster);
  return cluster;
};

const startRun = (): Run => {
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  return { dataDir, cluster: startTestCluster(dataDir), projects: 0 };
};

/** Starts the run's cluster for the first project that needs it and provides its URL to the tests. */
export const setup = async (project: TestProject): Promise<void> => {
  const run = (runs.dijlaTestCluster ??= startRun());
  run.projects += 1;
  const { url } = await run.cluster;
  project.provide('testClusterUrl', databaseUrl(url, 'postgres'));
};

/** Stops the cluster after the last project and removes its data. */
export const teardown = async (): Promise<void> => {
  const run = runs.dijlaTestCluster;
  if (!run) return;
  run.projects -= 1;
  if (run.projects > 0) return;
  delete runs.dijlaTestCluster;
  const cluster = await run.cluster;
  await cluster.stop();
  rmSync(run.dataDir, { recursive: true, force: true });
};
