import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { measuredProcess } from '../cached-page/measured-process.ts';
import { quantile, shown } from '../figures.ts';
import { rawGet } from '../raw-get.ts';
import { indexName, type ListingKind } from './listing-kinds.ts';

const requests = 300;
const warmUp = 50;

/** What a listing asks of each product first (wire §7.7). */
const include = [
  'activity', 'configurable_children.*', 'final_price', 'id', 'image', 'name', 'new', 'original_price', 'original_price_incl_tax', 'price', 'price_incl_tax', 'product_links',
  'sale', 'special_price', 'special_to_date', 'special_from_date', 'special_price_incl_tax', 'status', 'tax_class_id', 'tier_prices', 'type_id', 'url_path', 'url_key', '*image', '*sku', '*small_image',
].join(',');
const exclude = 'attribute_set_id,configurable_options,description,sgn,*.sgn,required_options,media_gallery';

const pathOf = ({ queryOf }: ListingKind, round: number): string => {
  const { applied, available, sort, from, size } = queryOf(round);
  const request = JSON.stringify({
    _appliedFilters: applied, _availableFilters: available.map((facet) => ({ field: facet.field, scope: 'catalog', options: { size: facet.size } })),
    _appliedSort: sort.map(({ field, descending }) => ({ field, options: descending ? 'desc' : 'asc' })),
  });
  const query = new URLSearchParams({ size: String(size), from: String(from), request_format: 'search-query', response_format: 'compact', _source_include: include, _source_exclude: exclude, request });
  return `/api/catalog/${indexName}/product/_search?${query.toString()}`;
};

const megabytesOf = (pid: number | undefined): string => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return String(Math.round(Number(kilobytes) / 1024));
};

/** The shop in a process of its own, one request after the other: time and processor time of a listing, and what the process has in memory. */
export const httpRows = async (kinds: readonly ListingKind[], { url, folder }: { url: string; folder: string }): Promise<(string | number)[][]> => {
  const environment = { DATABASE_URL: url, DATA_DIR: join(folder, 'catalogue'), PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production', RATE_LIMITS: 'off' };
  const shop = await measuredProcess('shop-process.ts', { environment });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rows: (string | number)[][] = [['listing', 'p50 ms', 'p99 ms', 'processor ms', 'kB']];
  try {
    for (const kind of kinds) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < warmUp; round += 1) await rawGet(`${shop.url}${pathOf(kind, round)}`, { agent });
      const before = await shop.cpu();
      for (let round = 0; round < requests; round += 1) {
        const startedAt = performance.now();
        const { body, status } = await rawGet(`${shop.url}${pathOf(kind, round)}`, { agent, encoding: 'identity' });
        if (status !== 200) throw new Error(`A listing answers ${status}`);
        times.push(performance.now() - startedAt);
        bytes += body.byteLength;
      }
      const cpu = ((await shop.cpu()) - before) / 1000 / requests;
      rows.push([kind.name, shown(quantile(times, 0.5)), shown(quantile(times, 0.99)), shown(cpu), Math.round(bytes / requests / 1000)]);
    }
    return [...rows, ['the whole process, MB', '', '', '', megabytesOf(shop.pid)]];
  } finally {
    agent.destroy();
    await shop.stop();
  }
};
