import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@dijla/provider/database';
import { countJobs } from '@dijla/provider/events/dead-jobs-sql';
import { copiesOf, type Counter, filledCart, placeOrder } from './order-bodies.ts';

const clients = 8;
const orders = 1200;
const lookEveryMs = 50;
const longestMs = 300_000;
/** A process sends so many messages a second at most and rests between, so that sending is no part of the rate. */
const sending = /^message\.queued\./;

/** Whether every event has its jobs and each of them was done, but for the sending of messages. */
const areJobsDone = async ({ pool }: Counter, database: ReturnType<typeof connect>): Promise<boolean> => {
  const { rows } = await pool.query<{ some: boolean }>(
    'select exists (select from event where queued_at is null) as some',
  );
  const left = await countJobs(database.db);
  const failed = left.filter(({ state }) => state === 'failed' || state === 'dead');
  if (failed.length > 0) throw new Error(`Jobs of orders fail: ${JSON.stringify(failed)}`);
  return rows[0]?.some === false && left.every(({ queue }) => queue === 'schedules' || sending.test(queue));
};

/** Orders a second: from the first sent until the last is answered, and until what follows from them is done. */
export type OrderRate = { answered: number; withJobs: number };

/** Places orders of one line by several clients at once and waits for the jobs that follow from them. */
export const orderRate = async (counter: Counter, url: string): Promise<OrderRate> => {
  const database = connect({ url, applicationName: 'bench jobs', poolSize: 1 });
  try {
    const carts = (await copiesOf(counter, await filledCart(counter, 1), orders)).values();
    const begin = performance.now();
    const client = async () => {
      for (const cartId of carts) await placeOrder(counter, cartId, 1);
    };
    await Promise.all(Array.from({ length: clients }, client));
    const answered = performance.now() - begin;
    while (!(await areJobsDone(counter, database))) {
      if (performance.now() - begin > longestMs) throw new Error('The jobs of the orders do not end');
      await pause(lookEveryMs);
    }
    const withJobs = performance.now() - begin;
    return { answered: (orders * 1000) / answered, withJobs: (orders * 1000) / withJobs };
  } finally {
    await database.close();
  }
};
