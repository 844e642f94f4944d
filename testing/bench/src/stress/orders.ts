import { connect } from '@dijla/provider/database';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { liveOrders, orderFaults } from './order-lives.ts';
import { progressOf } from './progress.ts';

const workers = 16;
/** In milliseconds. Sixteen who want the same six goods wait for each other longer than shoppers would. */
const patient = { statement: 60_000, lock: 0, query: 65_000, session: 60_000, idle: 60_000 };

const run = async (stage: Stage): Promise<Table[]> => {
  const most = benchConfig().stressLives;
  const { url } = await stage.newDatabase('stress_orders');
  const connection = connect({ url, applicationName: 'desk', poolSize: workers * 2, limits: patient });
  try {
    const started = performance.now();
    const tell = progressOf(most, 'orders');
    const { orders, ...moves } = await liveOrders(connection.byKey, { orders: most, workers, tell });
    const seconds = (performance.now() - started) / 1000;
    const faults = await orderFaults(connection);
    if (Object.keys(faults).length > 0) throw new Error(`Orders do not agree: ${JSON.stringify(faults)}`);
    return [
      {
        title: `${workers} members of the staff at once`,
        rows: [
          ['orders', 'moves made', 'refused', 'rolled back', 'orders a second', 'orders that do not agree'],
          [orders, ...Object.values(moves), Math.round(orders / seconds), 0],
        ],
      },
    ];
  } finally {
    await connection.close();
  }
};

export const orders: Bench = {
  about:
    'orders placed and worked at random by many at once, some moves rolled back: stock, packages, lists, amounts and ledger agree',
  run,
};
