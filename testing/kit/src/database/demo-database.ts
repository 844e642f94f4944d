import { inject } from 'vitest';
import { readyDemoTemplate } from './demo-template.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/**
 * Creates a database with the hand-written products of the demo catalog, so that a shop does not fill it. It
 * is dropped after the test file. `await` it at the top of the file.
 */
export const demoDatabase = async (): Promise<TestDatabase> =>
  testDatabase(await readyDemoTemplate(inject('testClusterUrl')));
