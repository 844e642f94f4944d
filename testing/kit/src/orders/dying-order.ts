import { connect } from '@dijla/provider/database';
import type { KyselyPlugin } from 'kysely';
import { buyingProvider } from '../buying-provider.ts';

/*
 * A process that places an order and is killed after so many of its statements, or, past the last one, after
 * its commit: a child process of a test, given the database, the number and the order's body.
 */
const [url = '', statements = '', body = ''] = process.argv.slice(2);
const connection = connect({ url, applicationName: 'dying order', poolSize: 4 });
const die = () => process.kill(process.pid, 'SIGKILL');
let left = Infinity;
const killer: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    left -= 1;
    if (left === 0) die();
    return result;
  },
};
const shop = await buyingProvider(connection.db.withPlugin(killer));
left = Number(statements);
await shop.send('order/place', { query: { storeCode: 'ar' }, body: JSON.parse(body) });
die();
