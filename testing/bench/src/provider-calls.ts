import { join } from 'node:path';
import { loadDemoCatalog } from '@dijla/demo-catalogue/loading/load-demo-catalog';
import { countedShop } from '@dijla/test-kit/database/counted-shop';
import type { Bench } from './bench.ts';
import { publicPages } from './public-pages.ts';

const budgets: Readonly<Record<string, number>> = {
  home: 8,
  category: 4,
  'simple product': 4,
  'configurable product': 4,
};

/** Provider calls of one server render per route, on a miss and on a hit of the page cache. */
export const providerCalls: Bench = {
  about: 'provider calls per server render',
  run: async ({ newDatabase, buildFolder, folder }) => {
    const connection = await newDatabase('provider_calls');
    await loadDemoCatalog(connection.db);
    const shop = await countedShop({ connection, buildFolder, dataDir: join(folder, 'provider-calls') });
    try {
      const rows = [];
      for (const { name, path } of publicPages) {
        const [rendered, stored] = [await shop.costOfPage(path), await shop.costOfPage(path)];
        rows.push([name, rendered.providerCalls, stored.providerCalls, budgets[name] ?? '']);
      }
      return [
        { title: 'Provider calls per page', rows: [['page', 'rendered', 'stored', 'budget'], ...rows] },
      ];
    } finally {
      await shop.close();
    }
  },
};
