import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from './database-url.ts';

/** Runs work as the administrator of the test cluster whose maintenance database has this URL. */
export const asAdmin = async <Result>(
  clusterUrl: string,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
};

/** Creates a database, for example `template demo_template`, and returns its name and URL. */
export const newDatabase = async (
  clusterUrl: string,
  definition: string,
): Promise<{ name: string; url: string }> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(clusterUrl, (admin) => admin.query(`create database ${name} ${definition}`));
  return { name, url: databaseUrl(clusterUrl, name) };
};
