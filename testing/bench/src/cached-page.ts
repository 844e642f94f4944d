import { join } from 'node:path';
import { loadDemoCatalog } from '@dijla/demo-catalogue/loading/load-demo-catalog';
import type { Bench } from './bench.ts';
import { median, shown } from './figures.ts';
import { type RawAnswer, rawGet } from './raw-get.ts';
import { type MeasuredProcess, measuredProcess } from './processes/measured-process.ts';

const rounds = 9;
const requestsPerRound = 2000;
const page = '/ar/cotton-t-shirt';

/** Headers that Node sets itself or that belong to the connection. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);
const headersOf = (headers: RawAnswer['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

/**
 * Returns medians of the processor time per request and of its ratio to the first server's; the servers take
 * turns in each round.
 */
const compare = async (
  servers: readonly { name: string; process: MeasuredProcess }[],
): Promise<(string | number)[][]> => {
  const turns: number[][] = [];
  for (let round = -1; round < rounds; round += 1) {
    const turn: number[] = [];
    for (const { process } of servers) turn.push(await process.round(page, requestsPerRound));
    if (round >= 0) turns.push(turn);
  }
  return servers.map(({ name }, place) => [
    name,
    shown(median(turns.map((turn) => turn[place] ?? 0))),
    shown(median(turns.map((turn) => (turn[place] ?? 0) / (turn[0] ?? 1)))),
  ]);
};

/**
 * Compares a cached page of the shop with bare node:http servers that send the same Brotli bytes, each in
 * its own process.
 */
export const cachedPage: Bench = {
  about: "a cached page's cost against bare Node's",
  run: async ({ newDatabase, folder }) => {
    const connection = await newDatabase('cached_page');
    await loadDemoCatalog(connection.db);
    const shop = await measuredProcess('shop-process.ts', {
      environment: {
        DATABASE_URL: connection.url,
        DATA_DIR: join(folder, 'cached-page'),
        PORT: '0',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
      },
    });
    await rawGet(`${shop.url}${page}`);
    const { body, headers } = await rawGet(`${shop.url}${page}`);
    if (headers['x-cache'] !== 'hit') throw new Error('The page was not kept');
    const bareWith = (given: Record<string, string>) =>
      measuredProcess('bare-process.ts', { message: { body: body.toString('base64'), headers: given } });
    const bare = await bareWith({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    const sameHeaders = await bareWith(headersOf(headers));
    const compared = await compare([
      { name: 'bare node:http', process: bare },
      { name: "bare, with the shop's headers", process: sameHeaders },
      { name: 'the shop', process: shop },
    ]);
    await Promise.all([shop, bare, sameHeaders].map((server) => server.stop()));
    return [
      {
        title: `A cached page of ${body.byteLength} bytes, ${rounds} rounds of ${requestsPerRound} requests each, medians`,
        rows: [['server', 'processor ms per request', 'ratio'], ...compared],
      },
    ];
  },
};
