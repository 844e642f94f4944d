import { join } from 'node:path';
import { loadDemoCatalogue } from '@dijla/demo-catalogue/load-demo-catalogue';
import type { Bench } from '../bench.ts';
import { median, shown } from '../figures.ts';
import { rawGet } from '../raw-get.ts';
import { measuredProcess } from './measured-process.ts';

const rounds = 9;
const requestsPerRound = 2000;
const page = '/ar/cotton-t-shirt';

/** A page out of the shop's cache against a bare node:http server that sends the same Brotli bytes, rounds taking turns. */
export const cachedPage: Bench = {
  about: "a cached page's cost against bare Node's",
  run: async ({ newDatabase, folder }) => {
    const connection = await newDatabase('cached_page');
    await loadDemoCatalogue(connection.db);
    const shop = await measuredProcess('shop-process.ts', { environment: { DATABASE_URL: connection.url, DATA_DIR: join(folder, 'cached-page'), PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production' } });
    await rawGet(`${shop.url}${page}`);
    const { body, headers } = await rawGet(`${shop.url}${page}`);
    if (headers['x-cache'] !== 'hit') throw new Error('The page was not kept');
    const bare = await measuredProcess('bare-process.ts', { message: { body: body.toString('base64') } });
    const spent: { shop: number; bare: number }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const turn = { shop: await shop.round(page, requestsPerRound), bare: await bare.round(page, requestsPerRound) };
      if (round >= 0) spent.push(turn);
    }
    await Promise.all([shop.stop(), bare.stop()]);
    const [ofShop, ofBare] = [median(spent.map((turn) => turn.shop)), median(spent.map((turn) => turn.bare))];
    return [{
      title: `A cached page of ${body.byteLength} bytes, ${rounds} rounds of ${requestsPerRound} requests each`,
      rows: [['server', 'processor ms per request', 'ratio'], ['bare node:http', shown(ofBare), 1], ['the shop', shown(ofShop), shown(median(spent.map((turn) => turn.shop / turn.bare)))]],
      note: 'Medians. The bare server sends three headers, the shop all of its own.',
    }];
  },
};
