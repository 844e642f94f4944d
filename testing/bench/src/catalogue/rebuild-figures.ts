import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { AskedFigure } from '../asked-figures.ts';
import type { MeasuredProcess } from '../processes/measured-process.ts';
import { listed } from './listing.ts';
import { indexNames, search } from './wire-search.ts';

const lookEveryMs = 100;
const patienceMs = 120_000;

type Running = { client: pg.Client; shop: MeasuredProcess };

/** Sets the tax rate, in percent. */
const setRate = (client: pg.Client, rate: number): Promise<unknown> =>
  client.query(
    `with changed as (update tax_rate set rate = $1) insert into change (entity, entity_id, kind, actor) values ('taxrule', null, 'saved', 'bench-tax')`,
    [rate],
  );

/** Returns the taxes of the most expensive product in each store view (`fpt`, wire §7.6). */
const taxesShown = async ({ shop: { url } }: Running): Promise<unknown[]> => {
  const answers = await Promise.all(
    indexNames.map((index) =>
      search(url, {
        index,
        request: { _appliedFilters: listed, _appliedSort: [{ field: 'final_price', options: 'desc' }] },
        size: 1,
        include: ['final_price_tax'],
      }),
    ),
  );
  return answers.map(({ hits: [dearest] }) => dearest?.['fpt']);
};

type Rebuilt = { seconds: number; cpuSeconds: number };

/**
 * Measures the time from the commit of a new rate until no store view shows the old taxes. Infinity if one
 * still does after the time limit.
 */
const rebuilt = async (running: Running, rate: number): Promise<Rebuilt> => {
  const [before, cpuBefore] = [await taxesShown(running), await running.shop.cpu()];
  await setRate(running.client, rate);
  const committedAt = performance.now();
  for (;;) {
    await pause(lookEveryMs);
    const [now, ms] = [await taxesShown(running), performance.now() - committedAt];
    if (now.every((tax, view) => tax !== before[view]))
      return { seconds: ms / 1000, cpuSeconds: ((await running.shop.cpu()) - cpuBefore) / 1e6 };
    if (ms > patienceMs) return { seconds: Infinity, cpuSeconds: Infinity };
  }
};

/**
 * Measures how long a running shop needs to rebuild all indexes and swap them in while the old ones serve
 * requests, since new tax rules may change every price. Changes the rate and changes it back, and reports
 * the slower of the two.
 */
export const rebuildFigures = async (url: string, shop: MeasuredProcess): Promise<AskedFigure[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const {
      rows: [{ rate } = { rate: 0 }],
    } = await client.query<{ rate: number }>('select max(rate)::float8 as rate from tax_rate');
    const both: Rebuilt[] = [];
    for (const each of [rate + 1, rate]) both.push(await rebuilt({ client, shop }, each));
    await client.query(`delete from change where actor = 'bench-tax'`);
    return [
      {
        name: 'seconds of a rebuild in a running shop, all indexes made anew for other taxes',
        atMost: 15,
        seen: Math.max(...both.map(({ seconds }) => seconds)),
      },
      {
        name: 'processor seconds of it',
        atMost: null,
        seen: Math.max(...both.map(({ cpuSeconds }) => cpuSeconds)),
      },
    ];
  } finally {
    await client.end();
  }
};
