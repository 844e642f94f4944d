import { Agent } from 'node:http';
import pg from 'pg';
import type { MeasuredProcess } from '../../processes/measured-process.ts';
import { quantile, shown } from '../../figures.ts';
import { processorMs } from '../../processes/process-figures.ts';
import { rawGet } from '../../raw-get.ts';
import { type Listing, searchOf } from '../listing.ts';
import type { ListingKind } from '../listing-kinds.ts';
import { roundsOfLoad } from '../listing-load.ts';
import { indexName, search, searchPath, type WireAnswer } from '../wire-search.ts';
import { differences } from './differences.ts';
import { fillListingTables } from './listing-tables.ts';
import { askSql, type SqlRow, type SqlShop, sqlListingOf } from './sql-listing.ts';

const rounds = 40;
const warmUp = 4;

const priceStepsOf = ({ aggregations = {} }: WireAnswer): number[] =>
  aggregations['agg_range_price']?.buckets.map(({ from = 0 }) => from) ?? [];

type Measured<T> = { ms: number[]; cpuMs: number; answers: T[] };
type Compared = { name: string; shop: Measured<Buffer>; sql: Measured<SqlRow>; faults: string[] };
type Sides = { shop: MeasuredProcess; sql: SqlShop; backend: number; agent: Agent };

/** Repeats a request to the same warm process; the first requests are not counted. */
const measured = async <T>(
  pid: number | undefined,
  asked: readonly Listing[],
  ask: (listing: Listing) => Promise<T>,
): Promise<Measured<T>> => {
  const [ms, answers] = [[] as number[], [] as T[]];
  const listings = asked.slice(warmUp);
  for (const listing of asked.slice(0, warmUp)) await ask(listing);
  const before = processorMs(pid);
  for (const listing of listings) {
    const startedAt = performance.now();
    answers.push(await ask(listing));
    ms.push(performance.now() - startedAt);
  }
  return { ms, answers, cpuMs: (processorMs(pid) - before) / listings.length };
};

/** Sends the same listings to both sides, one side after the other. Neither side has seen them before. */
const compared = async (
  { shop, sql, backend, agent }: Sides,
  { name, listingOf }: ListingKind,
): Promise<Compared> => {
  const listings = Array.from({ length: warmUp + rounds }, (_, round) => listingOf(roundsOfLoad + round));
  const ofShop = await measured(
    shop.pid,
    listings,
    async (listing) =>
      (await rawGet(`${shop.url}${searchPath(searchOf(listing))}`, { agent, encoding: 'identity' })).body,
  );
  const ofSql = await measured(backend, listings, (listing) => askSql(sql, listing));
  const faults = ofSql.answers.flatMap((row, round) =>
    differences(JSON.parse(String(ofShop.answers[round])) as WireAnswer, sqlListingOf(row, sql)),
  );
  return { name, shop: ofShop, sql: ofSql, faults };
};

const rowOf = ({ name, shop, sql }: Compared): string[] => {
  const [shopP50, sqlP50] = [quantile(shop.ms, 0.5), quantile(sql.ms, 0.5)];
  return [
    name,
    shown(shopP50),
    shown(sqlP50),
    shown(sqlP50 / shopP50),
    shown(shop.cpuMs),
    shown(sql.cpuMs),
    shown(sql.cpuMs / shop.cpuMs),
  ];
};

/**
 * Compares the shop over HTTP with PostgreSQL alone on the same listings in one run. Throws when their
 * answers differ.
 */
export const againstSql = async (
  shop: MeasuredProcess,
  kinds: readonly ListingKind[],
  url: string,
): Promise<string[][]> => {
  const client = new pg.Client({ connectionString: url });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await client.connect();
  try {
    const numbers = await fillListingTables(client, shop.url);
    const [first] = kinds;
    const priceSteps =
      first === undefined ? [] : priceStepsOf(await search(shop.url, searchOf(first.listingOf(0))));
    const {
      rows: [found],
    } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const sides = {
      shop,
      agent,
      backend: found?.pid ?? 0,
      sql: { client, numbers, priceSteps, storeCode: indexName.replace('iq_catalog_', '') },
    };
    const all: Compared[] = [];
    for (const kind of kinds) all.push(await compared(sides, kind));
    const faults = all.flatMap(({ name, faults: each }) => each.map((fault) => `${name}: ${fault}`));
    if (faults.length > 0)
      throw new Error(
        `PostgreSQL answers otherwise, ${faults.length} times:\n${faults.slice(0, 10).join('\n')}`,
      );
    return [
      [
        'listing',
        'shop p50 ms',
        'PostgreSQL p50 ms',
        'times',
        'shop processor ms',
        'PostgreSQL processor ms',
        'times',
      ],
      ...all.map(rowOf),
    ];
  } finally {
    agent.destroy();
    await client.end();
  }
};
