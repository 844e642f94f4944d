import { connect } from '@dijla/provider/database';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { templateDatabase } from './template-database.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/**
 * Template with the hand-written products: loading them takes a second of CPU time, copying the template
 * almost none.
 */
const demoTemplate = 'demo_template';
/** Number of the lock under which one test file of a run creates the template while the others wait. */
const makingLock = 7_031;

const makeTemplate = async (admin: pg.Client): Promise<void> => {
  const { rowCount } = await admin.query('select from pg_database where datname = $1 and datistemplate', [
    demoTemplate,
  ]);
  if (rowCount !== 0) return;
  // An earlier attempt may have been interrupted.
  await admin.query(`drop database if exists ${demoTemplate} with (force)`);
  await admin.query(`create database ${demoTemplate} template ${templateDatabase}`);
  const { loadDemoCatalog: loadDemoCatalogue } =
    await import('@dijla/demo-catalogue/loading/load-demo-catalog');
  const connection = connect({
    url: databaseUrl(inject('testClusterUrl'), demoTemplate),
    applicationName: 'test',
    poolSize: 2,
  });
  try {
    await loadDemoCatalogue(connection.db);
  } finally {
    await connection.close();
  }
  await admin.query(`alter database ${demoTemplate} with is_template true allow_connections false`);
};

/**
 * Creates a database with the hand-written products of the demo catalog, so that a shop does not fill it. It
 * is dropped after the test file. `await` it at the top of the file.
 */
export const demoDatabase = async (): Promise<TestDatabase> => {
  const admin = new pg.Client({ connectionString: inject('testClusterUrl') });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [makingLock]);
    await makeTemplate(admin);
  } finally {
    await admin.end();
  }
  return testDatabase(demoTemplate);
};
