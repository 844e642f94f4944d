import { connect } from '@dijla/provider/database';
import type pg from 'pg';
import { databaseUrl } from './database-url.ts';
import { asAdmin } from './new-database.ts';
import { templateDatabase } from './template-database.ts';

/**
 * Template with the hand-written products: loading them takes a second of CPU time, copying the template
 * almost none.
 */
const demoTemplate = 'demo_template';
/** Number of the lock under which one process of a run creates the template while the others wait. */
const makingLock = 7_031;

const makeTemplate = async (admin: pg.Client, clusterUrl: string): Promise<void> => {
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
    url: databaseUrl(clusterUrl, demoTemplate),
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

/** Returns the name of the template with the demo catalogue, which the first caller of a run creates. */
export const readyDemoTemplate = async (clusterUrl: string): Promise<string> => {
  await asAdmin(clusterUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [makingLock]);
    await makeTemplate(admin, clusterUrl);
  });
  return demoTemplate;
};
