import { connect, type Connection } from '@dijla/provider/database';
import { afterAll } from 'vitest';
import { borrowed } from '../shared/borrowed.ts';

export type SharedShop = {
  url: string;
  /** The shop's database, for looking at what a shopper did there. */
  database: Connection;
  /** The folder with the e-mails and SMS it has sent. */
  outbox: string;
};

/**
 * Returns the shop that the test files of a worker share. It has the demo catalogue, and what earlier files
 * ordered and registered. A file that changes the catalogue, sells something out, sets the clock, restarts
 * the shop or needs other settings takes `runningShop` instead. `await` it at the top of the file.
 */
export const sharedShop = async (): Promise<SharedShop> => {
  const { url, databaseUrl, outbox } = await borrowed('shop');
  const database = connect({ url: databaseUrl, applicationName: 'test', poolSize: 2 });
  afterAll(database.close);
  return { url, database, outbox };
};
