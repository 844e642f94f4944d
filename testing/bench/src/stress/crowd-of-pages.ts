import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AskedFigure, figureRows, verdictOn } from '../asked-figures.ts';
import type { Stage, Table } from '../bench.ts';
import { quantile, shown } from '../figures.ts';
import { pageShop } from '../pages/page-shop.ts';
import { rawGet } from '../raw-get.ts';
import { askAs } from './ask-as.ts';

/** The requests of one address; `{n}` in the path is replaced by a new number each time. */
export type Crowd = { url: string; path: string; from: string; atOnce: number; leavesAfter?: number };

type Scenario = { name: string; path: string; leavesAfter?: number; isAsked: boolean };

const atOnce = 1000;
/** The concurrent visitor: number of pages, minimum milliseconds between pages, and the maximum p95. */
const visits = { pages: 150, everyMs: 100, p95Ms: 300 };

/** The slowest listing page: the maximum number of cards, and a different page each time. */
const slowSearch = '/en/search?q=for&sort=price-low&price=0-9{n}';

const scenarios: readonly Scenario[] = [
  { name: '1,000 slow searches', path: slowSearch, isAsked: true },
  { name: '1,000 slow searches, given up after 100 ms', path: slowSearch, leavesAfter: 100, isAsked: true },
  { name: '1,000 unknown addresses', path: '/en/nobody-has-this-{n}', isAsked: true },
  {
    name: '1,000 searches of the API',
    path: '/api/catalog/iq_catalog_en/product/_search?size=50&q=for&from={n}',
    isAsked: false,
  },
];

const start = (crowd: Crowd): { stop: () => Promise<Record<string, number>> } => {
  const child = fork(join(import.meta.dirname, '../processes/crowd-process.ts'), [JSON.stringify(crowd)]);
  const counted = new Promise<Record<string, number>>((resolve, reject) => {
    child.once('message', (counts) => resolve(counts as Record<string, number>));
    child.once('exit', (code) => reject(new Error(`The crowd ended with ${String(code)}`)));
  });
  counted.catch(() => undefined);
  return {
    stop: async () => {
      child.send('stop');
      return counted;
    },
  };
};

/** Returns paths of products whose pages have not been rendered yet. */
const productPaths = async (url: string): Promise<string[]> => {
  const { body } = await rawGet(`${url}/sitemap-products-en-1.xml`, { encoding: 'identity' });
  return [...body.toString().matchAll(/<loc>[^<]*?(\/en\/[^<]+)<\/loc>/g)].flatMap(([, path]) =>
    path === undefined ? [] : [path, path.replace('/en/', '/ar/')],
  );
};

/**
 * Opens pages that have not been rendered yet, one after another and at most one per interval. Returns the
 * milliseconds of each page.
 */
const browse = async (url: string, paths: string[]): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (times.length < visits.pages) {
    const next = pause(visits.everyMs);
    const { status, ms } = await askAs(`${url}${paths.pop() ?? ''}`, { from: '198.51.100.2', agent });
    times.push(status === 200 ? ms : Infinity);
    await next;
  }
  agent.destroy();
  return times;
};

const rowOf = (
  name: string,
  times: readonly number[],
  counts: Record<string, number> = {},
): (string | number)[] => [
  name,
  ...['200', '404', '429', '503', '0'].map((status) => counts[status] ?? 0),
  ...[0.5, 0.95, 0.99].map((share) => shown(quantile(times, share))),
];

/** Measures the pages of a second address while one address sends a thousand requests at once. */
export const crowdOfPages = async (stage: Stage): Promise<Table[]> => {
  const { url, stop } = await pageShop(stage, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.0/8,::1' });
  const paths = await productPaths(url);
  // The first pages of a newly started shop take longer.
  await browse(url, paths);
  const rows = [
    ['beside', '200', '404', '429', '503', 'given up', 'p50 ms', 'p95 ms', 'p99 ms'],
    rowOf('nothing', await browse(url, paths)),
  ];
  const figures: AskedFigure[] = [];
  for (const { name, path, leavesAfter, isAsked } of scenarios) {
    const crowd = start({
      url,
      path,
      from: '203.0.113.1',
      atOnce,
      ...(leavesAfter === undefined ? {} : { leavesAfter }),
    });
    await pause(1000);
    const times = await browse(url, paths);
    rows.push(rowOf(name, times, await crowd.stop()));
    figures.push({
      name: `p95 ms beside ${name}`,
      atMost: isAsked ? visits.p95Ms : null,
      seen: quantile(times, 0.95),
    });
  }
  await stop();
  const note = `What the crowd was answered, and ${visits.pages} product pages of a second address that were not stored, one after the other.`;
  return [
    { title: `Pages beside one address that keeps ${atOnce} requests going`, rows, note },
    { title: 'Asked of them, on two idle cores', rows: figureRows(figures), note: verdictOn(figures) },
  ];
};
