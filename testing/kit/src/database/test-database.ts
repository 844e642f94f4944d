import { randomBytes } from 'node:crypto';
import { connect, type Connection } from '@dijla/provider/database';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { templateDatabase } from './template-database.ts';

export type TestDatabase = Connection & { url: string };

const asAdmin = async (statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: inject('testClusterUrl') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
};

const freshDatabase = async (definition: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} ${definition}`);
  afterAll(() => asAdmin(`drop database ${name} with (force)`));
  return databaseUrl(inject('testClusterUrl'), name);
};

/** Creates a database without tables, dropped after the test file. Call it at the top of the file. */
export const emptyDatabase = (): Promise<string> => freshDatabase('template template0');

/**
 * Creates a copy of a template, by default the one with the schema and its initial data, dropped after the
 * test file. `await` it at the top of the file.
 */
export const testDatabase = async (template: string = templateDatabase): Promise<TestDatabase> => {
  const url = await freshDatabase(`template ${template}`);
  const connection = connect({ url, applicationName: 'test', poolSize: 8 });
  afterAll(connection.close);
  return { ...connection, url };
};
