import { Agent } from 'node:http';
import pg from 'pg';
import type { MeasuredProcess } from '../../cached-page/measured-process.ts';
import { quantile, shown } from '../../figures.ts';
import { processorMs } from '../../process-figures.ts';
import { searchOf } from '../listing.ts';
import type { ListingKind } from '../listing-kinds.ts';
import { indexName, search, type WireAnswer } from '../wire-search.ts';
import { differences } from './differences.ts';
import { fillListingTables } from './listing-tables.ts';
import { askSql, type SqlShop, sqlListingOf } from './sql-listing.ts';

const rounds = 40;
const warmUp = 4;

const priceStepsOf = ({ aggregations = {} }: WireAnswer): number[] => aggregations['agg_range_price']?.buckets.map(({ from = 0 }) => from) ?? [];

type Measured = { ms: number[]; cpuMs: number };
type Compared = { name: string; wire: Measured; sql: Measured; faults: string[] };
type Sides = { shop: MeasuredProcess; sql: SqlShop; backend: number; agent: Agent };

/** Both sides are asked the same, taking turns. */
const compared = async ({ shop, sql, backend, agent }: Sides, { name, listingOf }: ListingKind): Promise<Compared> => {
  const [wire, plain] = [{ ms: [] as number[], cpuMs: 0 }, { ms: [] as number[], cpuMs: 0 }];
  const faults: string[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const listing = listingOf(Math.abs(round));
    const [shopBefore, backendBefore] = [await shop.cpu(), processorMs(backend)];
    const startedAt = performance.now();
    const answer = await search(shop.url, searchOf(listing), agent);
    const turnedAt = performance.now();
    const row = await askSql(sql, listing);
    const endedAt = performance.now();
    faults.push(...differences(answer, sqlListingOf(row, sql)));
    if (round < 0) continue;
    wire.ms.push(turnedAt - startedAt);
    plain.ms.push(endedAt - turnedAt);
    wire.cpuMs += ((await shop.cpu()) - shopBefore) / 1000 / rounds;
    plain.cpuMs += (processorMs(backend) - backendBefore) / rounds;
  }
  return { name, wire, sql: plain, faults };
};

const rowOf = ({ name, wire, sql }: Compared): string[] => {
  const [wireP50, sqlP50] = [quantile(wire.ms, 0.5), quantile(sql.ms, 0.5)];
  return [name, shown(wireP50), shown(sqlP50), shown(sqlP50 / wireP50), shown(wire.cpuMs), shown(sql.cpuMs), shown(sql.cpuMs / wire.cpuMs)];
};

/** The same listings by the shop over HTTP and by PostgreSQL alone, in turns; throws when they do not answer the same. */
export const againstSql = async (shop: MeasuredProcess, kinds: readonly ListingKind[], url: string): Promise<string[][]> => {
  const client = new pg.Client({ connectionString: url });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await client.connect();
  try {
    const numbers = await fillListingTables(client, shop.url);
    const [first] = kinds;
    const priceSteps = first === undefined ? [] : priceStepsOf(await search(shop.url, searchOf(first.listingOf(0))));
    const { rows: [found] } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const sides = { shop, agent, backend: found?.pid ?? 0, sql: { client, numbers, priceSteps, storeCode: indexName.replace('iq_catalog_', '') } };
    const all: Compared[] = [];
    for (const kind of kinds) all.push(await compared(sides, kind));
    const faults = all.flatMap(({ name, faults: each }) => each.map((fault) => `${name}: ${fault}`));
    if (faults.length > 0) throw new Error(`PostgreSQL answers otherwise, ${faults.length} times:\n${faults.slice(0, 10).join('\n')}`);
    return [['listing', 'shop p50 ms', 'PostgreSQL p50 ms', 'times', 'shop processor ms', 'PostgreSQL processor ms', 'times'], ...all.map(rowOf)];
  } finally {
    agent.destroy();
    await client.end();
  }
};
