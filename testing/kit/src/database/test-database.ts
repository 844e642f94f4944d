import { connect, type Connection } from '@dijla/provider/database';
import { afterAll, inject } from 'vitest';
import { asAdmin, newDatabase } from './new-database.ts';
import { templateDatabase } from './template-database.ts';

export type TestDatabase = Connection & { url: string };

const freshDatabase = async (definition: string): Promise<string> => {
  const clusterUrl = inject('testClusterUrl');
  const { name, url } = await newDatabase(clusterUrl, definition);
  afterAll(() => asAdmin(clusterUrl, (admin) => admin.query(`drop database ${name} with (force)`)));
  return url;
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
