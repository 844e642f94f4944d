import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@dijla/provider/config';
import { startShop } from '@dijla/shop/start-shop';
import { deskFolder } from '@dijla/back-office/build';
import { buildFolder } from '@dijla/storefront/build';
import { readyDemoTemplate } from '../database/demo-template.ts';
import { newDatabase } from '../database/new-database.ts';
import { freePort } from '../free-port.ts';
import type { SharedShopAddress } from './addresses.ts';

/*
 * The shop that several files of journeys share, on a database of its own with the demo catalogue. A child
 * process of the test run: it reports its addresses, and stops when the run lets go of it.
 */
const clusterUrl = process.env.TEST_CLUSTER_URL ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'dijla-shop-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const database = await newDatabase(clusterUrl, `template ${await readyDemoTemplate(clusterUrl)}`);
const shop = await startShop(
  readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: url,
    EXTENSIONS: 'countdown',
    LOG_LEVEL: 'error',
  }),
  { buildFolder, deskFolder },
);

process.once('disconnect', async () => {
  try {
    await shop.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit();
  }
});
process.send?.({
  url,
  databaseUrl: database.url,
  outbox: join(dataDir, 'outbox'),
} satisfies SharedShopAddress);
