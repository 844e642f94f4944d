import type { Connection } from '@dijla/provider/database';
import { median } from '../figures.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { processorMs } from './process-figures.ts';

/** Processor milliseconds of the shop's process and of its database sessions. */
export type Spent = { shop: number; database: number };

type Measured = { shop: MeasuredProcess; pool: Connection['pool'] };

const spentSoFar = async ({ shop, pool }: Measured): Promise<Spent> => {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return {
    shop: (await shop.cpu()) / 1000,
    database: rows.reduce((sum, { pid }) => sum + processorMs(pid), 0),
  };
};

/** Does the work so many times, one after the other, and returns what it costs once. */
export const spentPer = async (
  measured: Measured,
  times: number,
  work: () => Promise<unknown>,
): Promise<Spent> => {
  const before = await spentSoFar(measured);
  for (let done = 0; done < times; done += 1) await work();
  const after = await spentSoFar(measured);
  return { shop: (after.shop - before.shop) / times, database: (after.database - before.database) / times };
};

export const middleOf = (spent: readonly Spent[]): Spent => ({
  shop: median(spent.map(({ shop }) => shop)),
  database: median(spent.map(({ database }) => database)),
});
