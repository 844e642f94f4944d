import { join } from 'node:path';
import { loadDemoCatalog } from '@dijla/demo-catalogue/loading/load-demo-catalog';
import { buyingCosts, plentifulSkus } from '@dijla/test-kit/buying-costs';
import { countedShop } from '@dijla/test-kit/database/counted-shop';
import type { Bench } from './bench.ts';
import { publicPages } from './public-pages.ts';

/** SQL statements per page on a cold page cache and a warm index, and per call with few and many lines; BEGIN and COMMIT count. */
export const statements: Bench = {
  about: 'SQL statements per page and call',
  run: async ({ newDatabase, buildFolder, folder }) => {
    const connection = await newDatabase('statements');
    await loadDemoCatalog(connection.db);
    const shop = await countedShop({ connection, buildFolder, dataDir: join(folder, 'statements') });
    try {
      const { statementsOfAdd, statementsOfOrder } = buyingCosts(shop, await plentifulSkus(connection));
      const pages = [];
      for (const { name, path } of publicPages)
        pages.push([name, '', (await shop.costOfPage(path)).statements]);
      const calls = [];
      for (const lines of [1, 40]) calls.push(['add to cart', lines, await statementsOfAdd(lines)]);
      for (const lines of [1, 60]) calls.push(['order', lines, await statementsOfOrder(lines)]);
      return [{ title: 'SQL statements', rows: [['what', 'lines', 'statements'], ...pages, ...calls] }];
    } finally {
      await shop.close();
    }
  },
};
